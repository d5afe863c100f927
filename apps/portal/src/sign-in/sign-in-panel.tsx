import { chakra } from '@chakra-ui/react/styled-system';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { Credentials } from '@portal/domain/identity/credentials';
import { paths } from '@portal/domain/site/paths';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { expired, login } from '../messages.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { ServerRefusal } from './server-refusal.tsx';
import { SocialSignIn } from './social-sign-in.tsx';

interface SignInPanelProps {
  /** Page to open after the identity provider sends the visitor back. */
  returnTo: string;
  /** Stands in the form already. */
  account?: string | undefined;
  onSignedIn: () => void;
  onLeave?: () => void;
  /** The page below has words that stay (W9): no way out of it is offered, and the provider comes in a small window. */
  keepsPage?: boolean;
}

/** Every way in that this portal offers: by password, by a social account, by the identity provider, by registering. */
export function SignInPanel({ returnTo, account = '', onSignedIn, onLeave, keepsPage = false }: SignInPanelProps) {
  const { authMode, signUp, social } = usePortalConfig();
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isInWindow, setIsInWindow] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [credentials, setCredentials] = useState<Credentials>({ username: account, password: '' });
  const [remember, setRemember] = useState(true);
  const hasForm = authMode !== 'OIDC';
  const hasSocial = social !== undefined && social.providers.length > 0;
  const hasProvider = authMode !== 'PASSWORD';

  function goToProvider(signUp: boolean) {
    setIsLeaving(true);
    setFailure(null);
    session.startOAuth({ returnTo, signUp, ...(keepsPage && { inWindow: true }) }).then(
      () => {
        // The press can be repeated: a small window may have been closed.
        if (!keepsPage) return;
        setIsLeaving(false);
        setIsInWindow(true);
      },
      (error: unknown) => {
        setIsLeaving(false);
        setFailure(problemOf(error).message);
      },
    );
  }

  return (
    <chakra.div display="grid" gap="4">
      {hasForm && (
        <LoginForm
          credentials={credentials}
          onChange={setCredentials}
          remember={remember}
          onRememberChange={setRemember}
          onSignedIn={onSignedIn}
          onLeave={onLeave}
          keepsPage={keepsPage}
        />
      )}
      {hasForm && (hasProvider || hasSocial) && <Divider>{login.orSocial}</Divider>}
      {hasSocial && <SocialSignIn social={social} remember={remember} onSignedIn={onSignedIn} />}
      {hasProvider && (
        <>
          <ServerRefusal message={failure} />
          <Button
            variant={authMode === 'OIDC' ? 'solid' : 'outline'}
            size="lg"
            wide
            loading={isLeaving}
            startIcon={<Icon as={KeyRound} />}
            onClick={() => goToProvider(false)}
          >
            {login.provider}
          </Button>
          <chakra.p role="status" textStyle="body.sm" color="fg.muted" _empty={{ display: 'none' }}>
            {isInWindow && expired.window}
          </chakra.p>
        </>
      )}
      {!keepsPage && (
        <chakra.p display="flex" flexWrap="wrap" justifyContent="center" alignItems="center" gap="2" color="fg.muted">
          {login.noAccount}
          {hasProvider && signUp ? (
            <chakra.button
              type="button"
              color="fg.link"
              textDecoration="underline"
              textUnderlineOffset="0.22em"
              minH="touch"
              cursor="pointer"
              onClick={() => goToProvider(true)}
            >
              {login.register}
            </chakra.button>
          ) : (
            <TextLink href={paths.registerTeacher()} linkAs={RouterLink} touch onClick={onLeave}>
              {login.register}
            </TextLink>
          )}
        </chakra.p>
      )}
      {hasForm && <DemoAccounts onChoose={setCredentials} />}
    </chakra.div>
  );
}

const Divider = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'caption',
    color: 'fg.subtle',
    _before: { content: '""', flex: '1', borderTopWidth: '1px' },
    _after: { content: '""', flex: '1', borderTopWidth: '1px' },
  },
});
