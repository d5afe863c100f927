import { useEffect, useRef, useState } from 'react';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { buildStagesWithoutMarkup } from './konva-stage.ts';
import { COLOURS, PAGE, PAPER } from './look.ts';

buildStagesWithoutMarkup();

/** What a mouse, a pen or a finger does on the paper, at its own points. */
export interface PaperHand {
  onDown(x: number, y: number): void;
  onMove(x: number, y: number): void;
  onUp(): void;
  /** Set while things are erased rather than drawn. */
  readonly onErase: ((id: string) => void) | undefined;
}

interface PaperProps {
  drawings: readonly Drawing[];
  /** Without one the paper is only looked at, and the page below it scrolls. */
  hand?: PaperHand;
}

interface Pointed {
  readonly target: { getStage(): { getRelativePointerPosition(): { x: number; y: number } | null } | null };
}

/** A page of the board, as large as there is room for it. It brings Konva: load it lazily. */
export default function Paper({ drawings, hand }: PaperProps) {
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

  const at = (work: (x: number, y: number) => void) => (event: Pointed) => {
    const point = event.target.getStage()?.getRelativePointerPosition();
    if (point) work(point.x, point.y);
  };

  return (
    <div
      ref={frame}
      aria-hidden
      style={{
        width: '100%',
        height: '100%',
        display: 'grid',
        placeItems: 'center',
        ...(hand ? { touchAction: 'none' } : { pointerEvents: 'none' }),
      }}
    >
      {scale > 0 && (
        <Stage
          width={PAGE.width * scale}
          height={PAGE.height * scale}
          scale={{ x: scale, y: scale }}
          listening={hand !== undefined}
          {...(hand && {
            onPointerDown: at(hand.onDown),
            onPointerMove: at(hand.onMove),
            onPointerUp: hand.onUp,
            onPointerLeave: hand.onUp,
          })}
        >
          <Layer>
            <Rect width={PAGE.width} height={PAGE.height} fill={PAPER} />
            {drawings.map((drawing) => (
              <Shape key={drawing.id} drawing={drawing} onErase={hand?.onErase && (() => hand.onErase?.(drawing.id))} />
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
