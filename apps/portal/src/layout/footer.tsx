import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { footer } from '../messages.ts';
import { useFrameWords } from '../routing/frame-language.ts';
import { safeExternal } from '../routing/safe-external.ts';

interface FooterProps {
  /** What leads to a page of teachers is nothing for a family. */
  isForFamilies?: boolean;
  onConsent?: (() => void) | undefined;
}

/** Foot of the public pages: both brands, the company, and the hotline at the same place everywhere (SITE-3). */
export function Footer({ isForFamilies = false, onConsent }: FooterProps) {
  const { classBrand, networkBrand, parentSiteUrl, hotlineNumber } = usePortalConfig().tenant;
  const words = useFrameWords();
  const company = safeExternal(parentSiteUrl);
  return (
    <chakra.footer
      aria-label={words.siteInfo}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      columnGap="6"
      paddingX={{ base: '4', md: '8' }}
      paddingY="6"
      borderTopWidth="1px"
      textStyle="body.sm"
      color="fg.muted"
    >
      <chakra.p flex="1" minW="40">
        {footer.brands(classBrand.name, networkBrand.name)}
      </chakra.p>
      {!isForFamilies && (
        <TextLink href={paths.supports()} linkAs={RouterLink} variant="quiet" touch>
          {footer.support}
        </TextLink>
      )}
      {onConsent && (
        <chakra.button
          type="button"
          color="fg.muted"
          minH={{ base: 'touch', md: 'auto' }}
          cursor="pointer"
          _hover={{ color: 'fg', textDecoration: 'underline' }}
          onClick={onConsent}
        >
          {words.statistics.title}
        </chakra.button>
      )}
      {company && (
        <TextLink href={company} variant="quiet" touch external>
          {words.company}
        </TextLink>
      )}
      <TextLink href={`tel:${hotlineNumber.replaceAll(/[^\d+]/g, '')}`} variant="quiet" touch>
        {words.hotline} {hotlineNumber}
      </TextLink>
    </chakra.footer>
  );
}
