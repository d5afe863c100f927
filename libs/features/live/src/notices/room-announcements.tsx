import { chakra } from '@chakra-ui/react/styled-system';
import { Bell, Disc, Hand, ListChecks, type LucideIcon, MicOff, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRoom } from '../session/use-room.ts';
import { useNoticeWords } from './notice-messages.ts';
import { NoticeRow } from './notice-row.tsx';
import type { NoticeKind } from './room-notices.ts';
import { useNotices } from './use-notices.ts';

/** More than these would cover what they are about. */
const MOST = 2;
const ICONS: Record<NoticeKind, LucideIcon> = {
  POLL: ListChecks,
  DOOR: Bell,
  HAND: Hand,
  DRAWING: Pencil,
  RECORDING: Disc,
};

/** What has just happened in the room, said once and seen for a moment, over whatever stands there. It takes no place itself. */
export function RoomAnnouncements() {
  const words = useNoticeWords();
  const { shown, close } = useNotices();
  const muted = useMuted();
  const box = useRef<HTMLDivElement>(null);
  return (
    // Also over a panel that covers the stage of a phone.
    <chakra.div position="relative" zIndex="3" h="0">
      <chakra.div
        ref={box}
        role="status"
        tabIndex={-1}
        outline="none"
        position="absolute"
        insetInline="0"
        top="2"
        px="2"
        display="grid"
        gap="2"
        justifyItems="center"
        gridTemplateColumns="minmax(0, 1fr)"
        pointerEvents="none"
      >
        {muted.isShown && <NoticeRow box={box} icon={MicOff} text={words.muted} onClose={muted.close} />}
        {shown.slice(muted.isShown ? 1 - MOST : -MOST).map(({ kind, text }) => (
          <NoticeRow key={kind} box={box} icon={ICONS[kind]} text={text} onClose={() => close(kind)} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

/** That the host has muted her: until she speaks again or closes it. */
function useMuted() {
  const { isMutedByHost } = useRoom();
  const [isClosed, setClosed] = useState(false);
  if (isClosed && !isMutedByHost) setClosed(false);
  return { isShown: isMutedByHost && !isClosed, close: () => setClosed(true) };
}
