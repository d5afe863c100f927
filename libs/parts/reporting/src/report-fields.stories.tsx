import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHAT_REPORT_LIMITS, CHAT_REPORT_REASONS } from '@portal/domain/chat/chat-report';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { koreanReportWords as words } from './messages.ts';
import { ReportFields } from './report-fields.tsx';

const ignore = () => Promise.resolve();

const meta = {
  component: ReportFields,
  args: {
    quoted: '오늘 교재 몇 쪽부터예요?',
    reasons: CHAT_REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] })),
    limit: CHAT_REPORT_LIMITS.wordsMax,
    words,
    register: (name) => ({ name, onChange: ignore, onBlur: ignore, ref: () => {} }),
    errors: {},
  },
} satisfies Meta<typeof ReportFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMessage: Story = { name: '메시지' };
export const OfATalk: Story = { name: '대화 전체', args: { quoted: undefined } };
export const Refused: Story = {
  name: '빠진 것이 있음',
  args: { errors: { reason: words.noReason, words: words.noWords } },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  args: { quoted: HARD_CONTENT.long.repeat(8) },
};
