import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { lostCode as words } from '../messages.ts';
import { LostCode } from './lost-code.tsx';

const { mailFormCode } = applicationsContract;
const open = async () => userEvent.click(await screen.findByRole('button', { name: words.open }));
async function send() {
  await open();
  await userEvent.type(await screen.findByRole('textbox'), 'apply@example.com');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
}

const meta = {
  component: LostCode,
  parameters: { signedIn: false, platform: [fake(mailFormCode, {})] },
} satisfies Meta<typeof LostCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };
export const Open: Story = { name: '이메일을 물어봄', play: open };
export const Sent: Story = {
  name: '보냈음, 휴대폰',
  play: async () => {
    await send();
    await screen.findByText(words.sent('apply@example.com'));
  },
  globals: { viewport: { value: 'w390' } },
};
export const Refused: Story = {
  name: '너무 자주 물어봄',
  parameters: { platform: [fakeProblem(mailFormCode, 'TOO_MANY', { retryAfter: 3_180 })] },
  play: async () => {
    await send();
    await screen.findByText(words.failed);
  },
};
