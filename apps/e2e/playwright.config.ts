import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';

const port = Number(process.env['E2E_PORT'] ?? 3210);
/** Sound and picture of several pages need a machine that does nothing else meanwhile; in `npm test` a step of their own. */
const ALONE = ['**/live-room.e2e.ts', '**/lesson-of-five.e2e.ts'];
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env['CI'],
  reporter: [['list']],
  outputDir: '../../dist/test-output/e2e',
  use: {
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: chromiumLaunch(),
    // A trace of every test would take as long as the tests; `npm test` tries a failed one again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: ['**/*.phone.e2e.ts', ...ALONE], use: { viewport: { width: 1360, height: 860 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'alone',
      testMatch: ALONE,
      dependencies: ['desktop', 'phone'],
      // Three pictures are drawn and packed by two cores beside everything else.
      expect: { timeout: 45_000 },
      use: { viewport: { width: 1360, height: 860 } },
    },
  ],
  webServer: {
    command: 'node ../platform/src/main.ts',
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    timeout: 90_000,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      ORIGIN: origin,
      // A folder of its own for every run, so that a run always starts from the demo data of today.
      DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-e2e-')),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // All these teachers come from one address; the limits have tests of their own.
      RATE_LIMIT_PER_MINUTE: '0',
      LOGIN_LIMIT_PER_MINUTE: '0',
      SOCKET_LIMIT_PER_MINUTE: '0',
    },
  },
});
