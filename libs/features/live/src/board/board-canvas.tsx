import { useEffect, useRef, useState } from 'react';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';
import { COLOURS, type Drawing, PAGE, PAPER } from './drawing.ts';
import { buildStagesWithoutMarkup } from './konva-stage.ts';
import type { DrawingHand } from './use-drawing.ts';

buildStagesWithoutMarkup();

interface BoardCanvasProps {
  hand: DrawingHand;
  /** The text that the text tool puts where the board is pressed. */
  text: string;
  onTextPut: () => void;
}

interface Pointed {
  readonly target: { getStage(): { getRelativePointerPosition(): { x: number; y: number } | null } | null };
}
const pointOf = ({ target }: Pointed) => target.getStage()?.getRelativePointerPosition();

/** The paper: drawn on by mouse, pen or finger. Loaded with the board only. */
export default function BoardCanvas({ hand, text, onTextPut }: BoardCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = frame.current ?? { clientWidth: 0, clientHeight: 0 };
      setScale(Math.min(width / PAGE.width, height / PAGE.height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const begin = (event: Pointed) => {
    const point = pointOf(event);
    if (!point) return;
    hand.begin(point.x, point.y, text.trim() || undefined);
    if (hand.tool === 'text' && text.trim()) onTextPut();
  };
  const move = (event: Pointed) => {
    const point = pointOf(event);
    if (point) hand.move(point.x, point.y);
  };

  return (
    <div
      ref={frame}
      aria-hidden
      style={{ width: '100%', height: '100%', display: 'grid', placeItems: 'center', touchAction: 'none' }}
    >
      {scale > 0 && (
        <Stage
          width={PAGE.width * scale}
          height={PAGE.height * scale}
          scale={{ x: scale, y: scale }}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={hand.end}
          onPointerLeave={hand.end}
        >
          <Layer>
            <Rect width={PAGE.width} height={PAGE.height} fill={PAPER} />
            {hand.drawings.map((drawing) => (
              <Shape
                key={drawing.id}
                drawing={drawing}
                onErase={hand.tool === 'eraser' ? () => hand.erase(drawing.id) : undefined}
              />
            ))}
          </Layer>
        </Stage>
      )}
    </div>
  );
}

function Shape({ drawing, onErase }: { drawing: Drawing; onErase: (() => void) | undefined }) {
  const { kind, points } = drawing;
  const colour = COLOURS[drawing.colour];
  const [x = 0, y = 0, toX = x, toY = y] = points;
  // A finger that slides over a thing erases it too.
  const erasing = { onPointerDown: onErase, onPointerMove: onErase, hitStrokeWidth: 24 };
  if (kind === 'text') return <Text x={x} y={y} text={drawing.text ?? ''} fontSize={40} fill={colour} {...erasing} />;
  if (kind === 'rect')
    return (
      <Rect
        x={Math.min(x, toX)}
        y={Math.min(y, toY)}
        width={Math.abs(toX - x)}
        height={Math.abs(toY - y)}
        stroke={colour}
        strokeWidth={5}
        {...erasing}
      />
    );
  // A pen that was only put down leaves a dot.
  const path = points.length > 2 ? points : [x, y, x + 1, y];
  return (
    <Line
      points={path}
      stroke={colour}
      strokeWidth={5}
      lineCap="round"
      lineJoin="round"
      tension={kind === 'pen' ? 0.3 : 0}
      {...erasing}
    />
  );
}
