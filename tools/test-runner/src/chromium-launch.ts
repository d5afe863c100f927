import { existsSync } from 'node:fs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's launch options for the browser to test in: CHROMIUM_PATH, then the system's, then Playwright's own. */
export function chromiumLaunch() {
  const executablePath = process.env['CHROMIUM_PATH'] ?? system.find((path) => existsSync(path));
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
    ],
  };
}
