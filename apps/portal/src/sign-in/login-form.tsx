import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { credentialProblems, type Credentials } from '@portal/domain/identity/credentials';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Field, TextInput } from '@portal/ui/field';
import { PasswordField } from '@portal/ui/password-field';
import { TextLink } from '@portal/ui/text-link';
import { login } from '../messages.ts';
import { isFilled, trimmed } from './credentials.ts';
import { ServerRefusal } from './server-refusal.tsx';

interface LoginFormProps {
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  remember: boolean;
  onRememberChange: (remember: boolean) => void;
  onSignedIn: () => void;
  /** The way to a forgotten password leaves the popup. */
  onLeave?: () => void;
  /** Leaves no way out of the page below. */
  keepsPage?: boolean;
}

/** Account, password and what belongs to them, the same in the popup and on the page (LOG-1 to LOG-5). */
export function LoginForm({
  credentials,
  onChange,
  remember,
  onRememberChange,
  onSignedIn,
  onLeave,
  keepsPage = false,
}: LoginFormProps) {
  const session = useSession();
  const [isRunning, setIsRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [faults, setFaults] = useState<ReturnType<typeof credentialProblems>>({});
  const canSubmit = isFilled(credentials) && !isRunning;

  const change = (part: Partial<Credentials>) => {
    onChange({ ...credentials, ...part });
    setFaults({});
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit) return;
    const found = credentialProblems(credentials);
    setFaults(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setIsRunning(true);
    try {
      await session.signIn({ ...trimmed(credentials), remember });
      onSignedIn();
    } catch (error) {
      setRefusal(problemOf(error).message || login.fallbackError);
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => void submit(event)}
      onKeyDown={holdComposingEnter}
    >
      <ServerRefusal message={refusal} />
      <Field label={login.account} error={faults.username}>
        <TextInput
          name="username"
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={login.accountPlaceholder}
          value={credentials.username}
          onChange={({ currentTarget }) => change({ username: currentTarget.value })}
        />
      </Field>
      <PasswordField
        label={login.password}
        error={faults.password}
        name="password"
        size="lg"
        placeholder={login.passwordPlaceholder}
        value={credentials.password}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Checkbox checked={remember} onChange={({ currentTarget }) => onRememberChange(currentTarget.checked)}>
          {login.remember}
        </Checkbox>
        {!keepsPage && (
          <TextLink href={paths.forgotPassword()} linkAs={RouterLink} variant="quiet" touch onClick={onLeave}>
            {login.forgot}
          </TextLink>
        )}
      </chakra.div>
      <Button
        type="submit"
        size="lg"
        wide
        loading={isRunning}
        loadingText={login.submitting}
        aria-disabled={!canSubmit}
      >
        {login.submit}
      </Button>
    </chakra.form>
  );
}

/** The Enter that ends a Hangul syllable is not the one that submits. */
function holdComposingEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
