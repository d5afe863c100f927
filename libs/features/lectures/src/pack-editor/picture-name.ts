import type { PackDrawing } from '@portal/domain/library/pack';
import { board as words } from '../pack-editor-messages.ts';

/** What a page is called to who does not see it: its number and what is written on it. */
export const pictureName = (no: number, drawings: readonly PackDrawing[]) =>
  words.picture(no, drawings.flatMap(({ text }) => text ?? []).join(', '));
