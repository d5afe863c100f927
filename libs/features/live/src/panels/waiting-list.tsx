import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { LogIn } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { LIVE_ROLE_LABELS, type WaitingGuest } from '@portal/domain/live/live-room';
import { useNow } from '@portal/portal-core/clock';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { NewDot, RoomCard } from '../room-card.tsx';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { dockTool, useFocusAfter } from '../use-focus-after.ts';
import { hostPanels as words } from './panel-messages.ts';

/** Who is at the door and since when, with the host's two answers. */
export function WaitingList() {
  const { waiting, hasWaitingRoom } = useRoom().state;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (waiting.length === 0) return null;
  return (
    <RoomCard aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <NewDot />
        <chakra.h3 id={id} ref={heading} tabIndex={-1} outline="none" textStyle="title.sm" flex="1 1 9rem" minW="0">
          {words.waiting(waiting.length)}
        </chakra.h3>
        {hasWaitingRoom && (
          <chakra.p textStyle="caption" color="fg.muted">
            {words.doorWatched}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {waiting.map((guest) => (
          <AtDoor key={guest.id} guest={guest} list={heading} />
        ))}
      </chakra.ul>
    </RoomCard>
  );
}

interface AtDoorProps {
  guest: WaitingGuest;
  /** The heading of those who still wait. */
  list: RefObject<HTMLElement | null>;
}

function AtDoor({ guest: { id, name, role, studentName, since }, list }: AtDoorProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusAfter(row, () => list.current ?? dockTool('people'));
  const request = useRequest();
  const waited = useNow(millisecondsInSecond).getTime() - Date.parse(since);
  const answer = (admit: boolean) => void request('live.admit', { guestId: id, admit });
  // A student's name may bear the word already; a guardian's says nothing of whose she is.
  const isNamed = role === 'STUDENT' && name.includes(LIVE_ROLE_LABELS.STUDENT);
  const title =
    role === 'GUARDIAN' && studentName ? words.guardianOf(studentName) : isNamed ? null : LIVE_ROLE_LABELS[role];
  return (
    <chakra.li ref={row} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" alignItems="center" gap="3">
        <Avatar name={name} id={id} decorative />
        <chakra.div minW="0">
          <chakra.p fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
            {name}
          </chakra.p>
          <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            {words.waited(title, waited)}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button minH="touch" variant="outline" aria-label={words.refuseOne(name)} onClick={() => answer(false)}>
          {words.refuse}
        </Button>
        <Button
          minH="touch"
          flex="1"
          startIcon={<Icon as={LogIn} />}
          aria-label={words.admitOne(name)}
          onClick={() => answer(true)}
        >
          {words.admit}
        </Button>
      </chakra.div>
    </chakra.li>
  );
}
