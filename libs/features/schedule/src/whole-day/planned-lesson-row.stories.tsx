import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { lessonMessages } from '../lesson-messages.ts';
import { aDayPlan, aFullPlan, aWaitingPlan } from '../lesson.fixture.ts';
import { CANCEL, OWN_TIME } from './day-move-values.ts';
import { PlannedLessonRow } from './planned-lesson-row.tsx';

const [first, second, third] = aDayPlan();

const meta = {
  component: PlannedLessonRow,
  args: {
    planned: first,
    start: first.alternatives[0]?.startAt ?? '',
    today: TODAY,
    timeZone: 'Asia/Seoul',
    onKeep: fn(),
    onChoose: fn(),
    onOwn: fn(),
    onConsent: fn(),
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
export const Clashing: Story = { name: '다른 수업과 겹침', args: { planned: second, error: lessonMessages.day.clash } };
export const NothingFits: Story = { name: '빈 시간이 없음', args: { planned: third, start: OWN_TIME } };
const [outside] = aFullPlan();
export const Outside: Story = {
  name: '수업 가능 시간 밖',
  args: { planned: outside!, start: outside!.others[0]!.startAt },
};
export const Own: Story = { name: '직접 고름', args: { start: OWN_TIME, own: { date: '2026-11-21', time: '10:00' } } };
const [waiting] = aWaitingPlan();
export const Kept: Story = { name: '답을 기다리는 제안을 그대로 둠', args: { planned: waiting!, isKept: true } };
export const Replaced: Story = { name: '답을 기다리는 제안을 끝내고 새로 정함', args: { planned: waiting! } };
export const Canceled: Story = {
  name: '취소, 동의가 아직 없음',
  args: { start: CANCEL, error: lessonMessages.cancel.consentMissing },
};
