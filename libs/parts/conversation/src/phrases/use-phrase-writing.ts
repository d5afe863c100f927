import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MessageDraft } from '../outbox/message-draft.ts';

export type PhraseWriting = ReturnType<typeof usePhraseWriting>;

/** The phrases beside the field, and how one of them comes into what is written there. */
export function usePhraseWriting(form: UseFormReturn<MessageDraft>, toText: () => void) {
  const [isOpen, setIsOpen] = useState(false);

  function close(): void {
    setIsOpen(false);
    toText();
  }

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    /** On a line of its own. */
    insert(phrase: string): void {
      const content = form.getValues('content');
      form.setValue('content', content.trim() === '' ? phrase : `${content}\n${phrase}`, { shouldDirty: true });
      close();
    },
  };
}
