import * as v from 'valibot';
import type { BoardElement } from './live-room.ts';

export const DRAWING_KINDS = ['pen', 'marker', 'line', 'rect', 'ellipse', 'text'] as const;
export const DRAWING_COLOURS = ['ink', 'celadon', 'persimmon', 'indigo', 'camellia', 'wisteria'] as const;
export const DRAWING_WIDTHS = ['thin', 'normal', 'thick'] as const;

/** A thing on a page of the board, as our boards draw it; `points` are x and y by turns. */
export const Drawing = v.object({
  id: v.string(),
  version: v.number(),
  isDeleted: v.optional(v.boolean()),
  kind: v.picklist(DRAWING_KINDS),
  colour: v.picklist(DRAWING_COLOURS),
  width: v.optional(v.picklist(DRAWING_WIDTHS), 'normal'),
  points: v.pipe(v.array(v.number()), v.minLength(2)),
  text: v.optional(v.string()),
});
export type Drawing = v.InferOutput<typeof Drawing>;

/** The things of a page that our boards can draw; whatever else stands there is left alone. */
export const drawingsOf = (elements: readonly BoardElement[]): Drawing[] =>
  elements.flatMap((element) => {
    const { success, output } = v.safeParse(Drawing, element);
    return success ? [output] : [];
  });
