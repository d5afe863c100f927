import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FamilyBoardPage } from '@portal/domain/families/family-board.contract';
import { drawingsOf } from '@portal/domain/live/board-drawing';
import type { BoardElement } from '@portal/domain/live/live-room';
import type { Db } from '../../core/database/database.ts';
import type { pastLessonsOf } from '../lessons/module.ts';
import { liveBoardPage } from './live.tables.ts';

/** What was drawn in lessons, as their families see it. */
export interface FamilyBoards {
  /** The pages of one of these lessons on which something is left; undefined where it is none of them. */
  pagesOf(own: ReturnType<typeof pastLessonsOf>, lessonId: string): Promise<FamilyBoardPage[] | undefined>;
  /** Those of these lessons in which something was drawn. */
  drawnIn(lessonIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export const familyBoards = (db: Db): FamilyBoards => ({
  async pagesOf(own, lessonId) {
    const rows = await db
      .select({ page: liveBoardPage })
      .from(own)
      .leftJoin(liveBoardPage, and(eq(liveBoardPage.lessonId, own.id), eq(liveBoardPage.hasInk, true)))
      .where(eq(own.id, lessonId))
      .orderBy(asc(liveBoardPage.no));
    if (!rows.length) return undefined;
    return rows
      .flatMap(({ page }) => page ?? [])
      .map(({ no, elements }) => ({
        no,
        drawings: drawingsOf((JSON.parse(elements) as BoardElement[]).filter(({ isDeleted }) => !isDeleted)),
      }))
      .filter(({ drawings }) => drawings.length > 0);
  },

  async drawnIn(lessonIds) {
    if (!lessonIds.length) return new Set();
    const rows = await db
      .selectDistinct({ id: liveBoardPage.lessonId })
      .from(liveBoardPage)
      .where(and(inArray(liveBoardPage.lessonId, [...lessonIds]), eq(liveBoardPage.hasInk, true)));
    return new Set(rows.map(({ id }) => id));
  },
});
