import type { Meta, StoryObj } from '@storybook/react-vite';
import { PushBlock } from './push-block.tsx';
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
  component: PushBlock,
  args: { push: push({}) },
  parameters: { platform: [] },
} satisfies Meta<typeof PushBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: '꺼짐' };
export const Busy: Story = { name: '켜는 중', args: { push: push({ isBusy: true }) } };
export const On: Story = { name: '켜짐', args: { push: push({ state: 'on' }) } };
export const Refused: Story = { name: '답 없이 닫음', args: { push: push({ outcome: 'refused' }) } };
export const Failed: Story = { name: '실패', args: { push: push({ outcome: 'failed' }) } };
export const Blocked: Story = { name: '막힘', args: { push: push({ state: 'blocked' }) } };
export const Unsupported: Story = { name: '지원하지 않는 브라우저', args: { push: push({ state: 'unsupported' }) } };
export const Unavailable: Story = { name: '서버에 없음', args: { push: push({ state: 'unavailable' }) } };
export const Checking: Story = { name: '확인하는 중', args: { push: push({ state: 'checking' }) } };
