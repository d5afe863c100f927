import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { paths } from '@portal/portal-core/paths';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { welcome } from '../messages.ts';

/** Starts the provider's sign-up; where only passwords are in use, the portal's own registration (OAU-1, REG-1). */
export function RegisterButton() {
  const { authMode } = usePortalConfig();
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState('');

  if (authMode === 'PASSWORD') {
    return (
      <Button asChild size="lg">
        <RouterLink href={paths.register()}>{welcome.register}</RouterLink>
      </Button>
    );
  }
  const signUp = () => {
    setIsLeaving(true);
    setFailure('');
    session.startOAuth({ returnTo: paths.schedule(), signUp: true }).catch((error: unknown) => {
      setIsLeaving(false);
      setFailure(problemOf(error).message);
    });
  };
  return (
    <>
      <Button size="lg" loading={isLeaving} onClick={signUp}>
        {welcome.register}
      </Button>
      <chakra.p
        role="alert"
        order="1"
        flexBasis="full"
        color="fg.error"
        textStyle="body.sm"
        _empty={{ display: 'none' }}
      >
        {failure}
      </chakra.p>
    </>
  );
}
