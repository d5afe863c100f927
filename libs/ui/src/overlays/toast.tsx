import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { LIMITS } from '@portal/domain/tenant/limits';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { useClearOf } from '../base/use-clear-of.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { usePausedTimer } from '../pointer/paused-timer.ts';
import { isRealMove } from '../pointer/real-move.ts';
import { useUiWords } from '../ui-language.tsx';

export interface ToastMessage {
  /** Another id is another message: it replaces the one before and starts the time anew. */
  id: string | number;
  type: 'success' | 'error';
  title: string;
  message?: string;
  /** Wanted time in milliseconds; never longer than 2,000 (TST-2). */
  duration?: number;
  /** Language of the title where it is not Korean: the source's Vietnamese texts. */
  lang?: 'vi' | 'en';
}

interface ToastProps {
  /** The one message, or null. */
  toast: ToastMessage | null;
  onClose: () => void;
}

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    top: 'calc({sizes.header} + 1rem)',
    insetEnd: '4',
    insetStart: { base: '4', md: 'auto' },
    w: { md: '24rem' },
    pointerEvents: 'none',
  },
});

const Card = chakra('div', {
  variants: {
    open: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: '3',
        ps: '4',
        pe: '1.5',
        py: '2',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border',
        borderInlineStartWidth: '3px',
        borderInlineStartColor: 'colorPalette.solid',
        borderRadius: 'l2',
        boxShadow: 'md',
        pointerEvents: 'auto',
        animation: 'drop-in 180ms',
        animationTimingFunction: 'standard',
      },
      false: { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
});

function Words({ toast }: { toast: ToastMessage }): ReactNode {
  const words = useUiWords();
  return (
    <>
      <VisuallyHidden>{toast.type === 'error' ? words.toastError : words.toastSuccess} </VisuallyHidden>
      <chakra.p fontWeight="semibold" fontSize="md" lineHeight="1.5" lang={toast.lang}>
        {toast.title}
      </chakra.p>
      {toast.message && (
        <chakra.p textStyle="body.sm" color="fg.muted" mt="0.5">
          {toast.message}
        </chakra.p>
      )}
    </>
  );
}

/** How an action came out (TST-1): top right, two seconds. Escape closes it from anywhere, a click beside it does not (TST-2). */
export function Toast({ toast, onClose }: ToastProps) {
  const words = useUiWords();
  const [held, setHeld] = useState(false);
  const duration = Math.min(LIMITS.toastMs, toast?.duration ?? LIMITS.toastDefaultMs);
  usePausedTimer({ key: toast?.id ?? null, ms: duration, paused: held, onEnd: onClose });
  const open = toast !== null;
  const place = useClearOf<HTMLDivElement>(toast?.id ?? null);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onClose]);

  // What was said last stays for screen readers after the card has gone from sight (design 2.5).
  const [last, setLast] = useState<ToastMessage | null>(null);
  if (toast && toast !== last) {
    setLast(toast);
    setHeld(false);
  }

  const said = last && <Words key={last.id} toast={last} />;
  const isError = last?.type === 'error';
  return (
    <Region aria-label={words.toastRegion}>
      <Card
        ref={place}
        open={open}
        data-spine={open || undefined}
        data-toast={toast?.type}
        colorPalette={isError ? 'camellia' : 'pine'}
        onPointerMove={(event) => isRealMove(event) && setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {open && (
          <chakra.span color="colorPalette.fg" py="1.5">
            <Icon as={isError ? CircleAlert : CircleCheck} size={20} />
          </chakra.span>
        )}
        <chakra.div py="1" minW="0">
          <div role="status">{!isError && said}</div>
          <div role="alert">{isError && said}</div>
        </chakra.div>
        {open && <IconButton size="sm" label={words.toastClose} icon={<Icon as={X} />} onClick={onClose} />}
      </Card>
    </Region>
  );
}
