import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { useSetPasswordMutation } from '@portal/api/identity/password-links.api';
import type { Credentials } from '@portal/domain/identity/credentials';
import { NewUsername } from '@portal/domain/identity/new-username';
import { brokenPasswordRules, PASSWORD_RULE_TEXTS, type PasswordRule } from '@portal/domain/identity/password';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { PasswordField } from '@portal/ui/password-field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { newAccount, newPassword as words } from '../messages.ts';
import { PasswordRules } from './password-rules.tsx';

const keeps = (rule: PasswordRule) =>
  v.check((password: string) => !brokenPasswordRules(password).includes(rule), PASSWORD_RULE_TEXTS[rule]);

const schemaFor = (username: v.GenericSchema<string, string>, confirmMissing: string) =>
  v.pipe(
    v.object({
      username,
      password: v.pipe(v.string(), keeps('length'), keeps('mixed'), keeps('noOuterSpace')),
      passwordConfirm: v.pipe(v.string(), v.nonEmpty(confirmMissing)),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['passwordConfirm']],
        ({ password, passwordConfirm }) => passwordConfirm === '' || password === passwordConfirm,
        words.mismatch,
      ),
      ['passwordConfirm'],
    ),
  );
// An account that has a user name keeps it.
const SCHEMA = schemaFor(v.string(), words.confirmMissing);
const NEW_ACCOUNT_SCHEMA = schemaFor(NewUsername, newAccount.confirmMissing);

interface NewPasswordFormProps {
  ticket: string;
  /** The account is new: she chooses its user name as well. */
  isNew?: boolean;
  onDone: (credentials: Credentials) => Promise<unknown> | void;
  /** The link was used or has run out. */
  onOver: () => void;
}

/** A new password, twice, for who came with the link of a mail (REG-3). */
export function NewPasswordForm({ ticket, isNew = false, onDone, onOver }: NewPasswordFormProps) {
  const [setPassword] = useSetPasswordMutation();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: isNew ? NEW_ACCOUNT_SCHEMA : SCHEMA,
    defaultValues: { username: '', password: '', passwordConfirm: '' },
    async send({ username, ...passwords }) {
      try {
        await setPassword({ body: { ticket, ...(isNew && { username }), ...passwords } }).unwrap();
      } catch (error) {
        if (problemOf(error).code === 'TICKET_INVALID') return onOver();
        throw error;
      }
      return onDone({ username: username.trim(), password: passwords.password });
    },
  });
  const { errors, touchedFields } = form.formState;
  const said = isNew ? newAccount : words;
  const labels = { username: newAccount.username, password: said.password, passwordConfirm: said.confirm };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      <FormSummary problems={problems} labels={labels} {...summary} />
      {isNew && (
        <Field label={newAccount.username} helper={newAccount.usernameHelper} error={errors.username?.message} required>
          <TextInput
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...form.register('username')}
          />
        </Field>
      )}
      <PasswordRules password={useWatch({ control: form.control, name: 'password' })} />
      <PasswordField
        label={said.password}
        error={errors.password?.message}
        size="lg"
        autoComplete="new-password"
        required
        // Once both are typed, a change of the first may mend what is said at the second.
        {...form.register('password', { deps: touchedFields.passwordConfirm ? ['passwordConfirm'] : [] })}
      />
      <PasswordField
        label={said.confirm}
        error={errors.passwordConfirm?.message}
        size="lg"
        autoComplete="new-password"
        required
        {...form.register('passwordConfirm')}
      />
      <ProblemBanner title={said.failed} problem={problem} />
      <Button type="submit" size="lg" wide loading={isSending}>
        {said.submit}
      </Button>
    </chakra.form>
  );
}
