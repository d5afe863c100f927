import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { useFrameWords } from '../routing/frame-language.ts';
import { LogoMark } from './logo-mark.tsx';

/** Leads home (HDR-1). A tenant with a logo of its own shows it in place of our mark (SITE-3). */
export function Logo() {
  const { appName, logoLabel } = useFrameWords();
  const { classBrand } = usePortalConfig().tenant;
  return (
    <chakra.a
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="touch"
      maxW="full"
      borderRadius="sm"
      fontSize="lg"
      fontWeight="bold"
      whiteSpace="nowrap"
    >
      <RouterLink href={paths.home()} aria-label={`${appName}, ${logoLabel}`}>
        {classBrand.logo ? <chakra.img src={classBrand.logo} alt="" h="6" maxW="min(10rem, 100%)" /> : <LogoMark />}
        {/* The narrowest phones, and large text, leave the mark alone its room. */}
        <chakra.span css={{ '@container (max-width: 6.39rem)': { display: 'none' } }}>{appName}</chakra.span>
      </RouterLink>
    </chakra.a>
  );
}
