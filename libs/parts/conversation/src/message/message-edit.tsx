import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { saysSomething } from '@portal/domain/contract/scalar';
import { hasNewContacts } from '@portal/domain/patterns/contact-spans';
import { LIMITS } from '@portal/domain/tenant/limits';
import { type FormDraftOptions, useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { TextArea } from '@portal/ui/field';
import { ContactGuard } from '../composing/contact-guard.tsx';
import { isComposing, isSendKey } from '../composing/send-key.ts';
import { useConversationWords } from '../words.ts';

interface EditValues {
  content: string;
}

interface MessageEditProps {
  content: string;
  /** Where it is kept until it is saved. */
  draft: Pick<FormDraftOptions<EditValues>, 'key' | 'forVisitor'>;
  /** She asked for it just now; one that is brought back takes no focus. */
  isChosen: boolean;
  /** What saving it does besides. */
  hint?: string | undefined;
  /** Contact data that was not in it before is asked about. */
  isGuarded?: boolean | undefined;
  isSaving: boolean;
  /** Whether it was saved. */
  onSave: (content: string, contactReason?: string) => Promise<boolean>;
  /** Shows the message again. */
  onLeave: () => void;
}

/** A message as it is written anew, in its own place. */
export function MessageEdit({
  content,
  draft,
  isChosen,
  hint,
  isGuarded = false,
  isSaving,
  onSave,
  onLeave,
}: MessageEditProps) {
  const { changes: words, composer, editGuard } = useConversationWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useForm<EditValues>({ defaultValues: { content } });
  const { restoredAt, clear } = useFormDraft(form, draft);
  const text = useWatch({ control: form.control, name: 'content' });
  const setText = (next: string) => form.setValue('content', next, { shouldDirty: true });
  /** The text about which she is asked; what she changes of it is another one. */
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked !== null && asked === text.trim();
  const firstWay = useRef<HTMLButtonElement>(null);
  const isTooLong = [...text].length > LIMITS.chatMessageMax;
  const isReady = saysSomething(text) && !isTooLong;
  const toEnd = () => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  };
  useEffect(() => {
    if (!isChosen) return;
    // After the menu in which it was chosen has let the focus go.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(toEnd)));
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- where it begins, once
  }, []);

  async function keep(...said: Parameters<typeof onSave>): Promise<void> {
    if (await onSave(...said)) clear();
  }

  function cancel(): void {
    clear();
    onLeave();
  }

  function save(): void {
    if (!isReady || isAsked) return;
    const next = text.trim();
    if (!isGuarded || !hasNewContacts(next, content)) return void keep(next);
    // It is shown before the focus goes there.
    flushSync(() => setAsked(next));
    firstWay.current?.focus();
  }

  function backToText(): void {
    setAsked(null);
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    // A key that is pressed by mistake costs nothing: what she changed is a draft.
    if (event.key === 'Escape') return isAsked ? backToText() : onLeave();
    if (!isSendKey(event)) return;
    event.preventDefault();
    save();
  }

  return (
    <chakra.div display="grid" gap="2" w="full">
      {isAsked && (
        <ContactGuard
          text={asked}
          words={editGuard}
          firstWay={firstWay}
          onSend={(next, contactReason) => {
            setText(next);
            backToText();
            void keep(next, contactReason);
          }}
          onEdit={backToText}
        />
      )}
      <TextArea
        ref={area}
        aria-label={words.label}
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        rows={2}
        maxH="13.5rem"
        resize="none"
      />
      <chakra.p role="status" textStyle="caption" color="fg.muted" _empty={{ display: 'none' }}>
        {restoredAt && composer.restored}
      </chakra.p>
      {isTooLong && (
        <chakra.p role="alert" textStyle="caption" color="fg.error">
          {composer.tooLong}
        </chakra.p>
      )}
      {hint && (
        <chakra.p textStyle="caption" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button size="sm" variant="outline" onClick={cancel}>
          {words.cancel}
        </Button>
        <Button size="sm" disabled={!isReady || isAsked} loading={isSaving} onClick={save}>
          {words.save}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
