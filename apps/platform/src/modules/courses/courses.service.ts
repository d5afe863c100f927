import { randomUUID } from 'node:crypto';
import { type Course, type CourseDraft, EMPTY_COURSE } from '@portal/domain/courses/course';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { wasApproved } from '../profile/module.ts';
import { allow, moveOn } from './approval/course-moves.ts';
import { type CourseDeps, keepImages, ownCourse, workRevision } from './course-deps.ts';
import { courseView } from './course-view.ts';
import { courseQueries } from './courses.queries.ts';

const COPY = ' 복사본';

/** Courses as things that come, are put away and go. */
export function courseService({ database, clock, files, classes }: CourseDeps) {
  async function refuseFull(tx: Tx, teacherId: string): Promise<void> {
    if ((await courseQueries(tx).countNotArchived(teacherId)) >= LIMITS.coursesMax)
      throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.coursesMax } });
  }

  /** The same client id twice gives what the first call made, whatever it says. */
  function make(teacherId: string, clientId: string, write: (tx: Tx) => Promise<CourseDraft>): Promise<Course> {
    return database.db.transaction(async (tx) => {
      const queries = courseQueries(tx);
      await queries.lockCourses(teacherId);
      const made = await queries.byClientId(teacherId, clientId);
      if (made) return courseView(tx, files, made);
      const content = await write(tx);
      // Once is enough (CRS-5).
      if (!(await wasApproved(tx, teacherId))) throw new DomainError('PROFILE_NOT_APPROVED');
      await refuseFull(tx, teacherId);
      const now = clock.now();
      const course = await queries.insert({ id: `crs_${randomUUID()}`, teacherId, clientId }, content, now);
      await queries.record({
        courseId: course.id,
        event: 'CREATE',
        toStatus: course.status,
        revisionNo: course.workNo,
        actor: 'TEACHER',
        actorId: teacherId,
        at: now,
      });
      if (content.imageId !== null) await keepImages(tx, files, course);
      return courseView(tx, files, course);
    });
  }

  return {
    create: (teacherId: string, { clientId, title }: { clientId: string; title: string }): Promise<Course> =>
      make(teacherId, clientId, async () => ({ ...EMPTY_COURSE, title })),

    duplicate: (teacherId: string, id: string, clientId: string): Promise<Course> =>
      make(teacherId, clientId, async (tx) => {
        const { content } = await workRevision(tx, await ownCourse(tx, teacherId, id));
        return { ...content, title: copiedTitle(content.title) };
      }),

    /** Puts a course away, or takes it out again; what is so already stays so. */
    archive: (
      teacherId: string,
      id: string,
      { version, isArchived }: { version: number; isArchived: boolean },
    ): Promise<Course> =>
      database.db.transaction(async (tx) => {
        const queries = courseQueries(tx);
        // A class that is being made of the course holds it too.
        await queries.lockCourses(teacherId);
        const course = await ownCourse(tx, teacherId, id);
        if ((course.archivedAt !== null) === isArchived) return courseView(tx, files, course);
        const now = clock.now();
        const event = isArchived ? 'ARCHIVE' : 'UNARCHIVE';
        allow(course, event, version);
        if (isArchived && (await classes.hasOpen(tx, id))) throw new DomainError('CLASSES_OPEN');
        if (!isArchived) await refuseFull(tx, teacherId);
        const by = { actor: 'TEACHER', id: teacherId } as const;
        const moved = await moveOn(tx, course, { event, by, now, set: { archivedAt: isArchived ? now : null } });
        return courseView(tx, files, moved);
      }),

    remove: (teacherId: string, id: string): Promise<void> =>
      database.db.transaction(async (tx) => {
        const course = await ownCourse(tx, teacherId, id);
        const by = { actor: 'TEACHER', id: teacherId } as const;
        await moveOn(tx, course, { event: 'DELETE', by, now: clock.now() });
        await keepImages(tx, files, course);
      }),
  };
}

function copiedTitle(title: string): string {
  const room = LIMITS.courseTitleMax - [...COPY].length;
  return `${[...title].slice(0, room).join('').trimEnd()}${COPY}`;
}
