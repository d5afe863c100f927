import { useEffect } from 'react';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import type { GoneReason } from '../door-korean.ts';
import { useDoorWords } from '../reading/door-words.ts';

interface RoomGoneProps {
  reason: GoneReason;
  onAgain?: (() => void) | undefined;
  onShown?: (() => void) | undefined;
}

const CAN_COME_BACK: readonly GoneReason[] = ['ELSEWHERE', 'FULL', 'CLOSED'];

/** Why somebody is not in the room any more, or not at all, and what she can do. */
export function RoomGone({ reason, onAgain, onShown }: RoomGoneProps) {
  useEffect(() => void onShown?.(), [onShown]);
  const { words } = useDoorWords();
  const [title, body] = words.gone[reason];
  return (
    <div role="status">
      <EmptyState
        name={reason === 'ENDED' ? 'welcome' : 'not-found'}
        title={title}
        action={
          onAgain &&
          CAN_COME_BACK.includes(reason) && (
            <Button onClick={onAgain}>{reason === 'ELSEWHERE' ? words.here : words.again}</Button>
          )
        }
      >
        {body}
      </EmptyState>
    </div>
  );
}
