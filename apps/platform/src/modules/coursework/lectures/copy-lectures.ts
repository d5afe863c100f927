import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { lectureQueries } from './lectures.queries.ts';
import { lectureUse } from './lectures.service.ts';

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** From the first lesson of the one class to that of the other. */
  readonly shiftMs: number;
}

/** Gives the lectures of one class to another one of its teacher: the same files, the dates moved along. */
export async function copyLectures(
  tx: Tx,
  files: Pick<Files, 'use'>,
  { from, to, now, shiftMs }: Copying,
): Promise<void> {
  const queries = lectureQueries(tx);
  const moved = (at: Date | null) => at && new Date(at.getTime() + shiftMs);
  for (const { seq: _seq, version: _version, ...old } of await queries.ofClass(from)) {
    const copy = await queries.insert({
      ...old,
      id: `lec_${randomUUID()}`,
      clientId: randomUUID(),
      classId: to,
      createdAt: now,
      displayAt: moved(old.displayAt),
      deadlineAt: moved(old.deadlineAt),
      publishedAt: old.publishedAt && now,
    });
    await files.use(tx, lectureUse(copy));
  }
}
