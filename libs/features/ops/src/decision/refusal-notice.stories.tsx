import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOpsItem } from '@portal/testing/ops/ops-item-builders';
import { RefusalNotice } from './refusal-notice.tsx';

const meta = {
  component: RefusalNotice,
  args: {
    problem: { status: 409, code: 'WRONG_STATE', message: '지금 상태에서는 할 수 없어요' },
    item: anOpsItem({ state: 'CANCELED' }),
    hasDraft: true,
  },
} satisfies Meta<typeof RefusalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conflict: Story = { name: '그사이 바뀜' };
export const Edited: Story = {
  name: '가족이 그사이 후기를 고침',
  args: { item: anOpsItem({ queue: 'REVIEWS', state: 'CANCELED' }) },
};
export const Rewritten: Story = {
  name: '쓴 사람이 그사이 바꿈',
  args: {
    problem: { status: 409, code: 'VERSION_CONFLICT', message: '다른 곳에서 먼저 바뀌었어요' },
    item: anOpsItem({ queue: 'POSTS', state: 'PICKED_UP' }),
  },
};
export const Failed: Story = {
  name: '실패',
  args: { problem: { status: 503, code: 'MAINTENANCE', message: '점검 중이에요. 잠시 뒤 다시 해 주세요' } },
};
