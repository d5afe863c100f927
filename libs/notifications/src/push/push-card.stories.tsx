import type { Meta, StoryObj } from '@storybook/react-vite';
import { PushOffer } from './push-card.tsx';
import type { WebPush } from './use-web-push.ts';

const push = (over: Partial<WebPush>): WebPush => ({
  state: 'off',
  canAsk: true,
  isBusy: false,
  outcome: null,
  turnOn: () => Promise.resolve(true),
  turnOff: () => Promise.resolve(true),
  ...over,
});

const meta = {
  component: PushOffer,
  args: { push: push({}), onLater: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof PushOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: '묻기 전' };
export const Busy: Story = { name: '브라우저가 묻는 중', args: { push: push({ isBusy: true }) } };
export const Refused: Story = { name: '답 없이 닫음', args: { push: push({ outcome: 'refused' }) } };
export const Blocked: Story = { name: '막음', args: { push: push({ state: 'blocked' }) } };
export const Failed: Story = { name: '실패', args: { push: push({ outcome: 'failed' }) } };
