import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Conversation } from '@portal/api/chat/conversation';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { MessageDraft } from '../outbox/message-draft.ts';

/** Where a message is written, for who chooses the one that it answers. */
export interface ComposerHandle {
  answer(message: ChatMessage): void;
}

interface AnsweredOptions {
  conversation: Conversation | undefined;
  toText: () => void;
  ref: Ref<ComposerHandle> | undefined;
}

/** Which message is answered: it is kept with the words, and let go when it is taken back before they are sent. */
export function useAnswered(form: UseFormReturn<MessageDraft>, { conversation, toText, ref }: AnsweredOptions) {
  const kept = useWatch({ control: form.control, name: 'answered' });
  const here = kept && conversation?.items.find(({ seq }) => seq === kept.seq);
  const [chosen, setChosen] = useState(0);
  const put = (answered: MessageDraft['answered']) => form.setValue('answered', answered, { shouldDirty: true });

  useImperativeHandle(ref, () => ({
    answer({ seq, sender, content, files, voice, card }) {
      put({ seq, sender, content, files, voice, card });
      setChosen((times) => times + 1);
    },
  }));

  useEffect(() => {
    if (chosen === 0) return undefined;
    // After the menu in which it was chosen has given the focus back.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(toText)));
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for every choice
  }, [chosen]);

  return {
    answered: here?.deletedAt ? undefined : (here ?? kept),
    letGo: () => put(undefined),
  };
}
