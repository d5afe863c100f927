import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Drawing } from '@portal/ui/empty-state';
import { welcome } from '../messages.ts';
import { RegisterButton } from './register-button.tsx';

/** The promise, and the two ways in. */
export function Hero() {
  const { tenant } = usePortalConfig();
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="8" py={{ base: '6', md: '14' }}>
      <chakra.div display="grid" gap="4" css={{ '& h1': { textStyle: 'display' } }}>
        <chakra.p textStyle="label" color="fg.muted">
          {welcome.brands(tenant.classBrand.name, tenant.networkBrand.name)}
        </chakra.p>
        <PageHeading title={welcome.title} />
        <chakra.p textStyle="body.lg" color="fg.muted">
          {welcome.body}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
          <RegisterButton />
          <Button asChild variant="outline" size="lg">
            <RouterLink href={paths.login()}>{welcome.login}</RouterLink>
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div display={{ base: 'none', md: 'block' }} flexShrink="0" css={{ '& svg': { w: '16rem' } }}>
        <Drawing name="welcome" />
      </chakra.div>
    </chakra.div>
  );
}
