import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { planTimes } from '@portal/domain/time/plan-times';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { PlannedDates } from './planned-dates.tsx';

const slots = [
  { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  { weekday: 'FRIDAY', start: '18:00', end: '19:30' },
] as const;
const obstacleOf = ({ day }: { day: string }) => (day === '2026-12-25' ? '성탄절' : undefined);

const meta = {
  component: PlannedDates,
  args: {
    plan: planTimes({
      slots,
      count: 6,
      from: '2026-12-10',
      until: '2027-03-10',
      zone: DEFAULT_TIME_ZONE,
      obstacleOf,
      now: new Date('2026-11-18T01:42:00Z'),
      shortestMinutes: 25,
    }),
    zone: DEFAULT_TIME_ZONE,
    titles: ['함수의 뜻', '일차함수의 그래프', '기울기', '절편', HARD_CONTENT.long, '활용'],
  },
} satisfies Meta<typeof PlannedDates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '쉬는 날을 건너뜀' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
