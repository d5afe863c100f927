import { randomUUID } from 'node:crypto';
import type { Tx } from '../../core/database/database.ts';
import type { ClassCopying } from '../classes/module.ts';
import { copyQueries } from './copy-to-class.queries.ts';
import type { LibraryDeps } from './library-deps.ts';

/**
 * After the lectures of a class went to the one that follows it: they are for the lessons of the same numbers there, and those
 * get the questions and pages of the packs that the old ones had. Homework comes with its assignments.
 */
export async function copyToClass(
  { boards }: Pick<LibraryDeps, 'boards'>,
  tx: Tx,
  { from, to, now }: Pick<ClassCopying, 'from' | 'to' | 'now'>,
): Promise<void> {
  const queries = copyQueries(tx);
  const [old, made] = [await queries.lectures(from), await queries.lectures(to)];
  const lectureOf = new Map(old.map((id, at) => [id, made[at]]));
  const byNo = new Map((await queries.lessons(to)).map(({ no, id }) => [no, id]));
  const lessonOf = new Map((await queries.lessons(from)).map(({ no, id }) => [id, byNo.get(no)]));

  const placed = old.length ? await queries.placed(old) : [];
  const places = placed.flatMap((row) => {
    const [lectureId, lessonId] = [lectureOf.get(row.lectureId), lessonOf.get(row.lessonId)];
    return lectureId && lessonId ? [{ lectureId, lessonId }] : [];
  });
  if (places.length) await queries.place(places);

  for (const use of lessonOf.size ? await queries.packUses([...lessonOf.keys()]) : []) {
    const lessonId = lessonOf.get(use.lessonId);
    if (!lessonId) continue;
    await boards.prepare(tx, lessonId, use.pages);
    const lectureId = (use.lectureId && lectureOf.get(use.lectureId)) ?? null;
    await queries.keepUse({ ...use, lessonId, lectureId, assignmentId: null, clientId: randomUUID(), at: now });
  }
}
