import { useEffect } from 'react';

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys as they are written on this machine's keyboard. */
export const shortcutKeys = () => (isApple() ? '⌘K' : 'Ctrl+K');

/** Opens by Ctrl+K or ⌘K, but not in the middle of composing a syllable. */
export function usePaletteShortcut(isActive: boolean, onOpen: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyK';
      if (!isShortcut || event.isComposing) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, onOpen]);
}
