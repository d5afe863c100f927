import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';

/** Where a lesson stands for the one who holds it. */
export type HoldState =
  'EARLY' | 'OPEN' | 'MISSED' | 'RUNNING' | 'TO_WRAP_UP' | 'NOT_HELD' | 'SENT' | 'CONFIRMED' | 'CANCELED';

/** What is to be done with a lesson now (CLS-2, CLS-3). */
export function holdStateOf({ lesson, opensAt, diary }: LessonDesk, now: Date): HoldState {
  switch (lesson.status) {
    case 'UPCOMING':
      if (now.getTime() < Date.parse(opensAt)) return 'EARLY';
      return now.getTime() < Date.parse(lesson.endAt) ? 'OPEN' : 'MISSED';
    case 'IN_PROGRESS':
      return 'RUNNING';
    case 'DONE':
      // Nothing is written about a lesson that did not take place.
      if (lesson.held === false) return 'NOT_HELD';
      return diary.sentAt === null ? 'TO_WRAP_UP' : 'SENT';
    case 'FINISHED':
      return 'CONFIRMED';
    case 'CANCELED':
      return 'CANCELED';
  }
}

/** Whether it is held in the portal's own room, at least for some. */
export const hasRoom = ({ lesson, meetingUrl }: LessonDesk): boolean =>
  lesson.mode !== 'OFFLINE' && meetingUrl === null;

/** Nobody enters a room that would begin it, or not everybody does. */
export const startsByHand = ({ lesson, meetingUrl }: LessonDesk): boolean =>
  lesson.mode !== 'ONLINE' || meetingUrl !== null;

/** Whether a student is in the room now, or has come by what the teacher says. */
export const isStudentThere = ({ attendance }: Pick<LessonDesk, 'attendance'>): boolean =>
  attendance.some(({ joinedAt, leftAt, source, state }) =>
    joinedAt === null ? source === 'MANUAL' && (state === 'PRESENT' || state === 'LATE') : leftAt === null,
  );
