import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { aLessonDetail } from '../lesson.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { LessonDialog } from './lesson-dialog.tsx';

const { getLesson } = lessonsContract;
const friday = aLesson({
  status: 'UPCOMING',
  held: null,
  startAt: '2026-11-20T19:00:00+09:00',
  endAt: '2026-11-20T20:30:00+09:00',
});
const tonight = { ...friday, startAt: '2026-11-18T19:00:00+09:00', endAt: '2026-11-18T20:30:00+09:00' };
const toSaturday = aLessonMove({
  lessonId: friday.id,
  oldStartAt: friday.startAt,
  oldEndAt: friday.endAt,
  newStartAt: '2026-11-21T19:00:00+09:00',
  newEndAt: '2026-11-21T20:30:00+09:00',
  answerBy: '2026-11-19T19:00:00+09:00',
});
const times = fake(lessonMovesContract.listMoveTimes, {
  alternatives: aConflict().alternatives,
  noticeUntil: '2026-11-19T19:00:00+09:00',
  within24h: false,
});

const meta = {
  component: LessonDialog,
  args: { lesson: friday, timeZone: 'Asia/Seoul', onClose: fn() },
  parameters: {
    platform: [fake(getLesson, aLessonDetail(friday)), times],
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof LessonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Loaded: Story = { name: '예정된 수업' };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(getLesson)] } };
export const OnlyId: Story = {
  name: '아는 것 없이 불러오는 중',
  args: { lesson: { id: 'far' } },
  parameters: { platform: [neverAnswers(getLesson)] },
};
export const Failed: Story = { name: '오류', parameters: { platform: [fakeProblem(getLesson, 'UNEXPECTED')] } };
export const Gone: Story = { name: '없어진 수업', parameters: { platform: [fakeProblem(getLesson, 'NOT_FOUND')] } };
export const Waiting: Story = {
  name: '제안이 답을 기다림',
  parameters: { platform: [fake(getLesson, aLessonDetail({ ...friday, moves: [toSaturday] })), times] },
};
export const Moving: Story = { name: '시간 바꾸기', play: () => press('일정 바꾸기') };
export const MovingLate: Story = {
  name: '24시간 안에 시간 바꾸기',
  args: { lesson: tonight },
  parameters: { platform: [fake(getLesson, aLessonDetail(tonight)), times] },
  play: () => press('일정 바꾸기'),
};
export const Canceling: Story = { name: '취소하기', play: () => press('수업 취소') };
export const PhoneMoving: Story = { ...Moving, name: '휴대폰: 시간 바꾸기', globals: { viewport: { value: 'w390' } } };
