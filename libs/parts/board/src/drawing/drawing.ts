import { DRAWING_WIDTHS, type Drawing } from '@portal/domain/live/board-drawing';

export type ColourName = Drawing['colour'];
export type WidthName = Drawing['width'];

export const TOOLS = ['pen', 'marker', 'line', 'rect', 'ellipse', 'text', 'eraser'] as const;
export type Tool = (typeof TOOLS)[number];
export const WIDTHS = DRAWING_WIDTHS;

/** What a tool leaves has a colour and a width, which of letters is their size; an eraser leaves nothing. */
export const hasInk = (tool: Tool): boolean => tool !== 'eraser';

export const TEXT_MAX = 200;
/** A stroke is cut into several when it grows longer, so that no message grows too large. */
const POINTS_MAX = 1_000;
/** Steps of the hand that nobody sees. */
const STEP_MIN = 2;

/** What is in the hand. */
export type Ink = Pick<Drawing, 'colour' | 'width'>;

export const newDrawing = (
  kind: Drawing['kind'],
  { colour, width }: Ink,
  x: number,
  y: number,
  text?: string,
): Drawing => ({
  id: crypto.randomUUID(),
  version: 1,
  kind,
  colour,
  width,
  points: [Math.round(x), Math.round(y)],
  ...(text !== undefined && { text }),
});

/** The drawing after the pen has moved: a stroke grows, a line or rectangle gets another end. */
export function extended(drawing: Drawing, x: number, y: number): Drawing {
  const { kind, points, version } = drawing;
  const end = [Math.round(x), Math.round(y)];
  const isStroke = kind === 'pen' || kind === 'marker';
  if (isStroke && Math.hypot(x - points.at(-2)!, y - points.at(-1)!) < STEP_MIN) return drawing;
  return { ...drawing, version: version + 1, points: [...(isStroke ? points : points.slice(0, 2)), ...end] };
}

export const isFull = ({ points }: Drawing) => points.length >= POINTS_MAX;

/** The same thing taken away: a later writing of it. */
export const withoutIt = (drawing: Drawing): Drawing => ({
  ...drawing,
  isDeleted: true,
  version: drawing.version + 1,
});

/** Places on the way of a hand from one point to another, so that nothing between is left out. */
export function* between([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], step: number) {
  const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / step));
  for (let at = 1; at <= steps; at += 1) yield [x + ((toX - x) * at) / steps, y + ((toY - y) * at) / steps] as const;
}
