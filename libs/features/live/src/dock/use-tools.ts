import {
  Disc,
  FileText,
  Hand,
  Link2,
  type LucideIcon,
  MessageSquare,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  Presentation,
  Users,
  Video,
  VideoOff,
  Vote,
} from 'lucide-react';
import { useToast } from '@portal/portal-core/show-toast';
import { useRoomWorld } from '../session/room-world.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { hostTools, type tools, useToolWords } from './dock-messages.ts';
import type { PanelName } from './panel-name.ts';

export type ToolId = 'microphone' | 'camera' | 'screen' | 'hand' | 'board' | 'record' | Exclude<PanelName, 'cards'>;
export type ToolGroup = keyof typeof tools.groups;

export interface Tool {
  /** By which the focus finds back to it. */
  readonly id: ToolId;
  readonly group: ToolGroup;
  readonly icon: LucideIcon;
  /** Under the icon; of a device how it stands. */
  readonly label: string;
  /** Said in its place: with what a press does, and what waits behind it. */
  readonly name: string;
  /** In a menu, which does not show how it stands: what a press does. */
  readonly act?: string | undefined;
  /** A device runs, or is shut; something is open. */
  readonly look?: 'on' | 'off' | 'open' | undefined;
  readonly expanded?: boolean;
  /** How many wait behind it. */
  readonly count?: number;
  readonly onPress: () => void;
}

export interface DockState {
  readonly panel: PanelName | null;
  readonly onPanel: (panel: PanelName) => void;
  readonly isBoardOpen: boolean;
  readonly onBoard: () => void;
  /** A press on the board leads back to what the host shows. */
  readonly isBoardWayBack: boolean;
  readonly unread: number;
}

/** All that this person can do in the room, in the order of the dock. */
export function useTools({ panel, onPanel, isBoardOpen, onBoard, isBoardWayBack, unread }: DockState): Tool[] {
  const { session, state, own, me, isHost, pass } = useRoom();
  const { devices } = useRoomWorld();
  const request = useRequest();
  const words = useToolWords();
  const toast = useToast();
  const isHandUp = state.participants.some(({ id, handUp }) => id === me && handUp);
  const hands = state.participants.filter(({ handUp }) => handUp).length;
  const waiting = state.waiting.length;

  const device = (on: boolean) => (on ? ('on' as const) : ('off' as const));
  const opens = (id: Exclude<PanelName, 'cards'>, group: ToolGroup, icon: LucideIcon, label: string): Tool => ({
    id,
    group,
    icon,
    label,
    name: label,
    look: panel === id ? 'open' : undefined,
    expanded: panel === id,
    onPress: () => onPanel(id),
  });

  const microphone: Tool = {
    id: 'microphone',
    group: 'ME',
    icon: own.audio ? Mic : MicOff,
    ...words.microphone(own.audio),
    look: device(own.audio),
    onPress: () => void session.own.setAudio(!own.audio),
  };
  const camera: Tool = {
    id: 'camera',
    group: 'ME',
    icon: own.video ? Video : VideoOff,
    ...words.camera(own.video),
    look: device(own.video),
    onPress: () => void session.own.setVideo(!own.video),
  };
  const screen: Tool = {
    id: 'screen',
    group: 'ME',
    icon: own.screen ? MonitorX : MonitorUp,
    ...words.screen(own.screen),
    look: own.screen ? 'on' : undefined,
    onPress: () => void session.own.setScreen(!own.screen),
  };
  const hand: Tool = {
    id: 'hand',
    group: 'ME',
    icon: Hand,
    ...words.hand(isHandUp),
    look: isHandUp ? 'on' : undefined,
    onPress: () => void request('live.hand', { up: !isHandUp }),
  };
  const board: Tool = {
    id: 'board',
    group: 'LESSON',
    icon: Presentation,
    label: words.board,
    name: words.board,
    act: isHost ? undefined : words.boardActs[isBoardWayBack ? 'FOLLOW' : isBoardOpen ? 'AWAY' : 'ALONE'],
    look: isBoardOpen ? 'open' : undefined,
    expanded: isBoardOpen,
    onPress: onBoard,
  };
  const { recording } = state;
  const isRecording = recording?.since != null;
  const record: Tool = {
    id: 'record',
    group: 'LESSON',
    icon: Disc,
    ...hostTools.record(isRecording),
    look: isRecording ? 'on' : undefined,
    onPress() {
      const missing = recording?.withoutConsent ?? [];
      if (!isRecording && missing.length > 0)
        toast({ type: 'error', title: hostTools.noConsent(missing.map(({ name }) => name)) });
      else void request('live.record', { on: !isRecording }, { NOT_ALLOWED: hostTools.recordRefused });
    },
  };
  const isElsewhere = pass?.media.kind === 'LINK';
  const has = (is: boolean, tool: Tool) => (is ? [tool] : []);
  return [
    ...has(!isElsewhere, microphone),
    ...has(!isElsewhere, camera),
    ...has(!isElsewhere && devices.canShareScreen(), screen),
    ...has(!isHost, hand),
    board,
    // A guest finds the question before her as soon as it is asked.
    ...has(isHost, opens('poll', 'LESSON', Vote, hostTools.poll)),
    opens('material', 'LESSON', FileText, words.material),
    ...has(isHost && recording !== null, record),
    { ...opens('chat', 'PEOPLE', MessageSquare, words.chat(0)), name: words.chat(unread), count: unread },
    {
      ...opens('people', 'PEOPLE', Users, words.people),
      ...(isHost && { name: hostTools.people(waiting, hands), count: waiting + hands }),
    },
    ...has(isHost, opens('links', 'PEOPLE', Link2, hostTools.links)),
  ];
}

const ON_A_PHONE = {
  host: ['microphone', 'camera', 'board'],
  guest: ['microphone', 'camera', 'hand', 'chat'],
} as const satisfies Record<string, readonly ToolId[]>;

/** What a phone has room for beside the way out, and what is behind “더 보기”. */
export function onPhone(tools: readonly Tool[], isHost: boolean): { shown: Tool[]; more: Tool[] } {
  const ids: readonly ToolId[] = ON_A_PHONE[isHost ? 'host' : 'guest'];
  return {
    shown: tools.filter(({ id }) => ids.includes(id)),
    more: tools.filter(({ id }) => !ids.includes(id)),
  };
}
