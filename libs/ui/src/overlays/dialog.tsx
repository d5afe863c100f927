import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { useOpener } from '../base/opener.ts';
import { useScrollable } from '../base/scrollable.ts';
import { dialogRecipe } from '../recipes/dialog.ts';
import { useUiWords } from '../ui-language.tsx';
import { firstFocusOf } from './first-focus.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, the action last. On a phone the action stands on top. */
  footer?: ReactNode;
  /**
   * `side`: a sheet from the end edge, which gives its content no margin of its own. `aside`: a narrow one, to read beside the
   * page; on a phone from the bottom.
   */
  size?: 'sm' | 'md' | 'lg' | 'side' | 'aside';
  /** On a phone a sheet from the bottom, or the whole screen. */
  phone?: 'sheet' | 'full';
  /** Its content takes the height that there is and scrolls by itself, so that what stands at its end is always in sight. */
  fills?: boolean;
  /** Gets the focus on opening; without it the first control, and what scrolls where that lies out of sight. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing; the opener without it. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** False while the dialog holds work that a click beside it would lose. */
  closeOnClickAway?: boolean;
  /** Null takes the cross away, where only what stands inside may end the dialog. */
  closeLabel?: string | null;
  /** Of a page that does not speak the document's language: the dialog stands outside of its element. */
  lang?: string | undefined;
}

function ScrollBody({ children }: { children: ReactNode }) {
  return <Parts.Body {...useScrollable<HTMLDivElement>()}>{children}</Parts.Body>;
}

/** A task that takes the whole attention. Escape closes it and the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  phone = 'sheet',
  fills = false,
  initialFocus,
  finalFocus,
  closeOnClickAway = true,
  closeLabel,
  lang,
}: DialogProps) {
  const words = useUiWords();
  const content = useRef<HTMLDivElement>(null);
  const variants = { size, phone, fills } as object;
  const finalFocusEl = useOpener(open, finalFocus);
  return (
    <Parts.Root
      recipe={dialogRecipe}
      {...variants}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      closeOnInteractOutside={closeOnClickAway}
      // A page that focuses its heading while the dialog comes up must not close it: only a press beside it may.
      onFocusOutside={(event) => event.preventDefault()}
      // Nor may another one that closes below it: two that change places in one step are nested for a moment.
      onRequestDismiss={(event) => event.preventDefault()}
      initialFocusEl={() => initialFocus?.current ?? firstFocusOf(content.current)}
      finalFocusEl={finalFocusEl}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content ref={content} lang={lang}>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {description && <Parts.Description>{description}</Parts.Description>}
            </Parts.Header>
            <ScrollBody>{children}</ScrollBody>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
            {closeLabel !== null && (
              <Parts.CloseTrigger asChild>
                <IconButton
                  label={closeLabel ?? words.dialogClose}
                  icon={<Icon as={X} size={20} />}
                  position="absolute"
                  top={{ base: '3', md: '4' }}
                  insetEnd={{ base: '3', md: '4' }}
                />
              </Parts.CloseTrigger>
            )}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
