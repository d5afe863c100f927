import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFamilyLesson } from '@portal/testing/families/family-door-builders';
import { OPEN_LESSON } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { NextLesson } from './next-lesson.tsx';

const meta = {
  component: NextLesson,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [] },
  args: { lesson: OPEN_LESSON, students: [{ id: 'student-1', name: '김민준' }], onAsk: () => undefined },
} satisfies Meta<typeof NextLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '들어갈 수 있음' };
export const Shut: Story = { name: '아직 열리지 않음', args: { lesson: aFamilyLesson() } };
export const Vietnamese: Story = {
  name: '베트남어, 베트남 시각',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
};
export const OtherDay: Story = {
  name: '선생님과 날짜가 다름',
  decorators: [readBy('ko', 'America/Los_Angeles')],
  args: { lesson: aFamilyLesson({ startAt: '2026-11-19T10:00:00+09:00', endAt: '2026-11-19T11:00:00+09:00' }) },
};
export const NoEntrance: Story = { name: '들어가는 링크가 없음', args: { lesson: { ...OPEN_LESSON, entrances: [] } } };
export const Ended: Story = {
  name: '수업 시간이 끝남',
  args: {
    lesson: { ...OPEN_LESSON, startAt: '2026-11-18T09:30:00+09:00', endAt: '2026-11-18T10:30:00+09:00' },
  },
};
