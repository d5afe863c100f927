import { useSyncExternalStore } from 'react';
import { THEME_STORAGE_KEY } from './theme-before-paint.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const isChoice = (value: unknown): value is ThemeChoice => THEME_CHOICES.some((choice) => choice === value);
const darkSystem = () => window.matchMedia?.('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
// Holds the choice where storage is denied.
let chosenHere: ThemeChoice | undefined;

/** The stored choice; `system` when nothing is stored or storage is denied. */
export function readThemeChoice(): ThemeChoice {
  if (chosenHere) return chosenHere;
  try {
    const stored = window.localStorage.getItem(THEME_STORAGE_KEY);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

function resolvedTheme(): 'light' | 'dark' {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return darkSystem()?.matches ? 'dark' : 'light';
}

function paint() {
  const theme = resolvedTheme();
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.style.colorScheme = theme;
  listeners.forEach((tell) => tell());
}

/** Applies the choice at once, in this tab and the others, and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice) {
  chosenHere = undefined;
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    chosenHere = choice;
  }
  paint();
}

function onStorage(event: StorageEvent) {
  if (event.key === THEME_STORAGE_KEY || event.key === null) paint();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    darkSystem()?.addEventListener?.('change', paint);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    darkSystem()?.removeEventListener?.('change', paint);
  };
}

/** The theme choice and the theme that it comes to now. */
export function useColorMode() {
  const choice = useSyncExternalStore(subscribe, readThemeChoice, () => 'system' as const);
  const theme = useSyncExternalStore(subscribe, resolvedTheme, () => 'light' as const);
  return { choice, theme, chooseTheme };
}
