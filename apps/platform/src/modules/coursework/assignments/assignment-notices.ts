import { called } from '@portal/domain/format/called';
import { formatMoment } from '@portal/domain/format/date-time';
import { paths, sitePath } from '@portal/domain/site/paths';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { DatesChange } from '../missing/late-line.ts';
import type { ClassAssignment } from './assignments.queries.ts';

/** To the students, of an assignment that they can see from now on. */
export const assignmentGiven =
  ({ id, classId, className, title, deadlineAt }: ClassAssignment): ZonedNotice =>
  (zone) => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: 'GIVEN',
    title: '새 과제가 나왔어요',
    ...about({ id: classId, name: className }, `${title}.`, `마감은 ${formatMoment(deadlineAt, zone)}까지예요.`),
  });

const CHANGES: Record<DatesChange, string> = {
  extended: '과제 마감이 늦춰졌어요',
  broughtForward: '과제 마감이 당겨졌어요',
  lateWindow: '과제를 늦게 낼 수 있는 기간이 바뀌었어요',
};

/** To the students, of a deadline, or of a time to be late in, that is another now. */
export const datesChanged =
  ({ id, classId, className, title, deadlineAt, version }: ClassAssignment, change: DatesChange): ZonedNotice =>
  (zone) => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: `DUE/${version}`,
    title: CHANGES[change],
    ...about({ id: classId, name: className }, `${title}.`, `${formatMoment(deadlineAt, zone)}까지 내면 돼요.`),
  });

/** To the students, of what is not to be done any more. */
export const assignmentWithdrawn =
  ({ id, classId, className, title }: ClassAssignment): ZonedNotice =>
  () => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: 'WITHDRAWN',
    title: '과제가 취소됐어요',
    ...about({ id: classId, name: className }, `${title}.`, '이제 하지 않아도 돼요.'),
  });

/** To the students, of what the teacher explains afterwards. */
export const noteAdded =
  ({ id, classId, className, title, deadlineAt }: ClassAssignment, noteId: string): ZonedNotice =>
  (zone) => ({
    kind: 'ASSIGNMENT_GIVEN',
    entity: id,
    version: noteId,
    title: '과제에 설명이 더해졌어요',
    ...about({ id: classId, name: className }, `${title}.`, `마감은 ${formatMoment(deadlineAt, zone)}까지예요.`),
  });

interface HandedIn {
  readonly studentId: string;
  readonly studentName: string;
  readonly at: Date;
  readonly attempt: number;
}

const received = ({ at, attempt }: HandedIn, deadlineAt: Date) =>
  attempt > 1 ? '과제가 다시 들어왔어요' : at > deadlineAt ? '과제가 늦게 들어왔어요' : '과제가 들어왔어요';

/** To the teacher; those of one class are shown as one. */
export const submissionReceived = (
  { id, classId, className, title, deadlineAt }: ClassAssignment,
  handedIn: HandedIn,
): ReturnType<ZonedNotice> => ({
  kind: 'SUBMISSION_RECEIVED',
  entity: id,
  version: `${handedIn.studentId}/${handedIn.attempt}`,
  title: received(handedIn, deadlineAt),
  ...about({ id: classId, name: className }, `${called(handedIn.studentName, '학생')}, ${title}`),
  groupKey: `SUBMISSION_RECEIVED/${classId}`,
  url: sitePath(paths.grading({ class: classId })),
});
