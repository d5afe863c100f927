import { classesContract } from '@portal/domain/teaching/classes.contract';
import { directoryContract } from '@portal/domain/teaching/directory.contract';
import { lessonDeskContract } from '@portal/domain/teaching/lesson-desk.contract';
import type { EvidenceEvent } from '@portal/domain/teaching/lesson-evidence';
import { aTeachingClass } from '@portal/testing/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { anEvidenceEvent } from '@portal/testing/lesson-desk-builders';
import { aDirectory } from '@portal/testing/teaching-builders';

/** What the pages ask besides the lesson itself. */
export const directory = fake(directoryContract.getDirectory, aDirectory());
export const nextLesson = fake(
  classesContract.getClass,
  aTeachingClass({
    nextLesson: {
      id: 'lesson-13',
      no: 13,
      title: '일차함수의 활용',
      startAt: '2026-11-20T10:30:00+09:00',
      endAt: '2026-11-20T11:30:00+09:00',
    },
  }),
);

/** A lesson from the opening of its room to its confirmation. */
export const someEvidence = (): EvidenceEvent[] => {
  const teacher = { actor: '김수학', actorId: 'user-1' };
  const student = { actor: '학생 A01', actorId: 'student-A01' };
  const fixed = {
    studentId: 'student-A02',
    student: '학생 A02',
    before: 'LATE',
    after: 'PRESENT',
    note: '연결이 늦었어요',
  };
  const events: Partial<EvidenceEvent>[] = [
    { kind: 'ROOM_OPENED', at: '2026-11-18T10:15:00+09:00' },
    { kind: 'STARTED', at: '2026-11-18T10:28:00+09:00', ...teacher },
    { kind: 'JOINED', at: '2026-11-18T10:28:30+09:00', ...student, data: { device: 'iPad' } },
    { kind: 'WAIT_MESSAGE', at: '2026-11-18T10:35:00+09:00', ...teacher },
    { kind: 'BOARD_SNAPSHOT', at: '2026-11-18T11:20:00+09:00', ...teacher, data: { page: 2 } },
    {
      kind: 'EXTENDED',
      at: '2026-11-18T11:28:00+09:00',
      ...teacher,
      data: { minutes: 5, until: '2026-11-18T02:35:00Z' },
    },
    { kind: 'ENDED', at: '2026-11-18T11:35:00+09:00', ...teacher, data: { held: true, minutes: 67 } },
    { kind: 'ATTENDANCE_FIXED', at: '2026-11-18T11:37:00+09:00', ...teacher, data: fixed },
    { kind: 'DIARY_SENT', at: '2026-11-18T11:38:00+09:00', ...teacher, data: { recipients: 2 } },
  ];
  return events.map((event, at) => anEvidenceEvent({ ...event, seq: at + 1 }));
};

export const evidenceOf = (events = someEvidence(), chainValid = true) =>
  fake(lessonDeskContract.getLessonEvidence, { events, chainValid });
