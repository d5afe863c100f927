import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { aBusyRoom } from '../room-states.fixture.ts';
import { inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { RoomClock } from './room-clock.tsx';

const meta = { component: RoomClock, parameters: { platform: [] } } satisfies Meta<typeof RoomClock>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (startAt: string, endAt: string) => inRoom(aBusyRoom({ lesson: aLiveLesson({ startAt, endAt }) }));
export const Before: Story = {
  name: '시작 전',
  ...at('2026-11-18T10:50:00+09:00', '2026-11-18T11:50:00+09:00'),
};
export const Running: Story = { name: '수업 중', ...inRoom() };
export const Near: Story = { name: '5분이 남지 않음', ...at('2026-11-18T09:46:00+09:00', '2026-11-18T10:46:00+09:00') };
export const Vietnamese: Story = { name: '베트남어', decorators: [inVietnamese, ...inRoom().decorators] };
export const Over: Story = {
  name: '끝날 시간이 지남',
  ...at('2026-11-18T09:30:00+09:00', '2026-11-18T10:30:00+09:00'),
};
