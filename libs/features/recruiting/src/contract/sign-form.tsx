import { chakra } from '@chakra-ui/react/styled-system';
import * as v from 'valibot';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useSignContractMutation } from '@portal/api/recruiting/contracts.api';
import { type ContractView, isSignerName, type SignedContract } from '@portal/domain/recruiting/contract';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { contract, sign as words } from '../contract-messages.ts';
import { CodeRequest } from './code-request.tsx';
import { isStale } from './stale-link.ts';

const { signerName, code } = contractsContract.signContract.body.entries;
/** The draft is known by the contract; with the rest of the link it could be opened. */
const linkIdOf = (link: string) => link.slice(0, 24);
const LABELS = { signerName: words.name, code: words.code };

const schemaFor = (applicantName: string) =>
  v.object({
    signerName: v.pipe(
      signerName,
      v.check((typed) => !typed.trim() || isSignerName(typed, applicantName), words.nameHelper(applicantName)),
    ),
    code,
  });

interface SignFormProps {
  link: string;
  contract: ContractView;
  onSigned: (signed: SignedContract) => void;
  onStale: () => void;
}

/** The signature: the name of the application, and the code that its mailbox got. */
export function SignForm({ link, contract: { applicantName, expiresAt }, onSigned, onStale }: SignFormProps) {
  const [signContract] = useSignContractMutation();
  const { hotlineNumber } = usePortalConfig().tenant;
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: schemaFor(applicantName),
    defaultValues: { signerName: '', code: '' },
    async send(values) {
      try {
        const signature = await signContract({ body: { link, ...values } }).unwrap();
        draft.clear();
        onSigned(signature);
      } catch (error) {
        const refusal = problemOf(error);
        if (isStale(refusal)) return onStale();
        throw Object.assign(new Error(), refusal, worded(refusal));
      }
    },
  });
  // The code is worth nothing a few minutes later.
  const draft = useFormDraft(form, { key: `contract:${linkIdOf(link)}`, omit: ['code'], forVisitor: true });
  /** What is wrong with a code is said at it. */
  function worded({ code: why, message }: ApiProblem): Partial<ApiProblem> {
    if (why === 'ACCOUNT_EXISTS') return { message: words.emailTaken(hotlineNumber) };
    return why?.startsWith('OTP_') ? { fields: { code: `${message}.` } } : {};
  }
  function toCode() {
    // What was wrong with the one before is not about this one.
    form.resetField('code');
    form.setFocus('code');
  }
  const { errors } = form.formState;
  return (
    <Panel title={words.title} intro={words.intro}>
      <chakra.form
        noValidate
        onSubmit={submit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        maxW="28rem"
      >
        <DescriptionList
          rows={[{ label: contract.until, value: <DateText instant={expiresAt} show="weekdayTime" /> }]}
        />
        <FormSummary problems={problems} labels={LABELS} {...summary} />
        <Field label={words.name} helper={words.nameHelper(applicantName)} error={errors.signerName?.message} required>
          <TextInput autoComplete="name" {...form.register('signerName')} />
        </Field>
        <CodeRequest link={link} onSent={toCode} onStale={onStale} />
        <Field label={words.code} helper={words.codeHelper} error={errors.code?.message} required>
          <TextInput autoComplete="one-time-code" inputMode="numeric" dir="ltr" {...form.register('code')} />
        </Field>
        <ProblemBanner title={words.failed} problem={problem} />
        <Button type="submit" size="lg" loading={isSending}>
          {words.submit}
        </Button>
      </chakra.form>
    </Panel>
  );
}
