import { Ellipse } from 'konva/lib/shapes/Ellipse.js';
import { Line } from 'konva/lib/shapes/Line.js';
import { Rect } from 'konva/lib/shapes/Rect.js';
import { Text } from 'konva/lib/shapes/Text.js';
import type { Drawing } from '@portal/domain/live/board-drawing';
import type { Sheet } from './look.ts';
import { shapeLook } from './shape-look.ts';

/** One drawn thing as Konva draws it outside of React. */
export function drawnNode(drawing: Drawing, sheet?: Sheet) {
  const { part, look } = shapeLook(drawing, sheet);
  if (part === 'TEXT') return new Text(look);
  if (part === 'RECT') return new Rect(look);
  if (part === 'ELLIPSE') return new Ellipse(look);
  return new Line({ ...look, points: [...look.points] });
}
