import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { aDayPlan } from '../lesson.fixture.ts';
import { PlannedLessonRow } from './planned-lesson-row.tsx';

const [first, second, third] = aDayPlan();

const meta = {
  component: PlannedLessonRow,
  args: {
    planned: first,
    start: first.alternatives[0]?.startAt ?? '',
    isClashing: false,
    today: TODAY,
    timeZone: 'Asia/Seoul',
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof PlannedLessonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = { name: '새 시간이 있음' };
export const Left: Story = { name: '옮기지 않음', args: { start: '' } };
export const Clashing: Story = { name: '다른 수업과 겹침', args: { planned: second, isClashing: true } };
export const NothingFits: Story = { name: '빈 시간이 없음', args: { planned: third, start: '' } };
