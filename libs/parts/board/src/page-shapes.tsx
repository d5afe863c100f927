import { memo } from 'react';
import { Ellipse, Line, Rect, Shape, Text } from 'react-konva';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { DOT, PAGE, PAPER, type Sheet } from './look.ts';
import { drawDots, shapeLook } from './shape-look.ts';

/** The paper itself, with its dots. */
export const BarePaper = memo(function BarePaper() {
  return (
    <>
      <Rect width={PAGE.width} height={PAGE.height} fill={PAPER} perfectDrawEnabled={false} />
      <Shape sceneFunc={drawDots} fill={DOT} perfectDrawEnabled={false} />
    </>
  );
});

/** One drawn thing; it is drawn anew only when it is another. */
export const Thing = memo(function Thing({ drawing, sheet }: { drawing: Drawing; sheet?: Sheet }) {
  const { part, look } = shapeLook(drawing, sheet);
  if (part === 'TEXT') return <Text {...look} perfectDrawEnabled={false} />;
  if (part === 'RECT') return <Rect {...look} perfectDrawEnabled={false} />;
  if (part === 'ELLIPSE') return <Ellipse {...look} perfectDrawEnabled={false} />;
  return <Line {...look} points={[...look.points]} perfectDrawEnabled={false} />;
});
