import { useNavigate } from 'react-router';
import type { SignedContract } from '@portal/domain/recruiting/contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { Panel } from '@portal/ui/panel';
import { signed as words } from '../contract-messages.ts';
import { RenewButton } from './renew-button.tsx';

interface AccountStepProps {
  link: string;
  isReady: boolean;
  /** What who has just signed was given; null where the page was opened later. */
  way: Pick<SignedContract, 'ticket' | 'email'> | null;
}

/** From the contract to the account: she makes it, signs in to it, or has the way mailed to her. */
export function AccountStep({ link, isReady, way }: AccountStepProps) {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  if (way?.ticket)
    return (
      <Panel title={words.account} intro={words.newAccount}>
        <Button asChild size="lg">
          <RouterLink href={paths.newPassword(way.ticket)}>{words.toNewAccount}</RouterLink>
        </Button>
      </Panel>
    );
  if (!isReady)
    return (
      <Panel title={words.account} intro={words.lostAccount}>
        <RenewButton link={link} label={words.sendLink} />
      </Panel>
    );
  // Not in the address, which others may read.
  const toLogin = () => void navigate(paths.login(), way ? { state: { account: way.email } } : {});
  return (
    <Panel title={words.account} intro={way ? words.knownAccount : words.readyAccount}>
      {isSignedIn ? (
        <Button asChild size="lg">
          <RouterLink href={paths.teacherProfile()}>{words.toProfile}</RouterLink>
        </Button>
      ) : (
        <Button size="lg" onClick={toLogin}>
          {words.toLogin}
        </Button>
      )}
    </Panel>
  );
}
