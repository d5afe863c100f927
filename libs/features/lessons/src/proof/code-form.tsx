import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import * as v from 'valibot';
import { ProofCode, proofCodeFrom } from '@portal/domain/evidence/evidence-proof';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { proof as words } from './proof-messages.ts';

const Values = v.object({
  code: v.pipe(
    v.string(),
    v.check((typed) => v.is(ProofCode, proofCodeFrom(typed)), '확인 코드는 글자와 숫자 16자리예요.'),
  ),
});

interface CodeFormProps {
  /** By which nobody made a copy: it stays to be mended. */
  unknown?: string;
  onCode: (code: string) => void;
}

/** Asks for the code that stands on the copy. */
export function CodeForm({ unknown, onCode }: CodeFormProps) {
  const { form, submit } = useContractForm({
    schema: Values,
    defaultValues: { code: unknown ?? '' },
    send: ({ code }) => Promise.resolve(onCode(proofCodeFrom(code))),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (unknown !== undefined) setFocus('code');
  }, [unknown, setFocus]);
  const { errors, isDirty } = form.formState;
  const fault = unknown !== undefined && !isDirty ? words.missing : undefined;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" maxW="28rem">
      <chakra.p color="fg.muted">{words.checkIntro}</chakra.p>
      <Field label={words.code} helper={words.codeHelp} error={errors.code?.message ?? fault} required>
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.register('code')} />
      </Field>
      <Button type="submit" justifySelf="start">
        {words.look}
      </Button>
    </chakra.form>
  );
}
