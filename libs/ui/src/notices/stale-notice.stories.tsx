import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaleNotice } from './stale-notice.tsx';

const meta = {
  component: StaleNotice,
  args: {
    problem: { message: '인터넷 연결을 확인하고 다시 시도해 주세요.' },
    retrying: false,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof StaleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stale: Story = { name: '앞서 받은 내용' };
export const Retrying: Story = { name: '다시 불러오는 중', args: { retrying: true } };
export const Fresh: Story = { name: '없음', tags: ['empty-canvas'], args: { problem: null } };
