import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { lessonDiary } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import type { Random } from '../random.ts';
import type { LessonRow } from './lesson-rows.ts';

interface Words {
  readonly homework: readonly string[];
  readonly next: readonly string[];
  readonly private: readonly string[];
}

const MATH: Words = {
  homework: ['교재 42-44쪽', '확인 문제 10개', '오답 노트 정리', '단원 마무리 1회', '오늘 배운 것 한 쪽으로 정리'],
  next: ['활용 문제로 넘어가요.', '오늘 내용을 한 번 더 다지고 시작해요.', '단원 평가를 봐요.', '새 단원을 시작해요.'],
  private: ['', '', '계산 실수가 잦다.', '서술형에서 식을 빼먹는다.', '발표를 시켜 보자.'],
};
/** What fits a language and an instrument. */
const OTHERS: Words = {
  homework: ['하루 10분씩 세 번 연습하기', '오늘 배운 것 가족에게 들려주기', '마음에 드는 부분 골라 두 번 해 보기'],
  next: ['오늘 내용을 한 번 더 다지고 시작해요.', '새로운 것을 하나 더 배워요.', '짧게 발표하고 시작해요.'],
  private: ['', '', '집중하는 시간이 길어졌다.', '처음에 긴장한다. 칭찬을 자주 하자.', '발표를 시켜 보자.'],
};
/** Everybody who takes the lesson was there; somebody was missing, and every family reads the same; it is for grown-ups. */
export type NoteAbout = 'ALL' | 'SOME' | 'GROWN_UPS';
const NOTES: Record<NoteAbout, readonly string[]> = {
  ALL: [
    '{student} 학생이 오늘 {covered}까지 잘 따라왔어요. 집에서도 칭찬해 주세요.',
    '오늘 배운 내용: {covered}. {student} 학생이 질문을 많이 해서 수업이 즐거웠어요.',
    '{student} 학생이 {covered}에서 조금 어려워했지만 끝까지 해냈어요. 다음 시간에 한 번 더 볼게요.',
  ],
  SOME: [
    '오늘 배운 내용: {covered}. 못 온 학생은 다음 시간에 함께 다시 볼게요.',
    '오늘은 {covered}까지 했어요. 다음 시간에 모두 만나요.',
  ],
  GROWN_UPS: [
    '오늘 배운 내용: {covered}. 질문을 많이 해 주셔서 수업이 즐거웠어요.',
    '오늘은 {covered}까지 했어요. 집에서 한 번 더 해 보면 좋아요.',
  ],
};

/** A diary that was sent; of a lesson that is finished it is confirmed, by a guardian or after its day. */
export function diaryOf(
  lesson: LessonRow,
  { about, random, now }: { about: NoteAbout; random: Random; now: Date },
): typeof lessonDiary.$inferInsert {
  const words = lesson.teacherId === DEMO_ACCOUNTS.math.id ? MATH : OTHERS;
  const soon = lesson.endAt.getTime() + random.between(4, 40) * millisecondsInMinute;
  // Of what still waits the day is not over.
  const sent =
    lesson.status === 'DONE' ? Math.max(soon, now.getTime() - millisecondsInDay + 4 * 60 * millisecondsInMinute) : soon;
  const sentAt = new Date(Math.min(sent, now.getTime()));
  const confirmBy = new Date(sentAt.getTime() + millisecondsInDay);
  const isByClock = confirmBy <= now && random.between(1, 10) <= 4;
  const heard = sentAt.getTime() + random.between(20, 300) * millisecondsInMinute;
  return {
    lessonId: lesson.id,
    version: random.between(1, 4),
    programmeNo: lesson.programmeNo ?? null,
    covered: lesson.title,
    homework: random.pick(words.homework),
    nextPlan: random.pick(words.next),
    messageToGuardian: random.pick(NOTES[about]),
    privateNote: random.pick(words.private),
    sentAt,
    confirmBy,
    ...(lesson.status === 'FINISHED' && {
      confirmedAt: isByClock ? confirmBy : new Date(Math.min(heard, now.getTime())),
      confirmedBy: isByClock ? ('AUTO' as const) : ('GUARDIAN' as const),
    }),
  };
}
