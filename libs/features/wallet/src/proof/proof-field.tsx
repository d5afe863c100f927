import { chakra } from '@chakra-ui/react/styled-system';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { PasswordField } from '@portal/ui/password-field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { proof as words } from './proof-messages.ts';
import type { MailedCode } from './use-mailed-code.ts';

interface ProofFieldProps {
  hasPassword: boolean;
  mailed: MailedCode;
  /** Of the form, for the two fields; one of them is shown. */
  register: (name: 'password' | 'code') => UseFormRegisterReturn;
  errors: { readonly password?: string | undefined; readonly code?: string | undefined };
  /** A fresh code is on its way: what was wrong with the one before is not about it. */
  onSent: () => void;
}

/** Shows that it is she herself: her password, or the code of a mail for who signs in elsewhere. */
export function ProofField({ hasPassword, errors, register, mailed, onSent }: ProofFieldProps) {
  if (hasPassword)
    return (
      <PasswordField
        label={words.password}
        helper={words.passwordHelper}
        error={errors.password}
        required
        {...register('password')}
      />
    );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
        <chakra.div flex="1 1 12rem" minW="0">
          <Field label={words.code} helper={words.codeHelper} error={errors.code} required>
            <TextInput autoComplete="one-time-code" inputMode="numeric" dir="ltr" {...register('code')} />
          </Field>
        </chakra.div>
        {/* Beside the control, below its label. */}
        <chakra.div pt={{ base: '0', md: '1.625rem' }}>
          <AskForCode mailed={mailed} onSent={onSent} />
        </chakra.div>
      </chakra.div>
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" _empty={{ display: 'none' }}>
        {saidOf(mailed)}
      </chakra.p>
      <ProblemBanner title={words.askFailed} problem={mailed.problem} />
    </chakra.div>
  );
}

function AskForCode({
  mailed: { ask, isSending, secondsLeft, outcome },
  onSent,
}: Pick<ProofFieldProps, 'mailed' | 'onSent'>) {
  const isWaiting = secondsLeft > 0;
  async function press() {
    if (!isWaiting && (await ask())) onSent();
  }
  return (
    <Button
      variant="outline"
      loading={isSending}
      loadingText={words.sending}
      aria-disabled={isWaiting}
      onClick={() => void press()}
    >
      {isWaiting ? words.wait(secondsLeft) : outcome ? words.askAgain : words.ask}
    </Button>
  );
}

function saidOf({ outcome, sentTo }: MailedCode): string | null {
  if (outcome === null) return null;
  return { SENT: words.sent(sentTo), WAITING: words.waiting, TOO_OFTEN: words.tooOften }[outcome];
}
