import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useWatch } from 'react-hook-form';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { ProofField } from '../proof/proof-field.tsx';
import { proof } from '../proof/proof-messages.ts';
import { AccountPart } from './account-part.tsx';
import { AmountPart } from './amount-part.tsx';
import { request as words } from './request-messages.ts';
import { ReviewPanel } from './review-panel.tsx';
import { type RequestGround, useRequestForm } from './use-request-form.ts';

const WIDE = '@container (min-width: 52rem)';
const LABELS = { amount: words.amount, accountId: words.account, password: proof.password, code: proof.code };

/** How much, where to, and that it is she; beside it all of it once more with the button. */
export function RequestForm(ground: RequestGround) {
  const { terms, accounts, hasPassword, now } = ground;
  const { form, submit, isSending, problem, problems, summary, mailed, draft } = useRequestForm(ground);
  const [amount, accountId] = useWatch({ control: form.control, name: ['amount', 'accountId'] });
  const { errors } = form.formState;

  function setAmount(value: number | null) {
    form.setValue('amount', value, { shouldDirty: true, shouldTouch: true, shouldValidate: value !== null });
  }
  function toCode() {
    form.resetField('code');
    form.setFocus('code');
  }
  return (
    <chakra.div containerType="inline-size">
      <chakra.form
        noValidate
        onSubmit={submit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="8"
        alignItems="start"
        css={{ [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 29.5rem)' } }}
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="7">
          {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
          <FormSummary problems={problems} labels={LABELS} {...summary} />
          <Controller
            control={form.control}
            name="amount"
            render={({ field, fieldState }) => (
              <AmountPart field={field} error={fieldState.error?.message} terms={terms} onAmount={setAmount} />
            )}
          />
          <Controller
            control={form.control}
            name="accountId"
            render={({ field, fieldState }) => (
              <AccountPart field={field} error={fieldState.error?.message} accounts={accounts} now={now} />
            )}
          />
          <ProofField
            hasPassword={hasPassword}
            mailed={mailed}
            register={form.register}
            errors={{ password: errors.password?.message, code: errors.code?.message }}
            onSent={toCode}
          />
          <ProblemBanner title={words.refused} problem={problem}>
            <p>{words.kept}</p>
          </ProblemBanner>
        </chakra.div>
        <ReviewPanel
          terms={terms}
          amount={amount}
          account={accounts.find(({ id }) => id === accountId)}
          isSending={isSending}
        />
      </chakra.form>
    </chakra.div>
  );
}
