import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import * as v from 'valibot';
import { useMailFormCodeMutation } from '@portal/api/recruiting/applications.api';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { lostCode as words } from '../messages.ts';

const { email } = applicationsContract.mailFormCode.body.entries;

/** For who has lost her code: it is mailed to the address of her application, if there is one. */
export function LostCode() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.div mt="6" display="grid" gap="4" justifyItems="start" maxW="28rem">
      <Button variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.open}
      </Button>
      {isOpen && <LostCodeForm />}
    </chakra.div>
  );
}

function LostCodeForm() {
  const [mailCode] = useMailFormCodeMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, isSending, problem } = useContractForm({
    schema: v.object({ email }),
    defaultValues: { email: '' },
    async send(body) {
      setSentTo(null);
      await mailCode({ body }).unwrap();
      setSentTo(body.email.trim());
    },
  });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" w="full">
      <Field label={words.email} helper={words.helper} error={form.formState.errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" {...form.register('email')} />
      </Field>
      <div>
        <Button type="submit" variant="outline" loading={isSending}>
          {words.send}
        </Button>
      </div>
      <chakra.p role="status" textStyle="body.sm" overflowWrap="anywhere" _empty={{ display: 'none' }}>
        {sentTo && words.sent(sentTo)}
      </chakra.p>
      <ProblemBanner title={words.failed} problem={problem} />
    </chakra.form>
  );
}
