import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { useOpener } from '../base/opener.ts';
import { MESSAGES } from '../messages.ts';
import { dialogRecipe } from '../recipes/dialog.ts';

export interface AlertDialogProps {
  open: boolean;
  /** A question: 로그아웃할까요? */
  title: ReactNode;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** The verb of the title, never 확인. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action cannot be undone. */
  danger?: boolean;
  loading?: boolean;
  /** Gets the focus on closing; the opener without it. Read when it closes, so the action may point it elsewhere. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Asks before an action. The focus is on cancel, Escape cancels, and a click beside it does nothing. */
export function AlertDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = MESSAGES.cancel,
  onConfirm,
  onCancel,
  danger = false,
  loading = false,
  finalFocus,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const variants = { size: 'sm' } as object;
  const finalFocusEl = useOpener(open, finalFocus);
  return (
    <Parts.Root
      recipe={dialogRecipe}
      {...variants}
      role="alertdialog"
      open={open}
      onOpenChange={(change) => !change.open && onCancel()}
      closeOnInteractOutside={false}
      initialFocusEl={() => cancel.current}
      finalFocusEl={finalFocusEl}
      // Another dialog that closes in the same step must not take it along.
      onRequestDismiss={(event) => event.preventDefault()}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header pe={{ base: '5', md: '7' }}>
              <Parts.Title textStyle="title.sm">{title}</Parts.Title>
              {children && <Parts.Description>{children}</Parts.Description>}
            </Parts.Header>
            <Parts.Footer pt="6">
              <Button ref={cancel} variant="outline" onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button variant={danger ? 'danger' : 'solid'} loading={loading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Parts.Footer>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
