import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Family } from '../classes/module.ts';
import type { LessonFamilies, LessonRecord } from '../lessons/module.ts';
import type { FamilySummaries } from '../live/module.ts';
import type { ReviewFamilies } from '../reviews/module.ts';
import type { FamilyChatDeps, FamilyChatService } from './chat/family-chat.service.ts';

export interface FamilyDeps extends FamilyChatDeps {
  readonly lessons: LessonFamilies;
  readonly reviews: ReviewFamilies;
  readonly summaries: FamilySummaries;
  /** The rooms of lessons: where a student comes in, or null where it is not held in one. */
  readonly entranceOf: (lessonId: string, studentId: string) => Promise<string | null>;
  readonly accounts: {
    getUser(
      on: Db | Tx,
      id: string,
    ): Promise<{ readonly id: string; readonly name: string; readonly timeZone: string } | undefined>;
  };
}

/** Whose page it is: those who take the class, or try the lesson that comes; a trial that is over names nobody beside them. */
function namedOn({ students, next }: Pick<Family, 'students'> & Pick<FamilyDoor, 'next'>): FamilyDoor['students'] {
  const taking = students.filter(({ trialLessonId }) => trialLessonId === null || trialLessonId === next?.id);
  const named = taking.length ? taking : students;
  return [...new Map(named.map(({ id, name }) => [id, { id, name }])).values()];
}

/** The class as one family of it sees it. */
export function familyDoorService(
  { database: { db }, lessons, summaries, entranceOf, accounts }: FamilyDeps,
  chats: Pick<FamilyChatService, 'lines'>,
) {
  async function nextOf(family: Family): Promise<FamilyDoor['next']> {
    const next = await lessons.next(family);
    if (!next) return null;
    const taking = family.students.filter(({ trialLessonId }) =>
      next.isTrial ? trialLessonId === next.id : trialLessonId === null,
    );
    const entrances: { studentId: string; path: string }[] = [];
    for (const { id: studentId } of taking) {
      const path = await entranceOf(next.id, studentId);
      if (path !== null) entrances.push({ studentId, path });
    }
    return { ...next, entrances };
  }

  return {
    async door(family: Family): Promise<FamilyDoor> {
      const { class: of, guardian, students } = family;
      const teacher = await accounts.getUser(db, of.teacherId);
      if (!teacher) throw new DomainError('LINK_REVOKED');
      const [next, moves, lines] = await Promise.all([nextOf(family), lessons.moves(family), chats.lines(family)]);
      const isOver = !next && (of.canceledAt !== null || of.progress === 'ENDED' || of.progress === 'FINISHED');
      return {
        className: of.name,
        teacherId: teacher.id,
        teacherName: teacher.name,
        teacherTimeZone: teacher.timeZone,
        guardianName: guardian.name,
        language: guardian.language,
        students: namedOn({ students, next }),
        isOver,
        isCanceled: isOver && (of.canceledAt !== null || (await lessons.isAllCanceled(family))),
        next,
        moves,
        ...lines,
      };
    },

    /** Records of lessons, with whether something is left of them in their rooms. */
    async withSummaries(records: readonly LessonRecord[]): Promise<FamilyRecord[]> {
      const left = await summaries.leftOf(records.map(({ id }) => id));
      return records.map((record) => ({ ...record, hasSummary: left.has(record.id) }));
    },
  };
}

export type FamilyDoorService = ReturnType<typeof familyDoorService>;
