import type { PageMark } from '@portal/domain/coursework/marks';

export const STAMPS = ['check', 'cross'] as const;
export type Stamp = (typeof STAMPS)[number];

/** From the middle of a stamp to its edge. */
const REACH = 36;

/** Drawn in one stroke, so that they look the same wherever they are opened. */
const STROKES: Readonly<Record<Stamp, readonly number[]>> = {
  check: [-1, 0, -0.3, 0.8, 1, -0.9],
  cross: [-0.8, -0.8, 0.8, 0.8, 0, 0, 0.8, -0.8, -0.8, 0.8],
};

/** Where a stamp is put, as far as it stays on the page. */
export function stampPoints(stamp: Stamp, x: number, y: number): PageMark['points'] {
  const [left, top] = [Math.max(x, REACH), Math.max(y, REACH)];
  return STROKES[stamp].map((part, at) => Math.round((at % 2 === 0 ? left : top) + part * REACH));
}
