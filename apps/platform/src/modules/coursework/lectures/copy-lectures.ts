import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import type { ClassCopying } from '../../classes/module.ts';
import { copyClass } from '../copy-class.ts';
import { lectureUse } from './give-lecture.ts';
import { lectureQueries } from './lectures.queries.ts';
import type { LectureRow } from './lectures.tables.ts';

/** Gives the lectures of one class to another one of its teacher: the same files, the dates moved along. */
export function copyLectures(
  tx: Tx,
  files: Pick<Files, 'use'>,
  { from, to, now, shiftMs }: ClassCopying,
): Promise<void> {
  const moved = (at: Date | null) => at && new Date(at.getTime() + shiftMs);
  const copyOf = ({ seq: _seq, version: _version, ...old }: LectureRow) => ({
    ...old,
    id: `lec_${randomUUID()}`,
    clientId: randomUUID(),
    classId: to,
    createdAt: now,
    displayAt: moved(old.displayAt),
    deadlineAt: moved(old.deadlineAt),
    publishedAt: old.publishedAt && now,
  });
  return copyClass(tx, files, { from, queries: lectureQueries(tx), copyOf, useOf: lectureUse });
}
