import { chakra } from '@chakra-ui/react/styled-system';
import type { Layer as KonvaLayer } from 'konva/lib/Layer.js';
import { useMemo, useRef } from 'react';
import { Layer, Stage } from 'react-konva';
import { MARKED_WIDTH, type PageMark } from '@portal/domain/coursework/marks';
import { prepareStages } from '../konva-stage.ts';
import { Thing } from '../page-shapes.tsx';
import { useFontsLoaded } from '../use-fonts-loaded.ts';
import { type PaperHand, usePointing } from '../use-pointing.ts';
import { useScale } from '../use-scale.ts';

prepareStages();

const STRETCHED = { '& > *, & .konvajs-content, & canvas': { w: '100% !important', h: '100% !important' } };
const unlistening = (layer: KonvaLayer | null) => void layer?.listening(false);

interface Props {
  marks: readonly PageMark[];
  /** Height of the page by its width. */
  ratio: number;
  /** What grows under the hand just now. */
  growing?: PageMark | null;
  /** Without one the page is only looked at. */
  hand?: PaperHand | undefined;
}

/** What is drawn on a page of a file, over it and as large as it. It brings Konva: load it lazily. */
export default function MarkPaper({ marks, ratio, growing = null, hand }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useMemo(() => ({ width: MARKED_WIDTH, height: Math.round(MARKED_WIDTH * ratio) }), [ratio]);
  const scale = useScale(frame);
  const fonts = useFontsLoaded();
  const pointing = usePointing(hand, sheet);
  const things = (isMarker: boolean) =>
    marks
      .filter(({ kind }) => (kind === 'marker') === isMarker)
      .map((mark) => <Thing key={mark.id} drawing={mark} sheet={sheet} />);
  return (
    <chakra.div
      ref={frame}
      aria-hidden
      data-marks
      css={STRETCHED}
      position="absolute"
      inset="0"
      {...pointing}
      style={hand ? { touchAction: 'pinch-zoom', cursor: 'crosshair' } : { pointerEvents: 'none' }}
    >
      {scale > 0 && (
        <Stage
          key={fonts}
          width={sheet.width * scale}
          height={sheet.height * scale}
          scale={{ x: scale, y: scale }}
          listening={false}
          style={{ pointerEvents: 'none' }}
        >
          <Layer ref={unlistening}>
            {things(true)}
            {things(false)}
          </Layer>
          {hand && <Layer ref={unlistening}>{growing && <Thing drawing={growing} sheet={sheet} />}</Layer>}
        </Stage>
      )}
    </chakra.div>
  );
}
