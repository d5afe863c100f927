import { randomUUID } from 'node:crypto';
import { errorMessage } from '@portal/domain/contract/error-code';
import { refuseHandoutDates } from '@portal/domain/coursework/handout';
import type { NewLecture } from '@portal/domain/coursework/lecture';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Files } from '../../assets/module.ts';
import { lockOwnClass } from '../../classes/module.ts';
import { lectureQueries } from './lectures.queries.ts';
import type { LectureRow } from './lectures.tables.ts';

type Dates = Pick<LectureRow, 'displayAt' | 'deadlineAt'>;

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
export const datesOf = ({ displayAt, deadlineAt }: Pick<NewLecture, 'displayAt' | 'deadlineAt'>): Dates => ({
  displayAt: dateOf(displayAt),
  deadlineAt: dateOf(deadlineAt),
});

export function checkDates(dates: Dates, now: Date | null): void {
  const refusal = refuseHandoutDates(dates, now);
  if (refusal) throw new DomainError(refusal, { fields: { deadlineAt: `${errorMessage(refusal)}.` } });
}

/** What a lecture uses its files as. */
export const lectureUse = ({ id, teacherId, fileIds }: Pick<LectureRow, 'id' | 'teacherId' | 'fileIds'>) => ({
  ownerId: teacherId,
  location: 'LECTURE' as const,
  usedBy: `lecture:${id}`,
  fileIds,
});

/** Makes a lecture. The same client id twice gives what the first call made, whatever it says (R45). */
export async function giveLecture(
  tx: Tx,
  files: Pick<Files, 'use'>,
  teacherId: string,
  { isDraft, ...wanted }: NewLecture,
  now: Date,
): Promise<LectureRow> {
  const queries = lectureQueries(tx);
  if (!(await lockOwnClass(tx, teacherId, wanted.classId))) throw new DomainError('NOT_FOUND');
  const known = await queries.byClientId(teacherId, wanted.clientId);
  if (known) return known;
  if ((await queries.total(teacherId, wanted.classId)) >= LIMITS.handoutsMax)
    throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.handoutsMax } });
  const dates = datesOf(wanted);
  const displayAt = isDraft ? dates.displayAt : (dates.displayAt ?? now);
  checkDates({ ...dates, displayAt }, isDraft ? null : now);
  const row = await queries.insert({
    ...wanted,
    ...dates,
    displayAt,
    id: `lec_${randomUUID()}`,
    teacherId,
    createdAt: now,
    title: wanted.title.trim(),
    publishedAt: isDraft ? null : now,
  });
  await files.use(tx, lectureUse(row));
  return row;
}
