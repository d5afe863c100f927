import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { RouterLink } from '@portal/portal-core/router-link';
import type { PortalSection } from '@portal/portal-core/section';
import { shell } from '../messages.ts';
import { activeLink, isActiveSection } from '../routing/current-route.ts';
import { useMenuSections } from '../routing/sections-context.tsx';
import { MenuList, MenuRow } from './menu-row.tsx';

/** The sections at the left; the active one opens in place and shows its links. One entry, never two, is the current one. */
export const SideMenu = memo(function SideMenu() {
  return (
    <chakra.nav
      aria-label={shell.mainNav}
      hideBelow="md"
      position="sticky"
      top="{sizes.header}"
      alignSelf="start"
      flexShrink="0"
      w="sidebar"
      h="calc(100dvh - {sizes.header} - {sizes.bars})"
      overflowY="auto"
      borderEndWidth="1px"
      paddingX="3"
      paddingY="4"
    >
      <MenuList>
        {useMenuSections().map((section) => (
          <SectionEntry key={section.id} section={section} />
        ))}
      </MenuList>
    </chakra.nav>
  );
});

function SectionEntry({ section }: { section: PortalSection }) {
  const { pathname } = useLocation();
  if (!section.nav) return null;
  const { label, icon, path, links = [] } = section.nav;
  const isActive = isActiveSection(section, pathname);
  const current = activeLink(links, pathname);
  return (
    <li>
      <MenuRow linkAs={RouterLink} href={path} icon={icon} state={!isActive ? 'plain' : current ? 'open' : 'current'}>
        {label}
      </MenuRow>
      {isActive && links.length > 0 && (
        <MenuList aria-label={shell.sectionNav(label)} marginBlockEnd="2">
          {links.map((link) => (
            <li key={link.path}>
              <MenuRow linkAs={RouterLink} href={link.path} state={link === current ? 'current' : 'plain'}>
                {link.label}
              </MenuRow>
            </li>
          ))}
        </MenuList>
      )}
    </li>
  );
}
