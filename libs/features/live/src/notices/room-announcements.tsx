import { chakra } from '@chakra-ui/react/styled-system';
import { Bell, Disc, Hand, ListChecks, type LucideIcon, MicOff, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRoom } from '../session/use-room.ts';
import { useNoticeWords } from './notice-messages.ts';
import { NoticeRow } from './notice-row.tsx';
import type { NoticeKind } from './room-notices.ts';
import { useNotices } from './use-notices.ts';

/** Long enough to be read; that it is off the microphone's button says as long as it is. */
const MUTED_MS = 8_000;
const ICONS: Record<NoticeKind, LucideIcon> = {
  POLL: ListChecks,
  DOOR: Bell,
  HAND: Hand,
  DRAWING: Pencil,
  RECORDING: Disc,
};

interface RoomAnnouncementsProps {
  /** More would cover what they are about. */
  most?: number;
  /** Takes a place itself, where what stands there must not be covered. */
  isInFlow?: boolean;
}

/** What has just happened in the room, said once and seen for a moment, over whatever stands there. */
export function RoomAnnouncements({ most = 2, isInFlow = false }: RoomAnnouncementsProps) {
  const words = useNoticeWords();
  const { shown, close } = useNotices();
  const muted = useMuted();
  const box = useRef<HTMLDivElement>(null);
  const newest = shown.slice(-most);
  return (
    <chakra.div position="relative" zIndex="3" h={isInFlow ? undefined : '0'}>
      <chakra.div
        ref={box}
        role="status"
        tabIndex={-1}
        outline="none"
        position={isInFlow ? 'relative' : 'absolute'}
        insetInline="0"
        top={isInFlow ? undefined : '2'}
        px="2"
        containerType="inline-size"
        display="grid"
        gap="2"
        justifyItems="center"
        gridTemplateColumns="minmax(0, 1fr)"
        pointerEvents="none"
      >
        {muted.isShown && newest.length < most && (
          <NoticeRow box={box} icon={MicOff} text={words.muted} onClose={muted.close} />
        )}
        {newest.map(({ kind, text }) => (
          <NoticeRow key={kind} box={box} icon={ICONS[kind]} text={text} onClose={() => close(kind)} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

/** That the host has muted her: for a while, until she speaks again or closes it. */
function useMuted() {
  const { isMutedByHost } = useRoom();
  const [isClosed, setClosed] = useState(false);
  if (isClosed && !isMutedByHost) setClosed(false);
  useEffect(() => {
    if (!isMutedByHost) return undefined;
    const timer = setTimeout(() => setClosed(true), MUTED_MS);
    return () => clearTimeout(timer);
  }, [isMutedByHost]);
  return { isShown: isMutedByHost && !isClosed, close: () => setClosed(true) };
}
