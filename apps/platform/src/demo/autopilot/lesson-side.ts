import type { ModuleDeps } from '../../core/module.ts';
import { seedOf } from '../notifications/notifications.ts';
import { seededRandom } from '../random.ts';
import type { familyCalls } from './family-calls.ts';
import { type DemoLesson, lessonSideQueries } from './lesson-side.queries.ts';

const SECOND = 1_000;

interface Deps extends Pick<ModuleDeps, 'database' | 'clock'> {
  readonly families: ReturnType<typeof familyCalls>;
}

/** Lets guardians read the notes of lessons. Nobody holds a lesson for a teacher: one that she does not come to is not held. */
export function createLessonSide({ database: { db }, clock, families }: Deps) {
  const lessons = lessonSideQueries(db);

  /** All its families say that the record is right; a grown-up has none, and lets the day pass. */
  async function confirm({ id, classId }: DemoLesson): Promise<void> {
    for (const family of await families(classId)) await family.call('POST', `/lessons/${id}/confirm`);
  }

  return {
    /** The same note is read after the same one to two minutes; those of the seed wait for somebody to see it. */
    async confirmNotes(): Promise<void> {
      const now = clock.now().getTime();
      for (const lesson of await lessons.notes('NEW')) {
        const readAt = lesson.sentAt!.getTime() + seededRandom(seedOf(lesson.id)).between(60, 110) * SECOND;
        if (now >= readAt) await confirm(lesson);
      }
    },

    /** One note of a teacher's that waits from the start is read. */
    async confirmOne(teacherId: string): Promise<void> {
      const waiting = await lessons.notes('SEEDED');
      const first = waiting.find((lesson) => lesson.teacherId === teacherId);
      if (first) await confirm(first);
    },
  };
}
