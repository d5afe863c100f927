import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { RouteLinks } from '@portal/ui/route-links';
import { TextLink } from '@portal/ui/text-link';
import { shell } from '../messages.ts';
import { activeLink, isActiveSection } from '../routing/current-route.ts';
import { useCurrentRoute, useSections } from '../routing/sections-context.tsx';

/**
 * On a phone the links of the section stand in a row below the h1; elsewhere the menu at the left has them.
 * A page that is none of them, such as one class, shows the way back to the first instead of a second row of links.
 */
export function SectionLinks() {
  const { pathname } = useLocation();
  const sections = useSections();
  const own = useCurrentRoute()?.section.nav;
  // A page may stand in the menu of a section that is not its own: the settings of the notifications.
  const nav = own ?? sections.find((section) => isActiveSection(section, pathname))?.nav;
  const links = nav?.links ?? [];
  if (!nav || links.length < 2) return null;
  const current = activeLink(links, pathname);
  if (!current)
    return (
      <chakra.div hideFrom="md">
        <TextLink href={nav.path} linkAs={RouterLink} variant="quiet" touch>
          <Icon as={ArrowLeft} size={16} />
          {nav.label}
        </TextLink>
      </chakra.div>
    );
  // Without a least width of its own the row scrolls; with one it would make the page's grid as wide as its links.
  return (
    <chakra.div hideFrom="md" minW="0">
      <RouteLinks
        label={shell.sectionNav(nav.label)}
        linkAs={RouterLink}
        links={links.map((link) => ({ label: link.label, href: link.path, isCurrent: link === current }))}
      />
    </chakra.div>
  );
}
