import { formatMoment } from '@portal/domain/format/date-time';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { ClassAssignment } from '../assignments/assignments.queries.ts';
import type { LateWindow } from './late-line.ts';

type Extended = ClassAssignment & { readonly studentId: string; readonly extendedTo: Date };

/** To the one student who has more time. */
export const extendedForOne =
  ({ id, classId, className, title, studentId, extendedTo }: Extended): ZonedNotice =>
  (zone) => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: `${studentId}/${extendedTo.toISOString()}`,
    title: '과제 마감이 늦춰졌어요',
    ...about({ id: classId, name: className }, `${title}.`, `${formatMoment(extendedTo, zone)}까지 내면 돼요.`),
  });

/** To a student who has not handed it in; his deadline may have passed. */
export const reminder =
  ({ id, classId, className, title, now, ...dates }: ClassAssignment & { readonly now: Date }): ZonedNotice =>
  (zone) => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: `REMINDED/${now.toISOString()}`,
    title: '아직 내지 않은 과제가 있어요',
    ...about(
      { id: classId, name: className },
      `${title}.`,
      `마감은 ${formatMoment(dates.deadlineAt, zone)}까지예요.`,
      lateSentence(dates, zone),
    ),
  });

function lateSentence({ deadlineAt, lateAllowed, cutoffAt }: LateWindow, zone: string): string {
  if (!lateAllowed || (cutoffAt && cutoffAt <= deadlineAt)) return '';
  return cutoffAt ? `늦은 제출은 ${formatMoment(cutoffAt, zone)}까지 받아요.` : '마감 뒤에도 받아요.';
}
