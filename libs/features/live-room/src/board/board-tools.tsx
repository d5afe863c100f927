import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { board as words } from '../messages.ts';
import { type ColourName, COLOURS, TOOLS } from './drawing.ts';
import type { DrawingHand } from './use-drawing.ts';

const NAMES = Object.keys(COLOURS) as ColourName[];

/** What is in the hand: a tool and a colour; and the way back. */
export function BoardTools({ hand }: { hand: DrawingHand }) {
  return (
    <chakra.div display="flex" gap="2" alignItems="center" overflowX="auto" p="0.5">
      <SegmentedControl
        label={words.tool}
        options={TOOLS.map((value) => ({ value, label: words.tools[value] }))}
        value={hand.tool}
        onChange={hand.setTool}
      />
      <SegmentedControl
        label={words.colour}
        options={NAMES.map((value) => ({ value, label: words.colours[value] }))}
        value={hand.colour}
        onChange={hand.setColour}
      />
      <IconButton
        flexShrink="0"
        label={words.undo}
        icon={<Icon as={Undo2} />}
        disabled={!hand.canUndo}
        onClick={hand.undo}
      />
    </chakra.div>
  );
}
