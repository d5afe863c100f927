import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { Instant } from '@portal/domain/contract/scalar';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { handoutFields } from '@portal/domain/coursework/handout';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { rubricValues, RubricValues, writtenRubric } from '../rubric/rubric-values.ts';
import { assignmentForm as words } from './assignment-messages.ts';

const { title, content, downloadAllowed } = handoutFields('ASSIGNMENT', '과제 제목을 입력해 주세요.');
const moment = v.nullable(Instant);

const Values = v.object({
  title,
  content,
  downloadAllowed,
  files: v.pipe(v.array(FileRef), v.maxLength(uploadPolicyOf('ASSIGNMENT').maxFiles)),
  opens: v.picklist(['NOW', 'LATER']),
  displayAt: moment,
  deadlineAt: moment,
  late: v.picklist(['ALWAYS', 'UNTIL', 'NEVER']),
  cutoffAt: moment,
  rubric: RubricValues,
});
export type AssignmentValues = v.InferOutput<typeof Values>;

/** What stands in the form: of an assignment, or of a new one that opens at once and is due in a week. */
export function assignmentValues(assignment: Assignment | null, now: Date, zone: string): AssignmentValues {
  const at = (days: number, time: string) =>
    instantOf(addDays(dayOf(now, zone), days), minuteOfTime(time), zone).toISOString();
  const late = assignment?.lateAllowed === false ? 'NEVER' : assignment?.cutoffAt ? 'UNTIL' : 'ALWAYS';
  return {
    title: assignment?.title ?? '',
    content: assignment?.content ?? '',
    files: assignment?.files ?? [],
    opens: assignment?.displayAt ? 'LATER' : 'NOW',
    displayAt: assignment?.displayAt ?? at(1, '09:00'),
    deadlineAt: assignment?.deadlineAt ?? at(7, '21:00'),
    late,
    cutoffAt: assignment?.cutoffAt ?? at(14, '21:00'),
    downloadAllowed: assignment?.downloadAllowed ?? true,
    rubric: rubricValues(assignment?.rubric ?? null),
  };
}

const isAfter = (one: string | null, other: string | null) =>
  one === null || other === null || Date.parse(one) > Date.parse(other);

/** What is written as the contract takes it. */
export const assignmentSchema = v.pipe(
  Values,
  v.forward(
    v.check(({ deadlineAt }) => deadlineAt !== null, words.momentNeeded),
    ['deadlineAt'],
  ),
  v.forward(
    v.check(({ opens, displayAt }) => opens === 'NOW' || displayAt !== null, words.momentNeeded),
    ['displayAt'],
  ),
  v.forward(
    v.check(({ late, cutoffAt }) => late !== 'UNTIL' || cutoffAt !== null, words.momentNeeded),
    ['cutoffAt'],
  ),
  v.forward(
    v.check(
      ({ opens, displayAt, deadlineAt }) => opens === 'NOW' || isAfter(deadlineAt, displayAt),
      words.deadlineBeforeDisplay,
    ),
    ['deadlineAt'],
  ),
  v.forward(
    v.check(
      ({ late, cutoffAt, deadlineAt }) => late !== 'UNTIL' || isAfter(cutoffAt, deadlineAt),
      words.cutoffBeforeDeadline,
    ),
    ['cutoffAt'],
  ),
  v.transform(({ files, opens, displayAt, deadlineAt, late, cutoffAt, rubric, ...texts }) => ({
    ...texts,
    rubric: writtenRubric(rubric),
    fileIds: files.map(({ id }) => id),
    displayAt: opens === 'LATER' ? displayAt : null,
    // The check above has seen that there is one.
    deadlineAt: deadlineAt!,
    lateAllowed: late !== 'NEVER',
    cutoffAt: late === 'UNTIL' ? cutoffAt : null,
  })),
);

/** A later deadline than the one that stands. */
/** A deadline to begin with: the one that stands or, where that has passed, tomorrow at its time. */
export function deadlineToExtend(standing: string, now: Date, zone: string): string {
  if (Date.parse(standing) > now.getTime()) return standing;
  return instantOf(addDays(dayOf(now, zone), 1), minuteOf(standing, zone), zone).toISOString();
}

export const extensionSchema = (standing: string) =>
  v.object({
    deadlineAt: v.pipe(
      v.nullable(Instant),
      v.check((at) => at !== null, words.momentNeeded),
      v.check((at) => isAfter(at, standing), words.notLater),
    ),
  });
