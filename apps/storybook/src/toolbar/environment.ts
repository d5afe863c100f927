import { freezeClock, thawClock } from '@portal/testing/frozen-clock';
import type { ToolbarState } from './toolbar-menus.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const STILL = `*, *::before, *::after {
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 1ms !important;
  scroll-behavior: auto !important;
}`;

const realMatchMedia = globalThis.matchMedia.bind(globalThis);
let still: HTMLStyleElement | undefined;

function reduceMotion(isReduced: boolean) {
  still?.remove();
  still = undefined;
  globalThis.matchMedia = realMatchMedia;
  if (!isReduced) return;
  // A page cannot change the reader's setting; style and script are told each in their own way.
  globalThis.matchMedia = (query) => realMatchMedia(query.includes(REDUCED) ? 'all' : query);
  still = Object.assign(document.createElement('style'), { textContent: STILL });
  document.head.append(still);
}

/** Makes the document what the toolbar says. Cheap and repeatable: it runs before each drawing of a story. */
export function applyEnvironment({ theme, textZoom, motion, clock }: ToolbarState): void {
  const root = document.documentElement;
  const shown = theme === 'dark' ? 'dark' : 'light';
  root.classList.remove('light', 'dark');
  root.classList.add(shown);
  root.style.colorScheme = shown;
  root.style.fontSize = textZoom === 'double' ? '200%' : '';
  reduceMotion(motion === 'reduced');
  if (clock === 'running') thawClock();
  else freezeClock();
}
