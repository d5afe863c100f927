import { existsSync } from 'node:fs';

/** In the order of how little they do beside the page: the shell without a window of its own first. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium to test in: CHROMIUM_PATH, then the system's; undefined when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...installed].find((file) => file && existsSync(file));
}
