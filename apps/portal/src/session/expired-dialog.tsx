import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router';
import { useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { expired } from '../messages.ts';
import { SignInPanel } from '../sign-in/sign-in-panel.tsx';

const stay = () => undefined;

/** Asks her in again over a page whose session expired; the page below keeps its words meanwhile (W9). */
export function ExpiredDialog({ open }: { open: boolean }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open={open}
      // Without a session nothing on the page works: only signing in or the way to the login page end this.
      onClose={stay}
      closeLabel={null}
      closeOnClickAway={false}
      title={expired.title}
      description={expired.body}
      size="sm"
      phone="full"
    >
      <chakra.div display="grid" gap="4">
        <SignInPanel returnTo={pathname + search} onSignedIn={stay} keepsPage />
        <chakra.p textStyle="body.sm" color="fg.muted">
          {expired.kept} {expired.leaveHint}
        </chakra.p>
        <Button variant="ghost" wide onClick={() => session.giveUp()}>
          {expired.leave}
        </Button>
      </chakra.div>
    </Dialog>
  );
}
