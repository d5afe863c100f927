import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import type { GoneReason } from '../door-korean.ts';
import { useDoorWords } from '../reading/room-words.ts';

interface RoomGoneProps {
  reason: GoneReason;
  onAgain?: (() => void) | undefined;
  onShown?: (() => unknown) | undefined;
  /** The page from which she came. */
  home?: string | undefined;
}

/** Those who were sent away come to the door again, where the teacher decides. */
const WAYS_BACK = {
  ELSEWHERE: 'here',
  FULL: 'again',
  CLOSED: 'again',
  REMOVED: 'askAgain',
  REFUSED: 'askAgain',
  ENDED: null,
  LINK: null,
} as const satisfies Record<GoneReason, string | null>;

/** Why somebody is not in the room any more, or not at all, and what she can do. */
export function RoomGone({ reason, onAgain, onShown, home }: RoomGoneProps) {
  useEffect(() => void onShown?.(), [onShown]);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The room has taken the focus with it; who has it elsewhere keeps it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const { words } = useDoorWords();
  const [title, body] = words.gone[reason];
  const way = WAYS_BACK[reason];
  return (
    <div role="status">
      <EmptyState
        name={reason === 'ENDED' ? 'welcome' : 'not-found'}
        title={
          <chakra.span ref={heading} role="heading" aria-level={2} tabIndex={-1} outline="none">
            {title}
          </chakra.span>
        }
        action={
          <>
            {onAgain && way && (
              <Button variant={way === 'askAgain' ? 'outline' : 'solid'} onClick={onAgain}>
                {words[way]}
              </Button>
            )}
            {home !== undefined && (
              <Button variant={way ? 'outline' : 'solid'} asChild>
                <RouterLink href={home}>{words.home}</RouterLink>
              </Button>
            )}
          </>
        }
      >
        {body}
      </EmptyState>
    </div>
  );
}
