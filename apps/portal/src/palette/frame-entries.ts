import { ChartNoAxesColumn, LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { THEME_CHOICES, type ThemeChoice } from '@portal/ui/color-mode';
import { avatarMenu, palette, statistics } from '../messages.ts';
import { entry, type PaletteEntry } from './palette-entry.ts';

const THEME_ICONS: Record<ThemeChoice, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

interface FrameActions {
  readonly theme: ThemeChoice;
  readonly chooseTheme: (choice: ThemeChoice) => void;
  readonly onLogout: () => void;
  /** Undefined where there is nothing to consent to. */
  readonly onConsent?: (() => void) | undefined;
}

/** What the portal itself does, whatever the section: the look that is not chosen, the consent, the way out. */
export function frameEntries({ theme, chooseTheme, onLogout, onConsent }: FrameActions): PaletteEntry[] {
  const looks = THEME_CHOICES.filter((choice) => choice !== theme).map((choice) =>
    entry('act', {
      id: `theme-${choice}`,
      icon: THEME_ICONS[choice],
      label: palette.themes[choice],
      words: [...palette.themeWords[choice], avatarMenu.theme],
      target: () => chooseTheme(choice),
    }),
  );
  const consent = {
    id: 'consent',
    icon: ChartNoAxesColumn,
    label: statistics.title,
    words: palette.statisticsWords,
  };
  return [
    ...looks,
    ...(onConsent ? [entry('act', { ...consent, target: onConsent })] : []),
    entry('act', {
      id: 'logout',
      icon: LogOut,
      label: avatarMenu.logout,
      words: palette.logoutWords,
      target: onLogout,
    }),
  ];
}
