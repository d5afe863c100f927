import type { Drawing } from '@portal/domain/live/board-drawing';
import { PAGE, type Sheet, strokeWidthOf } from './look.ts';
import { textFrame } from './text-frame.ts';

type Point = readonly [x: number, y: number];

/** How far beside a thing a finger still meets it, in the page's units. */
const REACH = 14;
const CORNERS = 24;

const pointsOf = ({ points }: Drawing): Point[] =>
  points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1] ?? 0] as const] : []));

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The line that the pen follows. */
function outline(drawing: Drawing): Point[] {
  const path = pointsOf(drawing);
  const [[x, y] = [0, 0], [toX, toY] = [x, y]] = path;
  if (drawing.kind === 'rect')
    return [
      [x, y],
      [toX, y],
      [toX, toY],
      [x, toY],
      [x, y],
    ];
  if (drawing.kind !== 'ellipse') return path;
  return Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / CORNERS;
    return [(x + toX + (toX - x) * Math.cos(angle)) / 2, (y + toY + (toY - y) * Math.sin(angle)) / 2];
  });
}

function meets(drawing: Drawing, point: Point, sheet: Sheet): boolean {
  const [x, y] = point;
  if (drawing.kind === 'text') {
    const frame = textFrame(drawing, sheet);
    return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
  }
  const reach = REACH + strokeWidthOf(drawing) / 2;
  // Most things are nowhere near; their corners say so at once.
  const [xs, ys] = [drawing.points.filter((_, at) => at % 2 === 0), drawing.points.filter((_, at) => at % 2 === 1)];
  if (x < Math.min(...xs) - reach || x > Math.max(...xs) + reach) return false;
  if (y < Math.min(...ys) - reach || y > Math.max(...ys) + reach) return false;
  const line = outline(drawing);
  return line.some((corner, at) => distance(point, corner, line[at + 1] ?? corner) <= reach);
}

/** The thing that lies uppermost at a point, or undefined. */
export const thingAt = <T extends Drawing>(
  drawings: readonly T[],
  x: number,
  y: number,
  sheet: Sheet = PAGE,
): T | undefined => drawings.findLast((drawing) => meets(drawing, [x, y], sheet));
