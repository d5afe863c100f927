import { chakra } from '@chakra-ui/react/styled-system';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CONTACT_REASON_MAX, ContactReason } from '@portal/domain/chat/chat-message';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import type { GuardWords } from './guard-words.ts';

interface ContactReasonFormProps {
  words: NonNullable<GuardWords['reason']>;
  onReason: (reason: string) => void;
}

/** Asks why contact data is sent as it stands. */
export function ContactReasonForm({ words, onReason }: ContactReasonFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    field.current?.focus();
    // Below the three ways there is little room: the button is to be seen with the field.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const { success, output, issues } = v.safeParse(ContactReason, reason);
    if (success) onReason(output);
    else {
      setError(issues[0].message);
      field.current?.focus();
    }
  }

  return (
    <chakra.form ref={form} noValidate onSubmit={submit} display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
      <chakra.div flex="1 1 14rem" minW="0">
        <Field label={words.label} helper={words.helper} error={error} limit={CONTACT_REASON_MAX} required>
          <TextInput ref={field} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </chakra.div>
      <Button type="submit" size="sm" mt={{ base: '0', md: '7' }} colorPalette="celadon">
        {words.send}
      </Button>
    </chakra.form>
  );
}
