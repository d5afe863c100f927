import type { Lesson } from '@portal/domain/lessons/lesson';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';

const MINUTE_MS = 60_000;

/** A lesson of so many minutes that is still to begin. */
export const aPlannedLesson = (startAt: string, over: Partial<Lesson> = {}, minutes = 50): Lesson =>
  aLesson({
    id: `lesson-${startAt.slice(5, 16).replaceAll(/\D/g, '')}`,
    status: 'UPCOMING',
    startAt,
    endAt: new Date(Date.parse(startAt) + minutes * MINUTE_MS).toISOString(),
    ...over,
  });

/** One that was held. */
export const aHeldLesson = (startAt: string, over: Partial<Lesson> = {}): Lesson =>
  aPlannedLesson(startAt, { status: 'DONE', held: true, isWrappedUp: true, ...over });

const named = (no: number) =>
  anAttendance({ studentId: `student-A0${no}`, studentName: `학생 A0${no}`, state: null, joinedAt: null, minutes: 0 });
const four = [1, 2, 3, 4].map(named);

/** Nobody has come, and the teacher waits. */
export const anEmptyDesk = aLessonDesk({ attendance: four, wait: aLessonWait() });
/** Two of four stand at the door, before the lesson. */
export const aDeskWithTwoAtTheDoor = aLessonDesk({
  attendance: four,
  wait: aLessonWait({ isRunning: false, waitedMs: 0, atDoorIds: ['student-A01', 'student-A02'] }),
});
/** Three of four are in the room. */
export const aDeskWithThree = aLessonDesk({
  attendance: four,
  wait: aLessonWait({
    isRunning: false,
    cameIds: ['student-A01', 'student-A02', 'student-A03'],
    hereIds: ['student-A01', 'student-A02', 'student-A03'],
  }),
});
