import { chakra } from '@chakra-ui/react/styled-system';
import {
  FileText,
  Hand,
  Link2,
  LogOut,
  MessageSquare,
  Mic,
  MicOff,
  Monitor,
  MonitorOff,
  PenLine,
  PhoneOff,
  Users,
  Video,
  VideoOff,
  Vote,
} from 'lucide-react';
import { tools as words } from '../messages.ts';
import { useRoomWorld } from '../session/room-world.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import type { PanelName } from './side-panel.tsx';
import { ToolButton } from './tool-button.tsx';

interface ToolbarProps {
  panel: PanelName | null;
  onPanel: (panel: PanelName) => void;
  isBoardOpen: boolean;
  onBoard: () => void;
  unread: number;
  onLeave: () => void;
}

// Large text would make four rows of them and cover the board: then they move sideways.
const IN_ONE_ROW = {
  '@media (orientation: landscape)': { flexWrap: 'nowrap' },
  '@container (max-width: 18rem)': { flexWrap: 'nowrap' },
};

/** What can be done in a room, in one row, or in two on an upright phone. */
export function Toolbar({ panel, onPanel, isBoardOpen, onBoard, unread, onLeave }: ToolbarProps) {
  const { session, state, own, me, isHost, pass } = useRoom();
  const { devices } = useRoomWorld();
  const request = useRequest();
  const waiting = state.waiting.length;
  const isHandUp = state.participants.some(({ id, handUp }) => id === me && handUp);
  const isElsewhere = pass?.media.kind === 'LINK';
  const hasPoll = state.poll !== null && state.poll.mine === null && !isHost;
  const toggle = (name: PanelName) => ({
    name,
    isOn: panel === name,
    expanded: panel === name,
    onClick: () => onPanel(name),
  });
  return (
    <chakra.div containerType="inline-size" minW="0">
      <chakra.div
        role="toolbar"
        aria-label={words.label}
        display="flex"
        gap="2"
        px="3"
        py="2"
        overflowX="auto"
        justifyContent="safe center"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        css={IN_ONE_ROW}
        borderTopWidth="1px"
        borderColor="border"
        bg="bg.panel"
        pb="max(0.5rem, env(safe-area-inset-bottom))"
      >
        {!isElsewhere && (
          <>
            <ToolButton
              icon={own.audio ? Mic : MicOff}
              isOn={own.audio}
              label={own.audio ? words.micOff : words.micOn}
              onClick={() => void session.own.setAudio(!own.audio)}
            />
            <ToolButton
              icon={own.video ? Video : VideoOff}
              isOn={own.video}
              label={own.video ? words.cameraOff : words.cameraOn}
              onClick={() => void session.own.setVideo(!own.video)}
            />
            {devices.canShareScreen() && (
              <ToolButton
                icon={own.screen ? MonitorOff : Monitor}
                isOn={own.screen}
                label={own.screen ? words.screenOff : words.screenOn}
                onClick={() => void session.own.setScreen(!own.screen)}
              />
            )}
          </>
        )}
        {!isHost && (
          <ToolButton
            icon={Hand}
            isOn={isHandUp}
            label={isHandUp ? words.handDown : words.handUp}
            onClick={() => void request('live.hand', { up: !isHandUp })}
          />
        )}
        <ToolButton icon={MessageSquare} label={words.chat(unread)} count={unread} {...toggle('chat')} />
        <ToolButton icon={Users} label={words.people(waiting)} count={waiting} {...toggle('people')} />
        <ToolButton icon={PenLine} label={words.board} isOn={isBoardOpen} expanded={isBoardOpen} onClick={onBoard} />
        <ToolButton icon={Vote} label={words.poll} count={hasPoll ? 1 : 0} {...toggle('poll')} />
        <ToolButton icon={FileText} label={words.material} {...toggle('material')} />
        {isHost && <ToolButton icon={Link2} label={words.links} {...toggle('links')} />}
        <ToolButton
          danger
          icon={isHost ? PhoneOff : LogOut}
          label={isHost ? words.end : words.leave}
          onClick={onLeave}
        />
      </chakra.div>
    </chakra.div>
  );
}
