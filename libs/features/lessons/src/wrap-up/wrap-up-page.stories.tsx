import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, fakeProblem, neverAnswers, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonDiary, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { holdDesks, nextLesson } from '../lessons.fixture.ts';
import { WrapUpPage } from './wrap-up-page.tsx';

const { getLessonDesk, saveLessonDiary, sendLessonDiary } = lessonDeskContract;
const save = fake(saveLessonDiary, ({ body }) => aLessonDiary({ ...body, version: body.version + 1 }));
const at = (desk: ReturnType<typeof aTaughtLesson>) => ({
  platform: [fake(getLessonDesk, desk), save, nextLesson],
});
const sent = aTaughtLesson({
  diary: aLessonDiary({
    version: 3,
    programmeNo: 12,
    covered: '일차함수의 그래프',
    homework: '교과서 42쪽',
    nextPlan: '활용 문제',
    messageToGuardian: 'Chào phụ huynh, {student} đã học xong.',
    sentAt: '2026-11-18T10:41:00+09:00',
    confirmBy: '2026-11-19T10:41:00+09:00',
  }),
  tasks: [
    aPlanTask(),
    aPlanTask({
      id: 'task-2',
      type: 'SUBMISSION_DEADLINE',
      title: '12회차 숙제',
      dueAt: '2026-11-20T10:30:00+09:00',
    }),
  ],
});

const meta = {
  component: WrapUpPage,
  parameters: {
    path: '/account/lessons/lesson-1/wrap-up',
    route: '/account/lessons/:lessonId/wrap-up',
    ...at(aTaughtLesson()),
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof WrapUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = { name: '채워진 마무리' };
export const Late: Story = {
  name: '늦은 마무리',
  parameters: at(
    aTaughtLesson({ lesson: { startAt: '2026-11-16T19:00:00+09:00', endAt: '2026-11-16T20:00:00+09:00' } }),
  ),
};
export const Mixed: Story = {
  name: '두 언어의 보호자, 출석을 모름',
  parameters: at(
    aTaughtLesson({
      attendance: [
        anAttendance({ state: null, joinedAt: null, minutes: 0 }),
        anAttendance({
          studentId: 'student-A02',
          studentName: '학생 A02',
          state: 'EXCUSED',
          joinedAt: null,
          minutes: 0,
          source: 'MANUAL',
          note: '가족 여행',
        }),
      ],
      recipients: [
        { id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' },
        { id: 'guardian-2', name: '김보호', language: 'ko' },
      ],
    }),
  ),
};
export const Refused: Story = {
  name: '저장도 전송도 되지 않음',
  parameters: {
    platform: [
      fake(getLessonDesk, aTaughtLesson()),
      offline(saveLessonDiary),
      fake(sendLessonDiary, () => problemResponse('UNEXPECTED')),
    ],
  },
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: /^숙제/ }), '42쪽');
    await userEvent.click(screen.getByRole('button', { name: '보내고 마무리하기' }));
    await screen.findByText('마무리하지 못했어요');
  },
};
export const Done: Story = { name: '마무리함', parameters: at(sent) };
export const DoneAlone: Story = {
  name: '마무리함, 다음 수업을 모름',
  parameters: {
    platform: [
      fake(getLessonDesk, { ...sent, recipients: [], tasks: [] }),
      fakeProblem(classesContract.getClass, 'UNEXPECTED'),
    ],
  },
};
export const NotHeld: Story = {
  name: '진행하지 않은 수업',
  parameters: at(aTaughtLesson({ lesson: { held: false } })),
};
export const Running: Story = {
  name: '아직 진행 중',
  parameters: at(aLessonDesk()),
};
export const Upcoming: Story = {
  name: '아직 시작 전',
  parameters: at(holdDesks.early),
};
export const Canceled: Story = {
  name: '취소한 수업',
  parameters: at(aTaughtLesson({ lesson: { status: 'CANCELED', held: false } })),
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(getLessonDesk)] },
};
export const Failed: Story = { name: '오류', parameters: { platform: [offline(getLessonDesk)] } };
export const Longest: Story = { ...FilledIn, name: '가장 긴 내용', globals: { texts: 'long' } };
