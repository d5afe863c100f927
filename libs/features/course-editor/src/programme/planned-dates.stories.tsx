import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { planLessons } from './lesson-dates.ts';
import { PlannedDates } from './planned-dates.tsx';

const slots = [
  { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  { weekday: 'FRIDAY', start: '18:00', end: '19:30' },
] as const;
const obstacleOf = ({ day }: { day: string }) => (day === '2026-12-25' ? '성탄절' : undefined);

const meta = {
  component: PlannedDates,
  args: {
    plan: planLessons({ count: 6, slots, from: '2026-12-10', obstacleOf }),
    titles: ['함수의 뜻', '일차함수의 그래프', '기울기', '절편', HARD_CONTENT.long, '활용'],
  },
} satisfies Meta<typeof PlannedDates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '쉬는 날을 건너뜀' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
