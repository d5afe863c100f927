import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@portal/ui/button';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ApprovalBanner } from './approval-banner.tsx';
import { someRemarks } from './approval.fixture.ts';

const timeZone = 'Asia/Seoul';

const meta = {
  component: ApprovalBanner,
  args: { state: 'OPEN', title: '지금 공개 중인 강좌의 새 초안이에요', timeZone },
  // A router for the ways to the fields.
  parameters: { platform: [] },
} satisfies Meta<typeof ApprovalBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: '모든 상태',
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ApprovalBanner state="OPEN" title="프로필을 완성하고 승인을 요청해 주세요" timeZone={timeZone}>
        처음 강좌를 만들려면 프로필 승인이 필요해요.
      </ApprovalBanner>
      <ApprovalBanner
        state="WAITING"
        title="승인을 기다리고 있어요"
        dueAt="2026-11-18T18:00:00+09:00"
        timeZone={timeZone}
        action={<Button variant="outline">승인 요청 거두기</Button>}
      >
        수정해서 임시 저장하면 요청이 취소돼요.
      </ApprovalBanner>
      <ApprovalBanner state="LOCKED" title="심사 중이라 수정할 수 없어요" timeZone={timeZone} />
      <ApprovalBanner state="APPROVED" title="공개 중인 강좌예요" timeZone={timeZone} />
    </div>
  ),
};
export const Declined: Story = {
  name: '반려: 이유와 의견',
  args: {
    state: 'DECLINED',
    title: '반려된 강좌예요',
    reason: '수강료와 소개를 다시 봐 주세요.',
    remarks: someRemarks,
  },
};
export const Late: Story = {
  name: '답이 늦음',
  args: { state: 'WAITING', title: '승인을 기다리고 있어요', dueAt: '2026-11-18T08:42:00+09:00' },
};
export const Long: Story = {
  name: '긴 글',
  args: {
    state: 'DECLINED',
    title: HARD_CONTENT.long,
    reason: `${HARD_CONTENT.long}\n${HARD_CONTENT.url}`,
    remarks: [{ ...someRemarks[0], remark: HARD_CONTENT.long }],
  },
};
