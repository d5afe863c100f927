import { chakra } from '@chakra-ui/react/styled-system';
import * as v from 'valibot';
import { Filled } from '@portal/domain/contract/scalar';
import { contactProblem } from '@portal/domain/patterns/contact-problem';
import { plainCode } from '@portal/domain/recruiting/application';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { status as words } from '../messages.ts';

const Values = v.object({
  code: Filled(64, words.codeMissing),
  contact: v.pipe(
    Filled(254, words.contactMissing),
    v.check(
      (text) => !contactProblem(text.trim()),
      ({ input }) => contactProblem(input.trim())!,
    ),
  ),
});
export type Claim = v.InferOutput<typeof Values>;

interface StatusFormProps {
  /** From the address, as the mails have it. */
  code: string;
  /** Rejects as `unwrap()` does. */
  onLook: (claim: Claim) => Promise<unknown>;
}

/** Asks for what only the applicant knows: her code and her contact. */
export function StatusForm({ code, onLook }: StatusFormProps) {
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: Values,
    defaultValues: { code, contact: '' },
    send: ({ code: asked, contact }) => onLook({ code: plainCode(asked), contact: contact.trim() }),
  });
  const { errors } = form.formState;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" maxW="28rem">
      <chakra.p color="fg.muted">{words.intro}</chakra.p>
      <FormSummary problems={problems} labels={{ code: words.code, contact: words.contact }} {...summary} />
      <Field label={words.code} error={errors.code?.message} required>
        <TextInput autoComplete="off" autoCapitalize="characters" dir="ltr" {...form.register('code')} />
      </Field>
      <Field label={words.contact} error={errors.contact?.message} required>
        <TextInput autoComplete="email" dir="ltr" {...form.register('contact')} />
      </Field>
      <ProblemBanner problem={problem?.status === 404 ? { message: words.notFound } : problem} />
      <div>
        <Button type="submit" loading={isSending}>
          {words.look}
        </Button>
      </div>
    </chakra.form>
  );
}
