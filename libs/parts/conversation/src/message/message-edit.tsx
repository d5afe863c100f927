import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Button } from '@portal/ui/button';
import { TextArea } from '@portal/ui/field';
import { isComposing, isSendKey } from '../composing/send-key.ts';
import { useConversationWords } from '../words.ts';

interface MessageEditProps {
  content: string;
  /** What saving it does besides. */
  hint?: string | undefined;
  isSaving: boolean;
  onSave: (content: string) => void;
  onCancel: () => void;
}

/** A message as it is written anew, in its own place. */
export function MessageEdit({ content, hint, isSaving, onSave, onCancel }: MessageEditProps) {
  const { changes: words, composer } = useConversationWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(content);
  const isTooLong = [...text].length > LIMITS.chatMessageMax;
  const isReady = text.trim() !== '' && !isTooLong;
  const toEnd = () => {
    area.current?.focus();
    area.current?.setSelectionRange(content.length, content.length);
  };
  useEffect(() => {
    // After the menu in which it was chosen has let the focus go.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(toEnd)));
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- where it begins, once
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Escape') return onCancel();
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (isReady) onSave(text.trim());
  }

  return (
    <chakra.div display="grid" gap="2" w="full">
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
        <Button size="sm" variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="sm" disabled={!isReady} loading={isSaving} onClick={() => onSave(text.trim())}>
          {words.save}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
