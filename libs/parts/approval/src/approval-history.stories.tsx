import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@portal/ui/button';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ApprovalHistory } from './approval-history.tsx';
import { someEntries } from './approval.fixture.ts';

const declined = someEntries[2];

const meta = {
  component: ApprovalHistory,
  args: { label: '승인 기록', entries: someEntries, timeZone: 'Asia/Seoul' },
} satisfies Meta<typeof ApprovalHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outcomes: Story = { name: '네 가지 결과' };
export const Abroad: Story = { name: '베트남에 사는 선생님', args: { timeZone: 'Asia/Ho_Chi_Minh' } };
export const WithAction: Story = {
  name: '할 일이 있음',
  args: {
    entries: [
      {
        ...declined,
        action: (
          <Button size="sm" variant="ghost">
            그 뒤로 달라진 내용 보기
          </Button>
        ),
      },
    ],
  },
};
export const Long: Story = {
  name: '긴 글',
  args: {
    entries: [
      {
        ...declined,
        title: HARD_CONTENT.long,
        reason: `${HARD_CONTENT.long}\n${HARD_CONTENT.url}`,
        remarks: [{ label: HARD_CONTENT.long, remark: HARD_CONTENT.url }],
      },
    ],
  },
};
