import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FamilySummary } from '@portal/domain/families/family-summary.contract';
import { drawingsOf } from '@portal/domain/live/board-drawing';
import type { BoardElement } from '@portal/domain/live/live-room';
import type { Db } from '../../core/database/database.ts';
import type { Evidence, pastLessonsOf } from '../lessons/module.ts';
import { liveBoardPage, liveGuestLink, livePoll, liveVote } from './live.tables.ts';
import type { FamilyRecordings } from './recordings/recordings.ts';

/** What is left of lessons in their rooms, as families see it. */
export interface FamilySummaries {
  /** Of one of these lessons, with what these students chose; undefined where it is none of them. */
  of(
    own: ReturnType<typeof pastLessonsOf>,
    lessonId: string,
    studentIds: readonly string[],
  ): Promise<FamilySummary | undefined>;
  /** Those of these lessons of which something is left. */
  leftOf(lessonIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export function familySummaries(
  db: Db,
  evidence: Pick<Evidence, 'shown' | 'shownIn'>,
  recordings: FamilyRecordings,
): FamilySummaries {
  async function questionsOf(lessonId: string, studentIds: readonly string[]): Promise<FamilySummary['questions']> {
    const rows = await db
      .select({ poll: livePoll, option: liveVote.option, studentId: liveGuestLink.studentId })
      .from(livePoll)
      .leftJoin(liveVote, eq(liveVote.pollId, livePoll.id))
      .leftJoin(liveGuestLink, eq(liveGuestLink.id, liveVote.participantId))
      .where(and(eq(livePoll.lessonId, lessonId), isNotNull(livePoll.closedAt)))
      .orderBy(asc(livePoll.openedAt), asc(livePoll.id));
    const polls = new Map(rows.map(({ poll }) => [poll.id, poll]));
    return [...polls.values()].map(({ id, question, options, answer }) => {
      const votes = rows.flatMap(({ poll, option, studentId }) =>
        poll.id === id && option !== null ? [{ option, studentId }] : [],
      );
      return {
        id,
        question,
        options: options.map((text, at) => ({ text, votes: votes.filter(({ option }) => option === at).length })),
        answer,
        chosen: votes.flatMap(({ option, studentId }) =>
          studentId !== null && studentIds.includes(studentId) ? [{ studentId, option }] : [],
        ),
      };
    });
  }

  return {
    async of(own, lessonId, studentIds) {
      const rows = await db
        .select({ page: liveBoardPage })
        .from(own)
        .leftJoin(liveBoardPage, and(eq(liveBoardPage.lessonId, own.id), eq(liveBoardPage.hasInk, true)))
        .where(eq(own.id, lessonId))
        .orderBy(asc(liveBoardPage.no));
      if (!rows.length) return undefined;
      const [materials, questions, recorded] = await Promise.all([
        evidence.shown(db, lessonId),
        questionsOf(lessonId, studentIds),
        recordings.of(own, lessonId),
      ]);
      const pages = rows
        .flatMap(({ page }) => page ?? [])
        .map(({ no, elements }) => ({
          no,
          drawings: drawingsOf((JSON.parse(elements) as BoardElement[]).filter(({ isDeleted }) => !isDeleted)),
        }))
        .filter(({ drawings }) => drawings.length > 0);
      return { pages, materials, questions, recordings: recorded };
    },

    async leftOf(lessonIds) {
      const ids = [...lessonIds];
      if (!ids.length) return new Set();
      const [drawn, asked, shown, recorded] = await Promise.all([
        db
          .selectDistinct({ id: liveBoardPage.lessonId })
          .from(liveBoardPage)
          .where(and(inArray(liveBoardPage.lessonId, ids), eq(liveBoardPage.hasInk, true))),
        db
          .selectDistinct({ id: livePoll.lessonId })
          .from(livePoll)
          .where(and(inArray(livePoll.lessonId, ids), isNotNull(livePoll.closedAt))),
        evidence.shownIn(db, ids),
        recordings.standingIn(ids),
      ]);
      return new Set([...[...drawn, ...asked].map(({ id }) => id), ...shown, ...recorded]);
    },
  };
}
