import { act, renderHook, render as renderBare } from '@testing-library/react';
import { system } from '../system.ts';
import { chooseTheme, readThemeChoice, useColorMode } from './color-mode.tsx';
import { UiProvider } from './provider.tsx';
import { THEME_BEFORE_PAINT, THEME_STORAGE_KEY } from './theme-before-paint.ts';

const root = document.documentElement;
let darkSystem = false;
const systemListeners = new Set<() => void>();

beforeEach(() => {
  darkSystem = false;
  window.matchMedia = jest.fn((query: string) => ({
    get matches() {
      return query.includes('dark') && darkSystem;
    },
    addEventListener: (_type: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => systemListeners.delete(listener),
  })) as never;
  localStorage.clear();
  root.className = '';
  root.removeAttribute('style');
});
afterEach(() => jest.restoreAllMocks());

const runBeforePaint = () => new Function(THEME_BEFORE_PAINT)();

describe('the theme before the first paint', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['<script>', false, 'light'],
  ])('with %p stored and a dark system %p is %s', (stored, dark, theme) => {
    if (stored) localStorage.setItem(THEME_STORAGE_KEY, stored);
    darkSystem = dark;
    runBeforePaint();
    expect(root).toHaveClass(theme);
    expect(root.style.colorScheme).toBe(theme);
  });

  it('follows the system where storage is denied', () => {
    darkSystem = true;
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(runBeforePaint).not.toThrow();
    expect(root).toHaveClass('dark');
  });

  it('is one short line without anything that ends a script element', () => {
    expect(THEME_BEFORE_PAINT).not.toMatch(/<|\n/);
    expect(THEME_BEFORE_PAINT.length).toBeLessThan(400);
  });
});

describe('choosing a theme', () => {
  it('takes effect at once and is kept', () => {
    const { result } = renderHook(useColorMode);
    act(() => chooseTheme('dark'));
    expect(result.current).toMatchObject({ choice: 'dark', theme: 'dark' });
    expect(root).toHaveClass('dark');
    expect(root).not.toHaveClass('light');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  });

  it('holds for the visit where storage is denied', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { result } = renderHook(useColorMode);
    act(() => chooseTheme('dark'));
    expect(result.current.theme).toBe('dark');
    expect(readThemeChoice()).toBe('dark');
    jest.restoreAllMocks();
    act(() => chooseTheme('system'));
  });

  it('follows the system while it changes, and another tab', () => {
    renderBare(<UiProvider>글</UiProvider>);
    darkSystem = true;
    act(() => systemListeners.forEach((tell) => tell()));
    expect(root).toHaveClass('dark');
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY })));
    expect(root).toHaveClass('light');
  });

  it('stops listening when the page goes', () => {
    const { unmount } = renderHook(useColorMode);
    expect(systemListeners.size).toBe(1);
    unmount();
    expect(systemListeners.size).toBe(0);
  });
});

describe('the system', () => {
  it('carries our tokens, for without them every page is bare', () => {
    expect(system.token('colors.celadon.600')).toBe('#067976');
    expect(system.token.var('colors.fg.muted')).toContain('--chakra-colors-fg-muted');
    expect(system.token('sizes.header')).toBe('3.5rem');
  });

  it('carries no recipe of Chakra', () => {
    expect(system.isRecipe('button')).toBe(false);
    expect(system.isSlotRecipe('dialog')).toBe(false);
  });
});
