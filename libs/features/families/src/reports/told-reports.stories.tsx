import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChatReportOutcome, OwnChatReport } from '@portal/domain/chat/chat-report';
import { familyReportsContract as contract } from '@portal/domain/families/family-reports.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { DOOR } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { takesFamilyReports } from './reports.fixture.ts';
import { ToldReports } from './told-reports.tsx';

const at = '2026-11-18T10:00:00+09:00';
const report = (seq: number | null, outcome?: ChatReportOutcome, reason = '확인했어요.'): OwnChatReport => ({
  seq,
  said: seq === null ? '' : '그것도 못 하면 그만두세요. 다른 아이들은 다 해 왔어요.',
  reason: 'RUDE',
  words: '',
  at,
  decision: outcome ? { outcome, reason, at } : null,
});
const world = { signedIn: false, path: DOOR, route: '/f/:link' };
const made = (...reports: OwnChatReport[]) => ({ ...world, platform: takesFamilyReports(reports) });

const meta = {
  component: ToldReports,
  decorators: [readBy()],
  args: { room: 'class', onShow: fn() },
  parameters: made(report(null), report(6, 'WARNED'), report(4, 'KEPT')),
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof ToldReports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = { name: '기다리는 신고와 결과' };
export const MadeVietnamese: Story = {
  name: '기다리는 신고와 결과, 베트남어',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
};
export const None: Story = { name: '신고 없음', tags: ['empty-canvas'], parameters: made() };
export const Failed: Story = {
  name: '불러오지 못함',
  // The talk stands without it.
  tags: ['empty-canvas'],
  parameters: { ...world, platform: [fakeProblem(contract.listFamilyReports, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: made(report(2_147_483_647, 'REMOVED', HARD_CONTENT.long)),
};
