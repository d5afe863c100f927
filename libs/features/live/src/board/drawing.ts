import * as v from 'valibot';
import type { BoardElement } from '@portal/domain/live/live-room';
import { PALETTE } from '@portal/ui/palette';

/** The board is the same paper in both themes: what one draws must look the same to all. */
export const PAPER = PALETTE.ink[0];
export const COLOURS = {
  ink: PALETTE.ink[925],
  celadon: PALETTE.celadon[600],
  persimmon: PALETTE.persimmon[600],
  indigo: PALETTE.indigo[700],
} as const;
export type ColourName = keyof typeof COLOURS;

export const TOOLS = ['pen', 'line', 'rect', 'text', 'eraser'] as const;
export type Tool = (typeof TOOLS)[number];

/** Size of a page in its own units, whatever the screen. */
export const PAGE = { width: 1_600, height: 900 } as const;
export const PAGES_MAX = 50;
export const TEXT_MAX = 200;
/** A stroke is cut into several when it grows longer, so that no message grows too large. */
const POINTS_MAX = 1_000;

const Drawing = v.object({
  id: v.string(),
  version: v.number(),
  isDeleted: v.optional(v.boolean()),
  kind: v.picklist(['pen', 'line', 'rect', 'text']),
  colour: v.picklist(['ink', 'celadon', 'persimmon', 'indigo']),
  points: v.pipe(v.array(v.number()), v.minLength(2)),
  text: v.optional(v.string()),
});
export type Drawing = v.InferOutput<typeof Drawing>;

/** The things of a page that this board can draw; whatever else stands there is left alone. */
export const drawingsOf = (elements: readonly BoardElement[]): Drawing[] =>
  elements.flatMap((element) => {
    const { success, output } = v.safeParse(Drawing, element);
    return success ? [output] : [];
  });

export const newDrawing = (
  kind: Drawing['kind'],
  colour: ColourName,
  x: number,
  y: number,
  text?: string,
): Drawing => ({
  id: crypto.randomUUID(),
  version: 1,
  kind,
  colour,
  points: [Math.round(x), Math.round(y)],
  ...(text !== undefined && { text }),
});

/** The drawing after the pen has moved: a stroke grows, a line or rectangle gets another end. */
export function extended(drawing: Drawing, x: number, y: number): Drawing {
  const [fromX = 0, fromY = 0] = drawing.points;
  const end = [Math.round(x), Math.round(y)];
  const points = drawing.kind === 'pen' ? [...drawing.points, ...end] : [fromX, fromY, ...end];
  return { ...drawing, version: drawing.version + 1, points };
}

export const isFull = ({ points }: Drawing) => points.length >= POINTS_MAX;

/** The same thing taken away, or brought back: a later writing of it. */
export const withDeleted = (drawing: Drawing, isDeleted: boolean): Drawing => ({
  ...drawing,
  isDeleted,
  version: drawing.version + 1,
});
