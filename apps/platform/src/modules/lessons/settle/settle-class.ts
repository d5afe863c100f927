import type { ClassProgress } from '@portal/domain/classes/class-progress';
import { type ClassEvent, moveClass } from '@portal/domain/classes/class-transitions';
import type { Tx } from '../../../core/database/database.ts';
import { classLifeQueries } from '../../classes/module.ts';
import { type LessonFacts, settleQueries } from './settle.queries.ts';

/**
 * Brings a class to where its lessons say that it is, with its history; whoever changed a lesson calls it in the same
 * transaction, under the teacher's lock and after everyone was told. The answer is its progress now; a cancelled class stays where it was.
 */
export async function settleClass(tx: Tx, classId: string, now: Date): Promise<ClassProgress | undefined> {
  const life = classLifeQueries(tx);
  const found = await life.lock(classId);
  if (!found) return undefined;
  const facts = await settleQueries(tx).factsOf(classId, now);
  let { progress } = found;
  for (;;) {
    const event = dueEvent(progress, facts);
    const to = event && moveClass({ progress, isCanceled: found.canceledAt !== null }, event);
    if (!event || !to) return progress;
    await life.settle({ id: classId, event, from: progress, to, at: now });
    if (event === 'SETTLED') await life.completeEnrollments(classId);
    progress = to;
  }
}

/** What the lessons of a class say has happened to it since. */
function dueEvent(progress: ClassProgress, facts: LessonFacts): ClassEvent | undefined {
  const { hasBegun, isEmpty, open, unconfirmed } = facts;
  // All its lessons were cancelled one by one: none of them begins it any more.
  if (progress === 'UPCOMING') return hasBegun ? 'FIRST_LESSON' : open === 0 && !isEmpty ? 'LESSONS_OVER' : undefined;
  if (progress === 'IN_PROGRESS') return open === 0 ? 'LESSONS_OVER' : undefined;
  if (progress === 'ENDED' && open > 0) return 'LESSONS_ADDED';
  return progress === 'ENDED' && unconfirmed === 0 ? 'SETTLED' : undefined;
}
