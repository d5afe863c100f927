import { chakra } from '@chakra-ui/react/styled-system';
import { Languages, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useIsNarrow } from '@portal/ui/use-media-query';
import { phrases as words } from './phrase-messages.ts';

interface PhraseSheetProps {
  onClose: () => void;
  initialFocus: RefObject<HTMLElement | null>;
  finalFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Above the text, which stays at hand; on a phone a sheet from the bottom. Escape closes both. */
export function PhraseSheet({ onClose, initialFocus, finalFocus, children }: PhraseSheetProps) {
  const isNarrow = useIsNarrow();
  if (isNarrow)
    return (
      <Dialog open title={words.title} description={words.lead} onClose={onClose} finalFocus={finalFocus}>
        {children}
      </Dialog>
    );
  return (
    <Beside onClose={onClose} initialFocus={initialFocus}>
      {children}
    </Beside>
  );
}

function Beside({ onClose, initialFocus, children }: Omit<PhraseSheetProps, 'finalFocus'>) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  // What is looked for comes with the phrases, which may be here already.
  useEffect(() => (initialFocus.current ?? sheet.current)?.focus(), [initialFocus]);

  function onKeyDown(event: KeyboardEvent): void {
    // A calendar over the sheet closes itself alone.
    const isHere = sheet.current?.contains(event.target as Node);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || !isHere) return;
    event.preventDefault();
    onClose();
  }

  return (
    <chakra.div
      ref={sheet}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      px="4"
      py="3"
      maxH="min(30rem, 60dvh)"
      overflowY="auto"
      bg="bg.subtle"
      borderTopWidth="1px"
      outline="none"
    >
      <chakra.div display="flex" alignItems="center" gap="2" mb="2">
        <Icon as={Languages} size={20} />
        <chakra.h3 id={id} fontWeight="semibold">
          {words.title}
        </chakra.h3>
        <chakra.span textStyle="caption" color="fg.muted">
          {words.lead}
        </chakra.span>
        <IconButton label={words.close} icon={<Icon as={X} size={20} />} ms="auto" onClick={onClose} />
      </chakra.div>
      {children}
    </chakra.div>
  );
}
