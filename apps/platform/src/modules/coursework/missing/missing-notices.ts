import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { ClassAssignment } from '../assignments/assignments.queries.ts';

const when = (at: Date, zone: string) => `${formatDayWithWeekday(dayOf(at, zone))} ${formatTime(at, zone)}`;

type Extended = ClassAssignment & { readonly studentId: string; readonly extendedTo: Date };

/** To the one student who has more time. */
export const extendedForOne =
  ({ id, classId, className, title, studentId, extendedTo }: Extended): ZonedNotice =>
  (zone) => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: `${studentId}/${extendedTo.toISOString()}`,
    title: '과제 마감이 늦춰졌어요',
    ...about({ id: classId, name: className }, `${title}.`, `${when(extendedTo, zone)}까지 내면 돼요.`),
  });

/** To a student who has not handed it in. */
export const reminder =
  ({ id, classId, className, title, now }: ClassAssignment & { readonly now: Date }): ZonedNotice =>
  () => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: `REMINDED/${now.toISOString()}`,
    title: '아직 내지 않은 과제가 있어요',
    ...about({ id: classId, name: className }, `${title}.`, '선생님이 기다리고 있어요.'),
  });
