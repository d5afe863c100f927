import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  ChartNoAxesColumn,
  ClipboardList,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Settings,
  WalletMinimal,
} from 'lucide-react';
import { useState } from 'react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { THEME_CHOICES, type ThemeChoice, useColorMode } from '@portal/ui/color-mode';
import { Icon } from '@portal/ui/icon';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { avatarMenu, header, statistics } from '../messages.ts';
import { AvatarTrigger, type MenuOwner } from './avatar-trigger.tsx';

const icon = (drawing: LucideIcon) => <Icon as={drawing} />;

/** The ways of the menu in the source's order (AVT-2). Overview and schedule share an address, statistics leads to points. */
const WAYS: readonly MenuItem[] = [
  { id: 'overview', label: avatarMenu.overview, href: paths.calendar(), icon: icon(LayoutDashboard) },
  { id: 'my-classes', label: avatarMenu.myClasses, href: paths.myClasses(), icon: icon(BookOpen) },
  { id: 'teaching-plan', label: avatarMenu.teachingPlan, href: paths.teachingPlan(), icon: icon(ClipboardList) },
  { id: 'schedule', label: avatarMenu.schedule, href: paths.calendar(), icon: icon(CalendarDays) },
  { id: 'statistics', label: avatarMenu.statistics, href: paths.points(), icon: icon(ChartColumn) },
  { id: 'income', label: avatarMenu.income, href: paths.income(), icon: icon(WalletMinimal) },
  { id: 'setup', label: avatarMenu.setup, href: paths.settings(), icon: icon(Settings) },
  { id: 'help', label: avatarMenu.help, href: paths.supports(), icon: icon(LifeBuoy) },
];

const THEME_LABELS: Record<ThemeChoice, string> = {
  light: avatarMenu.themeLight,
  dark: avatarMenu.themeDark,
  system: avatarMenu.themeSystem,
};

const THEMES = THEME_CHOICES.map((value) => ({ value, label: THEME_LABELS[value] }));
const isTheme = (value: string): value is ThemeChoice => value in THEME_LABELS;

interface AvatarMenuProps {
  owner: MenuOwner;
  /** An operator has no pages of a teacher to go to. */
  isOperator?: boolean | undefined;
  onLogout: () => void;
  /** Undefined where there is nothing to consent to. */
  onConsent?: (() => void) | undefined;
}

/** Opens as soon as it is there: its code was asked for by the press that wants it. */
export function AvatarMenu({ owner, isOperator = false, onLogout, onConsent }: AvatarMenuProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { choice, chooseTheme } = useColorMode();
  return (
    <Menu
      label={header.avatarMenu(owner.name)}
      open={isOpen}
      onOpenChange={setIsOpen}
      linkAs={RouterLink}
      trigger={<AvatarTrigger owner={owner} />}
      items={[
        ...(isOperator ? [] : WAYS),
        ...(onConsent
          ? [{ id: 'consent', label: statistics.title, icon: icon(ChartNoAxesColumn), onSelect: onConsent }]
          : []),
        { id: 'logout', label: avatarMenu.logout, icon: icon(LogOut), separated: !isOperator, onSelect: onLogout },
      ]}
      choice={{
        label: avatarMenu.theme,
        value: choice,
        options: THEMES,
        onChoose: (value) => isTheme(value) && chooseTheme(value),
      }}
    />
  );
}
