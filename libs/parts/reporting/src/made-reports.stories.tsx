import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import type { ChatReportOutcome, OwnChatReport } from '@portal/domain/chat/chat-report';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { MadeReports } from './made-reports.tsx';
import { koreanReportWords } from './messages.ts';

const at = '2026-11-18T10:00:00+09:00';
const report = (seq: number | null, outcome?: ChatReportOutcome, reason = '확인했어요.'): OwnChatReport => ({
  seq,
  said: seq === null ? '' : '그것도 못 하면 그만두세요. 다른 아이들은 다 해 왔어요.',
  reason: 'RUDE',
  words: '',
  at,
  decision: outcome ? { outcome, reason, at } : null,
});

const meta = {
  component: MadeReports,
  args: {
    reports: { items: [report(null), report(6, 'WARNED'), report(4, 'KEPT')], warnings: [] },
    words: koreanReportWords,
    zone: 'Asia/Seoul',
    onShow: fn(),
  },
  parameters: { platform: [] },
} satisfies Meta<typeof MadeReports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = { name: '기다리는 신고와 결과' };
export const Folded: Story = {
  name: '펼친 신고와 결과',
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { expanded: false })),
};
export const Warned: Story = {
  name: '받은 주의',
  args: { reports: { items: [], warnings: [{ reason: '밤늦게 여러 번 재촉했어요.', at }] } },
};
export const None: Story = {
  name: '신고 없음',
  tags: ['empty-canvas'],
  args: { reports: { items: [], warnings: [] } },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  args: {
    reports: {
      items: [report(2_147_483_647, 'REMOVED', HARD_CONTENT.long)],
      warnings: [{ reason: HARD_CONTENT.long, at }],
    },
  },
};
