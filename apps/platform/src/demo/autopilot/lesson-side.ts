import type { ModuleDeps } from '../../core/module.ts';
import type { LessonsModule } from '../../modules/lessons/module.ts';
import { seedOf } from '../notifications/notifications.ts';
import { seededRandom } from '../random.ts';
import type { familyCalls } from './family-calls.ts';
import { type DemoLesson, lessonSideQueries } from './lesson-side.queries.ts';
import { refusalOf } from './refusal-of.ts';

const SECOND = 1_000;

interface Deps extends Pick<ModuleDeps, 'database' | 'clock'> {
  readonly lessons: Pick<LessonsModule, 'hold' | 'evidence' | 'rooms'>;
  readonly families: ReturnType<typeof familyCalls>;
}

/** Holds the lessons of teachers who are away, and lets guardians read the notes; by the same services as everybody. */
export function createLessonSide({ database: { db }, clock, families, lessons: { hold, evidence, rooms } }: Deps) {
  const lessons = lessonSideQueries(db);

  /** All who take part in a lesson come or go, as the room would tell. */
  async function room(lesson: DemoLesson, kind: 'JOINED' | 'LEFT'): Promise<void> {
    if (lesson.mode === 'OFFLINE') return;
    const students = (await rooms.byId(lesson.id))?.students ?? [];
    await db.transaction(async (tx) => {
      const stays = await evidence.stays(tx, lesson.id);
      const isInside = (id: string) => stays.some(({ actorId, to }) => actorId === id && to === null);
      for (const { id, name } of students)
        if (isInside(id) === (kind === 'LEFT'))
          await evidence.append(tx, lesson.id, { kind, actor: name, actorId: id, at: clock.now(), data: {} });
    });
  }

  async function begin(lesson: DemoLesson): Promise<void> {
    if ((await refusalOf(hold.start(lesson.teacherId, lesson.id))) === undefined) await room(lesson, 'JOINED');
  }

  async function end(lesson: DemoLesson): Promise<void> {
    const stays = await evidence.stays(db, lesson.id);
    // She is in the room herself and ends it when she likes.
    if (stays.some(({ actorId, to }) => actorId === lesson.teacherId && to === null)) return;
    await room(lesson, 'LEFT');
    await refusalOf(hold.finish(lesson.teacherId, lesson.id));
  }

  /** All its families say that the record is right; a grown-up has none, and lets the day pass. */
  async function confirm({ id, classId }: DemoLesson): Promise<void> {
    for (const family of await families(classId)) await family.call('POST', `/lessons/${id}/confirm`);
  }

  return {
    /** Of teachers who are away. Nobody acts for one who is there: her lessons are hers, and the clock's where she lets them be. */
    async holdLessons(isThere: (teacherId: string) => boolean): Promise<void> {
      const now = clock.now();
      const isUnheld = ({ teacherId }: DemoLesson) => !isThere(teacherId);
      for (const lesson of (await lessons.toBegin(now)).filter(isUnheld)) await begin(lesson);
      for (const lesson of (await lessons.toEnd(now)).filter(isUnheld)) await end(lesson);
    },

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
