import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { useClearAbove } from '../base/use-clear-above.ts';
import { MESSAGES } from '../messages.ts';
import { usePausedTimer } from '../pointer/paused-timer.ts';
import { isRealMove } from '../pointer/real-move.ts';

const STAYS_MS = 10_000;

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
    insetInline: '4',
    containerType: 'inline-size',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
});

const Card = chakra('div', {
  variants: {
    open: {
      true: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: '3',
        // With large text on a phone the buttons stand below the words.
        '@container (max-width: 16rem)': { flexWrap: 'wrap', '& > [role=status]': { flexBasis: 'full' } },
        maxW: 'full',
        ps: '4',
        pe: '1.5',
        py: '1.5',
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border.emphasized',
        borderRadius: 'l3',
        boxShadow: 'lg',
        pointerEvents: 'auto',
        animation: 'rise-in 200ms',
        animationTimingFunction: 'standard',
      },
    },
  },
});

export interface UndoBarProps {
  /** The one action that can be taken back, or null. Another id starts the time anew. */
  offer: { id: string | number; text: string } | null;
  onUndo: () => void;
  onClose: () => void;
}

/** Offers to take the last action back: ten seconds, and longer while it is looked at. Escape closes it. */
export function UndoBar({ offer, onUndo, onClose }: UndoBarProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const before = useRef<HTMLElement>(null);
  const id = offer?.id ?? null;
  // An element that is taken away says neither that the pointer left nor that the focus did.
  const [seen, setSeen] = useState(id);
  if (seen !== id) {
    setSeen(id);
    if (id === null) {
      setHovered(false);
      setFocused(false);
    }
  }

  /** Before the bar goes, the focus returns to where it came from. */
  const leave = (then: () => void) => {
    if (isFocused) (before.current?.isConnected ? before.current : document.querySelector('main'))?.focus();
    then();
  };

  const place = useClearAbove<HTMLDivElement>(offer !== null);
  usePausedTimer({ key: id, ms: STAYS_MS, paused: isHovered || isFocused, onEnd: onClose });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave(onClose);
  });
  useEffect(() => {
    if (id === null) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id]);

  return (
    <Region aria-label={MESSAGES.undoRegion}>
      <Card
        ref={place}
        open={offer !== null}
        onMouseMove={(event) => isRealMove(event) && setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={(event) => {
          setFocused(true);
          if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget as HTMLElement;
        }}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        <chakra.div role="status" minW="0">
          {offer?.text}
        </chakra.div>
        {offer && (
          <>
            <Button variant="ghost" color="fg.link" onClick={() => leave(onUndo)}>
              {MESSAGES.undo}
            </Button>
            <IconButton label={MESSAGES.undoClose} icon={<Icon as={X} />} onClick={() => leave(onClose)} />
          </>
        )}
      </Card>
    </Region>
  );
}
