import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Directory } from '@portal/domain/planning/directory.contract';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';

/** The rule behind the free hours of `aFreeTime`: every Thursday from two to four. */
export const aFreeSlot = (over: Partial<Extract<FreeSlot, { kind: 'WEEKLY' }>> = {}): FreeSlot => ({
  id: 'slot-1',
  kind: 'WEEKLY',
  weekday: 'THURSDAY',
  startsOn: '2026-11-02',
  until: null,
  except: [],
  start: '14:00',
  end: '16:00',
  audience: 'ALL',
  ...over,
});

/** A proposal of the teacher that waits for an answer: Saturday's lesson would move to Sunday. */
export const aLessonMove = (over: Partial<LessonMove> = {}): LessonMove => ({
  id: 'move-1',
  lessonId: 'lesson-sat',
  className: '중2 수학 개념 완성 – 일차함수',
  lessonTitle: '연립방정식과 그래프',
  by: 'TEACHER',
  oldStartAt: '2026-11-21T10:00:00+09:00',
  oldEndAt: '2026-11-21T13:00:00+09:00',
  newStartAt: '2026-11-22T10:00:00+09:00',
  newEndAt: '2026-11-22T13:00:00+09:00',
  reason: '학교 행사와 겹쳐요',
  status: 'PROPOSED',
  within24h: false,
  agreed: 0,
  asked: 1,
  createdAt: '2026-11-18T09:30:00+09:00',
  answerBy: '2026-11-20T10:00:00+09:00',
  answeredAt: null,
  ...over,
});

/** A class, a student of it and its next lesson. */
export const aDirectory = (over: Partial<Directory> = {}): Directory => ({
  classes: [
    { id: 'class-1', name: '중2 수학 개념 완성 – 일차함수' },
    { id: 'class-2', name: '중3 수학 심화' },
  ],
  students: [{ id: 'student-12', name: '학생 A12', classId: 'class-1', className: '중2 수학 개념 완성 – 일차함수' }],
  lessons: [
    {
      id: 'lesson-sat',
      title: '연립방정식과 그래프',
      className: '중2 수학 개념 완성 – 일차함수',
      startAt: '2026-11-21T10:00:00+09:00',
    },
  ],
  ...over,
});
