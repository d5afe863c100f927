import { classLessonQueries } from '../class-lessons.queries.ts';
import { changeLessons, type LessonDeps } from '../lesson-changes.ts';
import { settleClass } from './settle-class.ts';
import { settleQueries } from './settle.queries.ts';

const AT_ONCE = 100;

/** Moves classes on that their lessons or the clock have moved on; tells how many. */
export async function settleDue(deps: LessonDeps): Promise<number> {
  const due = await settleQueries(deps.database.db).due(deps.clock.now(), AT_ONCE);
  for (const { id, teacherId } of due)
    await changeLessons(deps, teacherId, async (change) => {
      await settleClass(change, id);
      const [lesson] = await classLessonQueries(change.tx).regular(id);
      if (lesson) change.touch(lesson.id);
    });
  return due.length;
}
