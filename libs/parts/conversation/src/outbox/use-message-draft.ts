import { useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import type { Talk } from '../talk.ts';
import { draftKey, MessageDraft } from './message-draft.ts';

const EMPTY: MessageDraft = { content: '', files: [], card: undefined, answered: undefined };

/** What is half-written stays with its talk (CHT-5). */
export function useMessageDraft({ name, forVisitor }: Pick<Talk, 'name' | 'forVisitor'>) {
  const key = draftKey(name);
  const form = useForm<MessageDraft>({ defaultValues: EMPTY });
  const { restoredAt, clear } = useFormDraft(form, {
    key,
    schema: MessageDraft,
    forVisitor,
    isDirty: ({ content, files, card }) => content !== '' || files.length > 0 || card !== undefined,
  });
  return {
    key,
    form,
    written: useWatch({ control: form.control }) as MessageDraft,
    isRestored: restoredAt !== null,
    /** Once it has left. */
    empty(): void {
      form.reset(EMPTY);
      clear();
    },
  };
}
