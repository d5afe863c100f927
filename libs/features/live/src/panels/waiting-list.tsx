import { chakra } from '@chakra-ui/react/styled-system';
import { LIVE_ROLE_LABELS } from '@portal/domain/live/live-room';
import { Button } from '@portal/ui/button';
import { panels as words } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';

/** Who is at the door, with the host's two answers. */
export function WaitingList() {
  const { waiting } = useRoom().state;
  const request = useRequest();
  if (waiting.length === 0) return null;
  return (
    <section>
      <chakra.h3 textStyle="label" color="fg.muted" mb="2">
        {words.waiting(waiting.length)}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {waiting.map(({ id, name, role }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <chakra.p flex="1 1 6rem" minW="0" truncate>
              {name}
              {/* A name may bear the word already. */}
              {!name.includes(LIVE_ROLE_LABELS[role]) && (
                <chakra.span color="fg.muted"> {LIVE_ROLE_LABELS[role]}</chakra.span>
              )}
            </chakra.p>
            <Button
              size="sm"
              minH="touch"
              variant="outline"
              aria-label={words.refuseOne(name)}
              onClick={() => void request('live.admit', { guestId: id, admit: false })}
            >
              {words.refuse}
            </Button>
            <Button
              size="sm"
              minH="touch"
              aria-label={words.admitOne(name)}
              onClick={() => void request('live.admit', { guestId: id, admit: true })}
            >
              {words.admit}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
