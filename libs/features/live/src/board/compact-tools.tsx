import { chakra } from '@chakra-ui/react/styled-system';
import { Ellipsis, Redo2, Save, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { Popover } from '@portal/ui/popover';
import { hasColour, hasWidth } from '../drawing/drawing.ts';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { drawnPages, pageCount } from '../pages/page-drawings.ts';
import { PageMenu } from '../pages/page-menu.tsx';
import { keeping } from '../pages/page-messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { board as words } from './board-messages.ts';
import { LookOnly } from './board-tools.tsx';
import { ColourChoice, ToolChoice, WidthChoice } from './hand-choices.tsx';
import { Stroke, Swatch, ToolIcon } from './ink-pictures.tsx';
import { UndoButtons } from './undo-buttons.tsx';

interface CompactToolsProps {
  hand: DrawingHand;
  /** There is room for the signs themselves. */
  isRow?: boolean;
  /** Puts the pages into the class's material. */
  onKeep: () => void;
}

/** One row: what is in the hand, on a phone as three buttons that open; the way back, and the pages. */
export function CompactTools({ hand, isRow = false, onKeep }: CompactToolsProps) {
  const { state, isHost, look } = useRoom();
  const hasPages = isHost || pageCount(state, look.page) > 1;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" minW="0">
      {hand.mayDraw ? (
        <>
          {isRow ? <Signs hand={hand} /> : <Openings hand={hand} />}
          <UndoButtons hand={hand} isUndoOnly />
        </>
      ) : (
        <LookOnly />
      )}
      <chakra.div display="flex" gap="1" ms="auto">
        {hasPages && <PageMenu />}
        {hand.mayDraw && <MoreMenu hand={hand} onKeep={onKeep} />}
      </chakra.div>
    </chakra.div>
  );
}

/** Every tool, ink and width a press away. */
function Signs({ hand }: { hand: DrawingHand }) {
  return (
    <>
      <ToolChoice hand={hand} isDense />
      <ColourChoice hand={hand} isDense />
      <WidthChoice hand={hand} isDense />
    </>
  );
}

function Openings({ hand }: { hand: DrawingHand }) {
  const { tool, ink } = hand;
  return (
    <>
      <Opening label={words.tool} value={words.tools[tool]} picture={<ToolIcon tool={tool} />}>
        {(close) => <ToolChoice hand={hand} onPointed={close} />}
      </Opening>
      {hasColour(tool) && (
        <Opening label={words.colour} value={words.colours[ink.colour]} picture={<Swatch colour={ink.colour} />}>
          {(close) => <ColourChoice hand={hand} onPointed={close} />}
        </Opening>
      )}
      {hasWidth(tool) && (
        <Opening label={words.width} value={words.widths[ink.width]} picture={<Stroke {...ink} />}>
          {(close) => <WidthChoice hand={hand} onPointed={close} />}
        </Opening>
      )}
    </>
  );
}

interface OpeningProps {
  label: string;
  value: string;
  picture: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button that shows what is chosen, and opens what else there is. */
function Opening({ label, value, picture, children }: OpeningProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title={label}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" minH="touch" minW="touch" px="1.5" aria-label={words.chosen(label, value)}>
          {picture}
        </Button>
      }
    >
      <chakra.div p="2">{children(() => setIsOpen(false))}</chakra.div>
    </Popover>
  );
}

function MoreMenu({ hand, onKeep }: CompactToolsProps) {
  const { state, isHost } = useRoom();
  const request = useRequest();
  const may = state.studentsMayDraw;
  const items: MenuItem[] = [
    { id: 'redo', label: words.redo, icon: <Icon as={Redo2} />, disabled: !hand.canRedo, onSelect: hand.redo },
  ];
  if (isHost)
    items.push(
      {
        id: 'students',
        label: may ? words.stopStudentsDraw : words.letStudentsDraw,
        icon: <Icon as={Users} />,
        onSelect: () => void request('live.drawing', { participantId: null, may: !may }),
      },
      {
        id: 'keep',
        label: keeping.keep,
        icon: <Icon as={Save} />,
        disabled: drawnPages(state).length === 0,
        onSelect: onKeep,
      },
    );
  return (
    <Menu
      label={words.more}
      trigger={<IconButton label={words.more} icon={<Icon as={Ellipsis} />} variant="outline" minH="touch" w="touch" />}
      items={items}
    />
  );
}
