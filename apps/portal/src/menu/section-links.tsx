import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { RouteLinks } from '@portal/ui/route-links';
import { TextLink } from '@portal/ui/text-link';
import { shell } from '../messages.ts';
import { activeLink, isActiveSection } from '../routing/current-route.ts';
import { useCurrentRoute, useOwnLinks } from '../routing/sections-context.tsx';

function useSectionNav() {
  const { pathname } = useLocation();
  const sections = useOwnLinks();
  const current = useCurrentRoute()?.section;
  const own = sections.find(({ id }) => id === current?.id)?.nav;
  // A page may stand in the menu of a section that is not its own: the settings of the notifications.
  const nav = own ?? sections.find((section) => isActiveSection(section, pathname))?.nav;
  const links = nav?.links ?? [];
  return nav && links.length > 1 ? { nav, links, current: activeLink(links, pathname) } : null;
}

/** On a phone, above the h1 of a page that is none of the links of its section, such as one class: the way to the first. */
export function SectionBack() {
  const shown = useSectionNav();
  if (!shown || shown.current) return null;
  return (
    <chakra.div hideFrom="md">
      <TextLink href={shown.nav.path} linkAs={RouterLink} variant="quiet" touch>
        <Icon as={ArrowLeft} size={16} />
        {shown.nav.label}
      </TextLink>
    </chakra.div>
  );
}

/** On a phone the links of the section stand in a row below the h1; elsewhere the menu at the left has them. */
export function SectionLinks() {
  const shown = useSectionNav();
  if (!shown?.current) return null;
  // Without a least width of its own the row scrolls; with one it would make the page's grid as wide as its links.
  return (
    <chakra.div hideFrom="md" minW="0">
      <RouteLinks
        label={shell.sectionNav(shown.nav.label)}
        linkAs={RouterLink}
        links={shown.links.map((link) => ({ label: link.label, href: link.path, isCurrent: link === shown.current }))}
      />
    </chakra.div>
  );
}
