import { chakra } from '@chakra-ui/react/styled-system';
import type { Credentials } from '@portal/domain/identity/credentials';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { Button } from '@portal/ui/button';
import { login } from '../messages.ts';

/** In the demonstration only: the accounts by role; choosing one fills the form. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  const { demo, demoAccounts = [] } = usePortalConfig();
  if (!demo || demoAccounts.length === 0) return null;
  return (
    <chakra.fieldset borderTopWidth="1px" paddingTop="4" display="grid" gap="2" minW="0">
      <chakra.legend textStyle="label" float="left">
        {login.demoAccounts}
      </chakra.legend>
      <chakra.p textStyle="caption" color="fg.subtle">
        {login.demoHint}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {demoAccounts.map(({ role, username, password }) => (
          <Button key={username} size="sm" variant="outline" onClick={() => onChoose({ username, password })}>
            {role}
          </Button>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
