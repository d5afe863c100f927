import { type PageFiles, startEarly, type VisitorPictures } from './starter.ts';

/** Filled in by the build. */
declare const EARLY_PAGES: PageFiles;
declare const EARLY_PICTURES: VisitorPictures;

try {
  window.portalEarly = startEarly(window, EARLY_PAGES, EARLY_PICTURES);
} catch {
  // Storage or cookies are denied: the bundle finds its own way.
}
