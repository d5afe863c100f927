import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import {
  aLessonDesk,
  aLessonDiary,
  aLessonQuestion,
  anAttendance,
  aTaughtLesson,
} from '@portal/testing/lessons/lesson-desk-builders';
import { holdDesks, noPacks } from '../lessons.fixture.ts';
import { LessonPage } from './lesson-page.tsx';

const { getLessonDesk } = lessonDeskContract;
const at = (desk: ReturnType<typeof aLessonDesk>) => ({ platform: [fake(getLessonDesk, desk), noPacks] });

const meta = {
  component: LessonPage,
  parameters: {
    path: '/account/lessons/lesson-1',
    route: '/account/lessons/:lessonId',
    ...at(aLessonDesk()),
  },
} satisfies Meta<typeof LessonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const Waiting: Story = {
  name: '아무도 오지 않음, 대면',
  parameters: at(
    aLessonDesk({
      lesson: { mode: 'OFFLINE', place: '마포구 스터디룸 2호' },
      attendance: [anAttendance({ state: null, joinedAt: null, minutes: 0 })],
      extensions: [],
    }),
  ),
};
export const Early: Story = {
  name: '시작 전, 학생이 없음',
  parameters: at(
    aLessonDesk({
      lesson: {
        status: 'UPCOMING',
        startAt: '2026-11-18T14:00:00+09:00',
        endAt: '2026-11-18T15:00:00+09:00',
        studentCount: 0,
        studentNames: [],
      },
      opensAt: '2026-11-18T13:45:00+09:00',
      startedAt: null,
      students: [],
      attendance: [],
      recipients: [],
    }),
  ),
};
export const Open: Story = { name: '입장할 수 있음', parameters: at(holdDesks.open) };
export const OpenOnPhone: Story = { ...Open, name: '입장할 수 있음, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Missed: Story = { name: '시작하지 않고 지남', parameters: at(holdDesks.missed) };
export const ToWrapUp: Story = { name: '마무리 필요', parameters: at(holdDesks.toWrapUp) };
export const WrapUpLate: Story = { name: '마무리가 늦음', parameters: at(holdDesks.wrapUpLate) };
export const NotHeld: Story = { name: '학생이 오지 않음', parameters: at(holdDesks.notHeld) };
export const NeverBegun: Story = { name: '강의실이 열리지 않음', parameters: at(holdDesks.neverBegun) };
export const NeverBegunAtPlace: Story = { name: '대면, 시작하지 않음', parameters: at(holdDesks.neverBegunAtPlace) };
export const Canceled: Story = { name: '취소함', parameters: at(holdDesks.canceled) };
export const Confirmed: Story = { name: '확인됨', parameters: at(holdDesks.confirmed) };
export const Sent: Story = {
  name: '마무리한 수업',
  parameters: at(
    aTaughtLesson({
      diary: aLessonDiary({
        version: 3,
        programmeNo: 12,
        covered: '일차함수의 그래프',
        homework: '교과서 42쪽',
        nextPlan: '활용 문제',
        messageToGuardian: 'Chào phụ huynh, {student} đã học xong.\nBài tập về nhà: {homework}',
        privateNote: '기울기를 한 번 더 볼 것',
        sentAt: '2026-11-18T10:41:00+09:00',
        confirmBy: '2026-11-19T10:41:00+09:00',
      }),
    }),
  ),
};
const asked = at(
  aTaughtLesson({
    isQuestioned: true,
    questions: [aLessonQuestion()],
    diary: aLessonDiary({
      version: 3,
      covered: '일차함수의 그래프',
      messageToGuardian: '{student} 학생이 {covered}를 배웠어요.',
      sentAt: '2026-11-18T10:31:00+09:00',
      confirmBy: '2026-11-19T10:31:00+09:00',
    }),
  }),
);
export const Asked: Story = { name: '가족이 다르게 기억함', parameters: asked };
export const AskedOnPhone: Story = {
  name: '가족이 다르게 기억함, 휴대폰',
  parameters: asked,
  globals: { viewport: { value: 'w390' } },
};
export const AskedLong: Story = {
  name: '가족이 다르게 기억함, 가장 긴 내용',
  parameters: asked,
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(getLessonDesk)] },
};
export const Failed: Story = { name: '오류', parameters: { platform: [offline(getLessonDesk)] } };
export const Gone: Story = {
  name: '없는 수업',
  parameters: { platform: [fakeProblem(getLessonDesk, 'NOT_FOUND')] },
};
export const PartlyFailed: Story = {
  name: '시간대를 모름',
  parameters: {
    platform: [fake(getLessonDesk, aTaughtLesson()), fakeProblem(sessionContract.getProfile, 'UNEXPECTED')],
  },
};
export const Longest: Story = { ...Running, name: '가장 긴 내용', globals: { texts: 'long' } };
