import { chakra } from '@chakra-ui/react/styled-system';
import type { Layer as KonvaLayer } from 'konva/lib/Layer.js';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Layer, Stage } from 'react-konva';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { prepareStages } from './konva-stage.ts';
import { DOT, PAGE, PAPER } from './look.ts';
import { BarePaper, Thing } from './page-shapes.tsx';
import { useFontsLoaded } from './use-fonts-loaded.ts';
import { type PaperHand, usePointing } from './use-pointing.ts';
import { useScale } from './use-scale.ts';

prepareStages();

// The paper ends somewhere, also on a ground of its own colour; and what stands on it can be read before it is drawn.
const SHEET: CSSProperties = {
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: PAPER,
  borderRadius: 'min(0.75rem, 3cqw)',
  boxShadow: `0 0 0 1px ${DOT}`,
};

/** What is drawn is as large as the paper, also until it is drawn anew for another size. */
const STRETCHED = { '& > *, & .konvajs-content, & canvas': { w: '100% !important', h: '100% !important' } };

/** Nothing on it is met by a pointer. Konva draws a layer twice that is built with this. */
const unlistening = (layer: KonvaLayer | null) => void layer?.listening(false);

interface PaperProps {
  drawings: readonly Drawing[];
  /** What grows under the hand just now: it has a layer of its own, so that the others are not drawn with every move. */
  growing?: string | null;
  /** Without one the paper is only looked at, and the page below it scrolls. */
  hand?: PaperHand | undefined;
  /** What stands over the paper; its places are parts of the paper. */
  children?: ReactNode;
}

/** A page of the board, as large as there is room for it. It brings Konva: load it lazily. */
export default function Paper({ drawings, growing = null, hand, children }: PaperProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scale = useScale(frame);
  const fonts = useFontsLoaded();
  const pointing = usePointing(hand);
  const still = drawings.filter(({ id }) => id !== growing);
  const active = drawings.find(({ id }) => id === growing);
  const things = (isMarker: boolean) =>
    still
      .filter(({ kind }) => (kind === 'marker') === isMarker)
      .map((drawing) => <Thing key={drawing.id} drawing={drawing} />);
  const underHand = active && <Thing drawing={active} />;

  return (
    <div style={{ width: '100%', height: '100%', display: 'grid', placeItems: 'start center', containerType: 'size' }}>
      <div
        ref={frame}
        style={{
          position: 'relative',
          // Its edge needs a point on each side.
          width: `calc(min(100cqw, 100cqh * ${PAGE.width} / ${PAGE.height}) - 2px)`,
          aspectRatio: `${PAGE.width} / ${PAGE.height}`,
          containerType: 'inline-size',
        }}
      >
        <chakra.div
          aria-hidden
          data-paper
          css={STRETCHED}
          {...pointing}
          style={{ ...SHEET, ...(hand ? { touchAction: 'pinch-zoom' } : { pointerEvents: 'none' }) }}
        >
          {scale > 0 && (
            <Stage
              key={fonts}
              width={PAGE.width * scale}
              height={PAGE.height * scale}
              scale={{ x: scale, y: scale }}
              listening={false}
              style={{ pointerEvents: 'none' }}
            >
              {/* Markers lie behind, whenever they were drawn. */}
              <Layer ref={unlistening}>
                <BarePaper />
                {things(true)}
                {active?.kind === 'marker' && underHand}
                {!hand && things(false)}
              </Layer>
              {hand && (
                <>
                  <Layer ref={unlistening}>{things(false)}</Layer>
                  <Layer ref={unlistening}>{active?.kind !== 'marker' && underHand}</Layer>
                </>
              )}
            </Stage>
          )}
        </chakra.div>
        {children}
      </div>
    </div>
  );
}
