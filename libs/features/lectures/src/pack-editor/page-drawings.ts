import * as v from 'valibot';
import { PackDrawing } from '@portal/domain/library/pack';
import { drawingsOf } from '@portal/domain/live/board-drawing';
import type { BoardPage } from '@portal/domain/live/live-room';
import { board as words } from '../pack-editor-messages.ts';

/** What stands on a page of a lesson, as a pack keeps it: as if it had just been drawn, and without what was wiped away. */
export const packDrawings = (elements: BoardPage['elements']): PackDrawing[] =>
  drawingsOf(elements)
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(({ isDeleted: _wiped, ...drawing }) => {
      const { success, output } = v.safeParse(PackDrawing, { ...drawing, version: 1 });
      return success ? [output] : [];
    });

/** What a page is called to who does not see it: its number and what is written on it. */
export const pictureName = (no: number, drawings: readonly PackDrawing[]) =>
  words.picture(no, drawings.flatMap(({ text }) => text ?? []).join(', '));
