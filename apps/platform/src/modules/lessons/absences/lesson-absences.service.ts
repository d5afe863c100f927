import type { AnnouncedAbsence } from '@portal/domain/families/lesson-absence';
import { DomainError } from '../../../core/domain-error.ts';
import type { Family } from '../../classes/module.ts';
import { takingIn } from '../families/family-lessons.queries.ts';
import { changeLessons, type LessonChange, type LessonDeps, ownLesson } from '../lesson-changes.ts';
import { absenceAnnounced, absenceTakenBack } from './lesson-absence-notices.ts';
import { lessonAbsenceQueries } from './lesson-absences.queries.ts';
import type { LessonAbsenceRow } from './lesson-absences.tables.ts';

/** Whom a family speaks of. */
export interface OwnTaker {
  readonly lessonId: string;
  readonly studentId: string;
}

export interface AbsenceSaid extends OwnTaker {
  /** The time that the family has seen. */
  readonly startAt: string;
  readonly reason: string;
}

/** What stands, as it is shown. */
export const absenceView = (row: LessonAbsenceRow | undefined): AnnouncedAbsence | null =>
  row ? { reason: row.reason, announcedAt: row.announcedAt.toISOString() } : null;

/** What families say before a lesson about who cannot come; under the teacher's lock, as its beginning and its moves are. */
export function lessonAbsences(deps: LessonDeps) {
  const change = (
    family: Family,
    { lessonId, studentId }: OwnTaker,
    work: (on: LessonChange, of: Awaited<ReturnType<typeof theirs>>) => Promise<void>,
  ) =>
    changeLessons(deps, family.class.teacherId, async (on) => {
      await work(on, await theirs(on, family, { lessonId, studentId }));
      on.touch(lessonId);
    });

  /** A lesson that one of her children takes and that has not begun. */
  async function theirs(on: LessonChange, family: Family, { lessonId, studentId }: OwnTaker) {
    const lesson = await ownLesson(on, lessonId);
    const student = takingIn(family, lesson).find(({ id }) => id === studentId);
    if (!student) throw new DomainError('NOT_FOUND');
    if (lesson.status !== 'UPCOMING' || lesson.startAt <= on.now) throw new DomainError('WRONG_STATE');
    const said = { studentId, studentName: student.name, guardianName: family.guardian.name, at: on.now };
    return { lesson, said, own: { lessonId, studentId, guardianId: family.guardian.id } };
  }

  return {
    /** Said twice it is said once; with another reason, somebody else of the family was first. */
    announce: (family: Family, { startAt, reason, ...taker }: AbsenceSaid): Promise<void> =>
      change(family, taker, async (on, { lesson, said, own }) => {
        const absences = lessonAbsenceQueries(on.tx);
        const why = reason.trim();
        if (await absences.announce(own, { startAt: new Date(startAt), reason: why }, on.now))
          return on.notify([on.teacherId], absenceAnnounced(lesson, said, why));
        const known = (await absences.of(lesson.id)).get(taker.studentId);
        if (known?.reason !== why || lesson.startAt.getTime() !== Date.parse(startAt))
          throw new DomainError('WRONG_STATE');
      }),

    /** Where nothing was said, nothing is taken back. */
    takeBack: (family: Family, taker: OwnTaker): Promise<void> =>
      change(family, taker, async (on, { lesson, said, own }) => {
        if (await lessonAbsenceQueries(on.tx).takeBack(own))
          await on.notify([on.teacherId], absenceTakenBack(lesson, said));
      }),
  };
}
