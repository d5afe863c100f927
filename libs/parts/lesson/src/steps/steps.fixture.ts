import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import {
  aLessonDesk,
  aLessonDiary,
  aLessonQuestion,
  aTaughtLesson,
} from '@portal/testing/lessons/lesson-desk-builders';

const planned = (startAt: string, endAt: string) =>
  aLessonDesk({ startedAt: null, lesson: { status: 'UPCOMING', startAt, endAt } });
const sentAt = '2026-11-18T10:41:00+09:00';
const sent = aLessonDiary({ version: 3, sentAt, confirmBy: '2026-11-19T10:41:00+09:00' });
const yesterday = { startAt: '2026-11-17T09:30:00+09:00', endAt: '2026-11-17T10:30:00+09:00' };

/** A lesson at each point where it can stand, at the frozen moment. */
export const standingDesks: Record<string, LessonDesk> = {
  예정: planned('2026-11-18T14:00:00+09:00', '2026-11-18T15:00:00+09:00'),
  '입장할 수 있음': planned('2026-11-18T10:50:00+09:00', '2026-11-18T11:50:00+09:00'),
  '시작하지 않고 지남': planned('2026-11-18T09:30:00+09:00', '2026-11-18T10:30:00+09:00'),
  '진행 중': aLessonDesk(),
  '시간이 지난 진행': aLessonDesk({ lesson: { endAt: '2026-11-18T10:40:00+09:00' } }),
  '마무리 필요': aTaughtLesson(),
  '늦은 마무리': aTaughtLesson({ lesson: yesterday, startedAt: yesterday.startAt, endedAt: yesterday.endAt }),
  '확인 대기': aTaughtLesson({ diary: sent }),
  '문의가 있음': aTaughtLesson({ diary: sent, isQuestioned: true, questions: [aLessonQuestion()] }),
  확인됨: aTaughtLesson({
    lesson: { status: 'FINISHED' },
    diary: { ...sent, confirmedAt: '2026-11-18T10:42:00+09:00', confirmedBy: 'GUARDIAN' },
  }),
  취소: aLessonDesk({ lesson: { status: 'CANCELED', held: false, cancelReason: '학교 행사와 겹쳐요.' } }),
  '진행하지 않음': aTaughtLesson({ lesson: { held: false }, notHeldReason: '학생이 15분 동안 들어오지 않았어요.' }),
  '진행하지 않고 닫힘': aTaughtLesson({ lesson: { status: 'FINISHED', held: false } }),
};
