import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { localProblem } from '@portal/api/api-problem';
import { APPLICATION_CODE } from '@portal/testing/recruiting/application-builders';
import { status } from '../messages.ts';
import { StatusForm } from './status-form.tsx';

const look = async () => userEvent.click(await screen.findByRole('button', { name: status.look }));
const meta = {
  component: StatusForm,
  args: { code: '', onLook: (): Promise<unknown> => Promise.resolve() },
  parameters: { signedIn: false, platform: [] },
} satisfies Meta<typeof StatusForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '쓰기 전' };
export const FromMail: Story = { name: '이메일에서 옴', args: { code: APPLICATION_CODE } };
export const Wrong: Story = { name: '빠진 칸', play: look };
export const Offline: Story = {
  name: '오프라인',
  args: { code: APPLICATION_CODE, onLook: () => Promise.reject(Object.assign(new Error(), localProblem('OFFLINE'))) },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^휴대폰 번호나 이메일/ }), '0912345678');
    await look();
    await screen.findByText(localProblem('OFFLINE').message);
  },
};
