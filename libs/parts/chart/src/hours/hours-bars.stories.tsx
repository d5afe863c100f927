import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { HoursBars } from './hours-bars.tsx';

const PARTS = [
  { label: '수업', tone: 'celadon' },
  { label: '채점', tone: 'mustard', pattern: 'hatch' },
  { label: '정리', tone: 'ink' },
] as const;
const ROWS = [
  { key: 'a', label: '중3 수학 1:1', note: '수업 16회', values: [840, 40, 20], end: '214,400đ' },
  { key: 'b', label: '중등 심화 문제풀이반', note: '수업 8회', values: [950, 630, 280], end: '207,484đ' },
  { key: 'c', label: '중2 내신 대비반', note: '수업 12회', values: [700, 560, 180], end: '201,000đ' },
];
const format = (minutes: number) => `${Math.round(minutes / 6) / 10}시간`;

const meta = {
  component: HoursBars,
  parameters: { platform: [] },
  args: { label: '수업별 시간', parts: PARTS, rows: ROWS, format, endLabel: '시간당' },
  render: (args) => (
    <StorySheet width="full">
      <HoursBars {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof HoursBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '수업 셋' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Extreme: Story = {
  name: '아주 긴 이름, 0분과 아주 긴 시간',
  args: {
    rows: [
      { key: 'a', label: HARD_CONTENT.long, note: '수업 366회', values: [219_600, 60_000, 1], end: '987,654,321đ' },
      { key: 'b', label: '아직 수업이 없는 수업', values: [0, 0, 0], end: '아직 없어요' },
    ],
  },
};
