import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatClock } from '@portal/domain/format/clock';
import { formatTime } from '@portal/domain/format/date-time';
import { useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { useHasBecome } from '@portal/ui/use-arrival';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useZone } from '@portal/ui/zone';
import { useDoorWords } from '../reading/room-words.ts';
import { DoorColumn } from './door-layout.ts';

interface WayInProps {
  opensAt: string;
  /** What is asked before, right above the button. */
  children?: ReactNode;
  onEnter: () => void;
}

/** The one button of the lobby, or in its place how long it takes until the room opens. */
export function WayIn({ opensAt, children, onEnter }: WayInProps) {
  const { words } = useDoorWords();
  const zone = useZone();
  const left = Date.parse(opensAt) - useNow(1_000).getTime();
  const isOpen = left <= 0;
  const hasOpened = useHasBecome(isOpen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a field sends a form that has no button, too.
        if (isOpen) onEnter();
      }}
    >
      <DoorColumn>
        {children}
        {isOpen ? (
          <Button type="submit" size="lg" wide>
            {words.enter}
          </Button>
        ) : (
          <div>
            <chakra.p textStyle="label">{words.opensIn}</chakra.p>
            <chakra.p role="timer" textStyle="display" fontVariantNumeric="tabular-nums">
              {formatClock(left)}
            </chakra.p>
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.opensAt(formatTime(opensAt, zone))}
            </chakra.p>
          </div>
        )}
        <VisuallyHidden role="status">{hasOpened && words.open}</VisuallyHidden>
      </DoorColumn>
    </form>
  );
}
