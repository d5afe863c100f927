import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChatReportOutcome, OwnChatReport } from '@portal/domain/chat/chat-report';
import { reportsContract as contract } from '@portal/domain/chat/reports.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { OwnReports } from './own-reports.tsx';
import { takesReports } from './reports.fixture.ts';

const at = '2026-11-18T10:00:00+09:00';
const report = (seq: number | null, outcome?: ChatReportOutcome, reason = '확인했어요.'): OwnChatReport => ({
  seq,
  said: seq === null ? '' : '그것도 못 하면 그만두세요. 다른 아이들은 다 해 왔어요.',
  reason: 'RUDE',
  words: '',
  at,
  decision: outcome ? { outcome, reason, at } : null,
});
const made = (...reports: OwnChatReport[]) => ({ platform: takesReports({ calls: [] }, reports) });

const meta = {
  component: OwnReports,
  args: { roomId: 'huong', zone: 'Asia/Seoul', onShow: fn() },
  parameters: made(report(null), report(6, 'WARNED'), report(4, 'KEPT')),
} satisfies Meta<typeof OwnReports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = { name: '기다리는 신고와 결과' };
export const None: Story = { name: '신고 없음', tags: ['empty-canvas'], parameters: made() };
export const Failed: Story = {
  name: '불러오지 못함',
  // What is said of it besides stands without it.
  tags: ['empty-canvas'],
  parameters: { platform: [fakeProblem(contract.listChatReports, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: made(report(2_147_483_647, 'REMOVED', HARD_CONTENT.long)),
};
