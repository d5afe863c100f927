import { chakra } from '@chakra-ui/react/styled-system';
import { Bell, Disc, Hand, ListChecks, type LucideIcon, MicOff, Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useRoom } from '../session/use-room.ts';
import { notices as words } from './notice-messages.ts';
import { mergeNotices, type Notice, type NoticeKind, noticesOf } from './room-notices.ts';

/** Long enough to be read; what it tells of stands in the room as long as it lasts. */
const SHOWN_MS = 8_000;
const ICONS: Record<NoticeKind, LucideIcon> = {
  POLL: ListChecks,
  DOOR: Bell,
  HAND: Hand,
  DRAWING: Pencil,
  RECORDING: Disc,
};

/** What has just happened in the room, said once and seen for a moment, over whatever stands there. It takes no place itself. */
export function RoomAnnouncements() {
  const { isMutedByHost } = useRoom();
  const shown = useNotices();
  // A region that comes together with its words is not read out.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Also over a panel that covers the stage of a phone.
    <chakra.div position="relative" zIndex="3" h="0">
      <chakra.div
        role="status"
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
        {isMutedByHost && <Muted />}
        {isThere && shown.map(({ kind, text }) => <Row key={kind} icon={ICONS[kind]} text={text} />)}
      </chakra.div>
    </chakra.div>
  );
}

function useNotices(): readonly Notice[] {
  const { state, me } = useRoom();
  const [known, setKnown] = useState<typeof state | null>(null);
  const [shown, setShown] = useState<readonly Notice[]>([]);
  if (known !== state) {
    setKnown(state);
    const fresh = noticesOf(known, state, me);
    if (fresh.length > 0) setShown(mergeNotices(shown, fresh));
  }
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = setTimeout(() => setShown([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}

/** Until she speaks again or closes it. */
function Muted() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Row icon={MicOff} text={words.muted}>
      <IconButton label={words.close} icon={<Icon as={X} size={20} />} onClick={() => setClosed(true)} />
    </Row>
  );
}

function Row({ icon, text, children }: { icon: LucideIcon; text: string; children?: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      maxW="32rem"
      ps="4"
      pe={children ? '1' : '4'}
      py={children ? '1' : '2.5'}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      boxShadow="md"
      pointerEvents="auto"
    >
      <chakra.span flexShrink="0" color="celadon.fg">
        <Icon as={icon} size={20} />
      </chakra.span>
      <chakra.p textStyle="body.sm" fontWeight="medium" minW="0" overflowWrap="anywhere" lineClamp="3">
        {text}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
