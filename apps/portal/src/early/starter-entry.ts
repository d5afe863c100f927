import { startEarly } from './starter.ts';

try {
  window.portalEarly = startEarly(window);
} catch {
  // Storage or cookies are denied: the bundle finds its own way.
}
