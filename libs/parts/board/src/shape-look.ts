import type { Context } from 'konva/lib/Context.js';
import type { Shape } from 'konva/lib/Shape.js';
import type { Drawing } from '@portal/domain/live/board-drawing';
import {
  COLOURS,
  FONT,
  GRID,
  LINE_HEIGHT,
  MARGIN,
  MARKER_OPACITY,
  PAGE,
  strokeWidthOf,
  writingOf,
  type Sheet,
} from './look.ts';
import { textFrame } from './text-frame.ts';

/** How a drawn thing looks, as Konva takes it: for the paper and for the picture of a page alike. */
export function shapeLook(drawing: Drawing, sheet: Sheet = PAGE) {
  const { kind, points, text = '' } = drawing;
  const [x = 0, y = 0, toX = x, toY = y] = points;
  const colour = COLOURS[drawing.colour];
  const stroke = { stroke: colour, strokeWidth: strokeWidthOf(drawing) };
  const [width, height] = [Math.abs(toX - x), Math.abs(toY - y)];
  switch (kind) {
    case 'text': {
      const place = textFrame(drawing, sheet);
      const room = { width: sheet.width - MARGIN - place.x, height: sheet.height - MARGIN - place.y };
      const font = { fontFamily: FONT, fontSize: writingOf(drawing).size, lineHeight: LINE_HEIGHT };
      return {
        part: 'TEXT',
        look: { x: place.x, y: place.y, ...room, text, fill: colour, ellipsis: true, ...font },
      } as const;
    }
    case 'rect':
      return { part: 'RECT', look: { x: Math.min(x, toX), y: Math.min(y, toY), width, height, ...stroke } } as const;
    case 'ellipse': {
      const middle = { x: (x + toX) / 2, y: (y + toY) / 2 };
      return { part: 'ELLIPSE', look: { ...middle, radiusX: width / 2, radiusY: height / 2, ...stroke } } as const;
    }
    default: {
      // A pen that was only put down leaves a dot.
      const path = points.length > 2 ? points : [x, y, x + 1, y];
      const ends = { lineCap: 'round', lineJoin: 'round' } as const;
      const look = { points: path, ...stroke, ...ends, tension: kind === 'line' ? 0 : 0.4 };
      return { part: 'LINE', look: { ...look, opacity: kind === 'marker' ? MARKER_OPACITY : 1 } } as const;
    }
  }
}

/** Draws the dots of the paper, in one path. */
export function drawDots(pen: Context, shape: Shape): void {
  pen.beginPath();
  for (let x: number = GRID; x < PAGE.width; x += GRID)
    for (let y: number = GRID; y < PAGE.height; y += GRID) pen.rect(x - 1.5, y - 1.5, 3, 3);
  pen.fillShape(shape);
}
