import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { lessonDiary } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import type { Random } from '../random.ts';
import type { LessonRow } from './lesson-rows.ts';

const HOMEWORK = ['교재 42-44쪽', '확인 문제 10개', '오답 노트 정리', '단원 마무리 1회', '오늘 배운 것 한 쪽으로 정리'];
const NEXT = [
  '활용 문제로 넘어가요.',
  '오늘 내용을 한 번 더 다지고 시작해요.',
  '단원 평가를 봐요.',
  '새 단원을 시작해요.',
];
const NOTES = [
  '{student} 학생이 오늘 {covered}까지 잘 따라왔어요. 집에서도 칭찬해 주세요.',
  '오늘은 {covered}을 다뤘어요. {student} 학생이 질문을 많이 해서 수업이 즐거웠어요.',
  '{student} 학생이 {covered}에서 조금 어려워했지만 끝까지 풀었어요. 숙제를 꼭 부탁드려요.',
];
const PRIVATE = ['', '', '계산 실수가 잦다.', '서술형에서 식을 빼먹는다.', '발표를 시켜 보자.'];

/** A diary that was sent; of a lesson that is finished it is confirmed, by a guardian or after its day. */
export function diaryOf(lesson: LessonRow, random: Random, now: Date): typeof lessonDiary.$inferInsert {
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
    homework: random.pick(HOMEWORK),
    nextPlan: random.pick(NEXT),
    messageToGuardian: random.pick(NOTES),
    privateNote: random.pick(PRIVATE),
    sentAt,
    confirmBy,
    ...(lesson.status === 'FINISHED' && {
      confirmedAt: isByClock ? confirmBy : new Date(Math.min(heard, now.getTime())),
      confirmedBy: isByClock ? ('AUTO' as const) : ('GUARDIAN' as const),
    }),
  };
}
