import { chakra } from '@chakra-ui/react/styled-system';
import { CircleHelp, House, LogIn, type LucideIcon, ScrollText, UserPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import type { SectionNav } from '@portal/portal-core/section';
import { Drawer } from '@portal/ui/drawer';
import { TextLink } from '@portal/ui/text-link';
import { Logo } from '../logo/logo.tsx';
import { drawer, shell } from '../messages.ts';
import { isActiveSection } from '../routing/current-route.ts';
import { useIsOperatorFrame, useMenuSections } from '../routing/sections-context.tsx';
import { MenuList, MenuRow } from './menu-row.tsx';

interface Entry {
  readonly label: string;
  readonly path: string;
  readonly icon: SectionNav['icon'] | LucideIcon;
  readonly isActive: boolean;
  readonly lang?: string;
}

/** Home first, then the sections, or for a visitor without a profile the public pages (DRW-1). An operator has her sections. */
function useEntries(hasProfile: boolean): Entry[] {
  const { pathname } = useLocation();
  const sections = useMenuSections();
  const isOperator = useIsOperatorFrame();
  const page = (label: string, path: string, icon: LucideIcon) => ({
    label,
    path,
    icon,
    isActive: pathname.includes(path),
  });
  // Home is never highlighted: every path contains "/" (DRW-2).
  const home: Entry = { label: drawer.home, path: paths.home(), icon: House, isActive: false, lang: 'vi' };
  const guidelines = page(drawer.guidelines, paths.guidelines(), ScrollText);
  if (!hasProfile) {
    return [
      home,
      page(drawer.register, paths.registerTeacher(), UserPlus),
      guidelines,
      page(drawer.faq, paths.faq(), CircleHelp),
      page(drawer.login, paths.login(), LogIn),
    ];
  }
  const entries = sections.flatMap((section) => {
    if (!section.nav) return [];
    const { label, path, icon } = section.nav;
    return { label, path, icon, isActive: isActiveSection(section, pathname) };
  });
  return isOperator ? entries : [home, ...entries, guidelines];
}

interface MobileDrawerProps {
  open: boolean;
  hasProfile: boolean;
  hotline: string;
  onClose: () => void;
}

/** The phone's menu, as wide as the phone (DRW-1 to DRW-3). It closes when a page is chosen. */
export function MobileDrawer({ open, hasProfile, hotline, onClose }: MobileDrawerProps) {
  const entries = useEntries(hasProfile);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={drawer.label}
      header={<Logo />}
      closeLabel={drawer.close}
      footer={<Hotline number={hotline} />}
    >
      <nav aria-label={shell.mainNav}>
        <MenuList>
          {entries.map(({ label, path, icon, isActive, lang }) => (
            <li key={path}>
              <MenuRow
                linkAs={RouterLink}
                href={path}
                icon={icon}
                lang={lang}
                state={isActive ? 'current' : 'plain'}
                onClick={onClose}
              >
                {label}
              </MenuRow>
            </li>
          ))}
        </MenuList>
      </nav>
    </Drawer>
  );
}

function Hotline({ number }: { number: string }) {
  return (
    <chakra.p display="flex" alignItems="center" gap="2" w="full">
      <TextLink href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} touch>
        {drawer.hotline} {number}
      </TextLink>
    </chakra.p>
  );
}
