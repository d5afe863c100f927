import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import type { Bank, PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { Button } from '@portal/ui/button';
import { ComboboxField } from '@portal/ui/combobox-field';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { StickyActions } from '@portal/ui/sticky-actions';
import { ProofField } from '../proof/proof-field.tsx';
import { proof } from '../proof/proof-messages.ts';
import { form as words } from './accounts-messages.ts';
import { HolderNotice } from './holder-notice.tsx';
import { useAccountForm } from './use-account-form.ts';

const LABELS = {
  bankCode: words.bank,
  accountNumber: words.number,
  holder: words.holder,
  password: proof.password,
  code: proof.code,
};

export interface AccountFormProps {
  account: PaymentAccount | undefined;
  banks: readonly Bank[];
  hasPassword: boolean;
  onClose: () => void;
  /** Asks for the newest state, where it was changed elsewhere. */
  onReload: () => void;
}

/** Bank, number and holder of an account, and that it is she who writes them (PAY-1). */
export function AccountForm({ account, banks, hasPassword, onClose, onReload }: AccountFormProps) {
  const { form, submit, isSending, problem, problems, summary, mailed } = useAccountForm({
    account,
    hasPassword,
    onClose,
  });
  const { errors, touchedFields } = form.formState;
  // Half a name is always another one: it is compared once she has left its field.
  const isNamed = account !== undefined || touchedFields.holder === true;
  function toCode() {
    form.resetField('code');
    form.setFocus('code');
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <Controller
        control={form.control}
        name="bankCode"
        render={({ field, fieldState }) => (
          <ComboboxField
            {...field}
            label={words.bank}
            placeholder={words.bankPlaceholder}
            options={banks.map(({ code, name }) => ({ value: code, label: name }))}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      <Field
        label={words.number}
        helper={account ? words.numberAgain(account.accountNumber) : words.numberHelper}
        error={errors.accountNumber?.message}
        required
      >
        <TextInput inputMode="numeric" autoComplete="off" dir="ltr" {...form.register('accountNumber')} />
      </Field>
      <Field label={words.holder} helper={words.holderHelper} error={errors.holder?.message} required>
        <TextInput autoComplete="name" {...form.register('holder')} />
      </Field>
      <HolderNotice holder={isNamed ? form.watch('holder') : ''} />
      <ProofField
        hasPassword={hasPassword}
        mailed={mailed}
        register={form.register}
        errors={{ password: errors.password?.message, code: errors.code?.message }}
        onSent={toCode}
      />
      <FormRefusal title={words.failed} problem={problem} onReload={onReload} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {account ? words.save : words.add}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
