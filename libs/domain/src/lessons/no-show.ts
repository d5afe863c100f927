import { millisecondsInMinute } from 'date-fns/constants';
import type { LessonDesk } from './lesson-desk.contract.ts';

const WAIT_MESSAGE_AFTER_MS = 5 * millisecondsInMinute;

/** Whether a teacher has waited long enough to tell those who have not come that she waits (CLS-3). */
export const mayTellOfWait = (startAt: string, now: number): boolean =>
  now - Date.parse(startAt) >= WAIT_MESSAGE_AFTER_MS;

/** Whether the room or the teacher has seen a student. */
export const hasSomebodyCome = ({ attendance }: Pick<LessonDesk, 'attendance'>): boolean =>
  attendance.some(({ joinedAt, state }) => joinedAt !== null || state === 'PRESENT' || state === 'LATE');

/** Whether the students may be declared absent: she has waited her time, and none has come (CLS-3). */
export const mayDeclareNoShow = (desk: Pick<LessonDesk, 'attendance' | 'noShowFrom'>, now: number): boolean =>
  now >= Date.parse(desk.noShowFrom) && !hasSomebodyCome(desk);
