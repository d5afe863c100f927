import { chakra } from '@chakra-ui/react/styled-system';
import {
  Check,
  Eraser,
  Highlighter,
  type LucideIcon,
  MousePointer2,
  Pencil,
  Redo2,
  Type,
  Undo2,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { Ink } from '@portal/board/drawing';
import { COLOURS } from '@portal/board/look';
import { MARK_TOOLS, type MarkTool } from '@portal/board/use-marks';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useIsSplit } from '@portal/ui/use-is-split';
import { useDesk, ZOOMS } from './mark-desk.ts';
import { marks as words } from './marks-messages.ts';

const ICONS: Readonly<Record<MarkTool, LucideIcon>> = {
  look: MousePointer2,
  pen: Pencil,
  marker: Highlighter,
  check: Check,
  cross: X,
  text: Type,
  eraser: Eraser,
};
const INKS = ['camellia', 'celadon', 'indigo'] as const satisfies readonly Ink['colour'][];
const GROUP = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5' } as const;
const CHOSEN = { bg: 'celadon.subtle', color: 'celadon.fg' } as const;

/** What is in the hand, the way back, and how large the pages are: over all files of a submission. */
export function MarkTools() {
  const desk = useDesk();
  const { tool, ink, zoom, drawn } = desk;
  // With a mouse they may be smaller, and stand in one row.
  const isSplit = useIsSplit();
  const size = isSplit ? ({ minH: '10', w: '10' } as const) : ({ minH: 'touch', w: 'touch' } as const);
  const step = ZOOMS.findIndex((one) => one === zoom);
  const zoomTo = (at: number) => desk.setZoom(ZOOMS[at] ?? 100);
  return (
    <chakra.div
      role="toolbar"
      aria-label={words.bar}
      position="sticky"
      // Over the gap that the desk leaves above its first line.
      top={isSplit ? '-4' : '0'}
      zIndex="sticky"
      bg={isSplit ? 'bg' : 'bg.panel'}
      py="2"
      borderBottomWidth="1px"
      {...GROUP}
      justifyContent="space-between"
      columnGap="2"
    >
      <chakra.div role="group" aria-label={words.tool} {...GROUP}>
        {MARK_TOOLS.map((one) => (
          <IconButton
            key={one}
            label={words.tools[one]}
            icon={<Icon as={ICONS[one]} size={20} />}
            aria-pressed={tool === one}
            {...size}
            css={tool === one ? CHOSEN : {}}
            onClick={() => desk.setTool(one)}
          />
        ))}
      </chakra.div>
      <chakra.div role="group" aria-label={words.colour} {...GROUP}>
        {INKS.map((one) => (
          <IconButton
            key={one}
            label={words.colours[one]}
            icon={
              <chakra.span
                display="block"
                boxSize="5"
                borderRadius="full"
                borderWidth="2px"
                borderColor="white"
                outline={ink.colour === one ? '2px solid' : '1px solid'}
                outlineColor={ink.colour === one ? 'celadon.solid' : 'border.control'}
                style={{ backgroundColor: COLOURS[one] }}
              />
            }
            aria-pressed={ink.colour === one}
            {...size}
            onClick={() => desk.setColour(one)}
          />
        ))}
      </chakra.div>
      <chakra.div {...GROUP}>
        <IconButton
          label={words.undo}
          icon={<Icon as={Undo2} size={20} />}
          {...size}
          disabled={!drawn?.canUndo}
          onClick={desk.undo}
        />
        <IconButton
          label={words.redo}
          icon={<Icon as={Redo2} size={20} />}
          {...size}
          disabled={!drawn?.canRedo}
          onClick={desk.redo}
        />
        <IconButton
          label={words.zoomOut}
          icon={<Icon as={ZoomOut} size={20} />}
          {...size}
          disabled={step === 0}
          onClick={() => zoomTo(step - 1)}
        />
        <chakra.span role="status" textStyle="body.sm" fontVariantNumeric="tabular-nums">
          {words.zoom(zoom)}
        </chakra.span>
        <IconButton
          label={words.zoomIn}
          icon={<Icon as={ZoomIn} size={20} />}
          {...size}
          disabled={step === ZOOMS.length - 1}
          onClick={() => zoomTo(step + 1)}
        />
      </chakra.div>
    </chakra.div>
  );
}
