import { type PageFiles, startEarly } from './starter.ts';

/** Filled in by the build. */
declare const EARLY_PAGES: PageFiles;

try {
  window.portalEarly = startEarly(window, EARLY_PAGES);
} catch {
  // Storage or cookies are denied: the bundle finds its own way.
}
