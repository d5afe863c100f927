import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { LoginProvider } from '@portal/domain/identity/user';
import type { SocialConfig } from '@portal/portal-core/portal-config';
import { useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { login } from '../messages.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { ServerRefusal } from './server-refusal.tsx';
import { SocialMark } from './social-marks.tsx';
import { askProvider, SocialSignInError } from './social-script.ts';

interface SocialSignInProps {
  social: SocialConfig;
  remember: boolean;
  onSignedIn: () => void;
  /** The browser's own, unless a story is somewhere else. */
  userAgent?: string;
}

/** A button for each configured provider; in the browser of a chat app the words that tell where it would work (LOG-7). */
export function SocialSignIn({ social, remember, onSignedIn, userAgent = navigator.userAgent }: SocialSignInProps) {
  const session = useSession();
  const [running, setRunning] = useState<LoginProvider | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const lastAsked = useRef(0);

  if (isInAppBrowser(userAgent))
    return (
      <chakra.p color="fg.muted" textAlign="center">
        {login.inAppBrowser}
        <br />
        {login.inAppBrowserHint}
      </chakra.p>
    );

  async function signIn(provider: LoginProvider) {
    if (running) return;
    setFailure(null);
    const asked = (lastAsked.current += 1);
    const isCurrent = () => asked === lastAsked.current;
    try {
      // While the visitor is asked, every other way in stays open: her provider may never answer.
      const tokens = await askProvider(provider, social.clientId);
      if (!isCurrent()) return;
      setRunning(provider);
      await session.signInWithProvider({ provider, ...tokens, remember });
      onSignedIn();
    } catch (error) {
      if (!isCurrent()) return;
      setFailure(error instanceof SocialSignInError ? error.message : problemOf(error).message || login.fallbackError);
    } finally {
      if (isCurrent()) setRunning(null);
    }
  }

  return (
    <chakra.div display="grid" gap="3">
      <ServerRefusal message={failure} />
      {social.providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          size="lg"
          wide
          loading={running === provider}
          loadingText={login.submitting}
          startIcon={<SocialMark provider={provider} />}
          onClick={() => void signIn(provider)}
        >
          {login.social[provider]}
        </Button>
      ))}
    </chakra.div>
  );
}
