import { findChromium } from './find-chromium.mjs';

/** Playwright's launch options for the browser to test in: CHROMIUM_PATH, then the system's, then Playwright's own. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // One process less to wake for every picture: a twelfth of the stories' time on two cores.
      '--in-process-gpu',
      // Several pages share two cores: threads that collect beside a page take the time of another (195 stories: 5 and 9 % less).
      '--js-flags=--single-threaded-gc',
    ],
  };
}
