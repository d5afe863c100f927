import type { ClassProgress } from '@portal/domain/classes/class-progress';
import { type ClassEvent, moveClass } from '@portal/domain/classes/class-transitions';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { classFinishedLetter } from '../class-letters.ts';
import type { ClassChange } from '../class-ports.ts';
import { lastDayOfLinks } from '../families/link-closing.ts';
import { studentQueries } from '../students.queries.ts';
import { classLifeQueries } from './class-life.queries.ts';

/** What lessons say about how far their class has come. */
export interface LessonFacts {
  /** A regular lesson that was not cancelled has begun, or ought to have. */
  readonly hasBegun: boolean;
  /** It has no lessons, nor ever had. */
  readonly isEmpty: boolean;
  /** Lessons that are still to be held or are running. */
  readonly open: number;
  /** Lessons that are over and not confirmed. */
  readonly unconfirmed: number;
}

/**
 * Brings a class to where its lessons say that it is, with its history. Whoever knows them calls it in the transaction of their
 * change (decision 0026); the facts are asked for once the class is locked, so that of two changes the second knows of the first.
 * The answer is its progress now; a cancelled class stays where it was.
 */
export async function settleClass(
  change: Pick<ClassChange, 'tx' | 'now' | 'write'>,
  id: string,
  factsOf: () => Promise<LessonFacts>,
): Promise<ClassProgress | undefined> {
  const { tx, now } = change;
  const life = classLifeQueries(tx);
  const found = await life.lock(id);
  if (!found) return undefined;
  const facts = await factsOf();
  let { progress } = found;
  for (;;) {
    const event = dueEvent(progress, facts);
    const to = event && moveClass({ progress, isCanceled: found.canceledAt !== null }, event);
    if (!event || !to) return progress;
    await life.settle({ id, event, from: progress, to, at: now });
    if (event === 'SETTLED') await finish(change, { id, ...found }, facts);
    progress = to;
  }
}

/** Who took the class has completed it; what its lessons were like is for their families to say. */
async function finish(
  { tx, now, write }: Pick<ClassChange, 'tx' | 'now' | 'write'>,
  { id, name, endDate }: { readonly id: string; readonly name: string; readonly endDate: string },
  { hasBegun }: LessonFacts,
): Promise<void> {
  const students = await studentQueries(tx).taking({ classId: id });
  await classLifeQueries(tx).completeEnrollments(id);
  const until = lastDayOfLinks(endDate);
  // Of one whose lessons were all cancelled there is nothing to say, and by a link that is over nothing can be said.
  if (hasBegun && dayOf(now, DEFAULT_TIME_ZONE) <= until) await write(id, students, classFinishedLetter(name, until));
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
