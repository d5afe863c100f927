import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { DRAWING_COLOURS } from '@portal/domain/live/board-drawing';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { Switch } from '@portal/ui/switch';
import { board as words } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { TOOLS } from './drawing.ts';
import type { DrawingHand } from './use-drawing.ts';

/** What is in the hand: a tool and a colour; and the way back. Who may not draw reads that she may not. */
export function BoardTools({ hand }: { hand: DrawingHand }) {
  const { state, isHost } = useRoom();
  const request = useRequest();
  if (!hand.mayDraw)
    return (
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" px="1">
        {words.lookOnly}
      </chakra.p>
    );
  return (
    <chakra.div
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
      alignItems="center"
      overflowX="auto"
      p="0.5"
    >
      <SegmentedControl
        label={words.tool}
        options={TOOLS.map((value) => ({ value, label: words.tools[value] }))}
        value={hand.tool}
        onChange={hand.setTool}
      />
      <SegmentedControl
        label={words.colour}
        options={DRAWING_COLOURS.map((value) => ({ value, label: words.colours[value] }))}
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
      {isHost && (
        <chakra.div flexShrink="0" ms="auto" whiteSpace="nowrap">
          <Switch
            checked={state.studentsMayDraw}
            onChange={(may) => void request('live.drawing', { participantId: null, may })}
          >
            {words.studentsDraw}
          </Switch>
        </chakra.div>
      )}
    </chakra.div>
  );
}
