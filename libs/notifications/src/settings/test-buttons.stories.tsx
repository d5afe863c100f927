import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationSettingsContract as contract } from '@portal/domain/notifications/notification-settings.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { messages } from '../settings-messages.ts';
import { TestButtons } from './test-buttons.tsx';

const meta = {
  component: TestButtons,
  args: { obstacles: {} },
  parameters: { platform: [fake(contract.sendTestNotification, {})] },
} satisfies Meta<typeof TestButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^브라우저/ }));
};

export const Ready: Story = { name: '누르기 전' };
export const Sent: Story = { name: '흐름: 보냄', tags: ['flow'], play: press };
export const Obstacle: Story = {
  name: '흐름: 켜지 않은 방법',
  tags: ['flow'],
  args: { obstacles: { PUSH: messages.test.pushOff } },
  play: press,
};
export const Sending: Story = {
  name: '흐름: 보내는 중',
  tags: ['flow'],
  parameters: { platform: [neverAnswers(contract.sendTestNotification)] },
  play: press,
};
export const TooMany: Story = {
  name: '흐름: 너무 잦음',
  tags: ['flow'],
  parameters: { platform: [fakeProblem(contract.sendTestNotification, 'TOO_MANY', { values: { s: 40 } })] },
  play: press,
};
