import type { Drawing } from '@portal/domain/live/board-drawing';

export type ColourName = Drawing['colour'];

export const TOOLS = ['pen', 'line', 'rect', 'text', 'eraser'] as const;
export type Tool = (typeof TOOLS)[number];

export const PAGES_MAX = 50;
export const TEXT_MAX = 200;
/** A stroke is cut into several when it grows longer, so that no message grows too large. */
const POINTS_MAX = 1_000;

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
