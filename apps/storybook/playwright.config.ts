import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';

const port = Number(process.env['STORYBOOK_PORT'] ?? 6107);

export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A story waits for a quarter of its time: the third has a sixth less for all on two cores, a fourth gains nothing.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  forbidOnly: !!process.env['CI'],
  reporter: [['list']],
  outputDir: '../../dist/test-output/storybook',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1360, height: 860 },
    // Storybook knows its tests by this word, and does not wait for movements that are stopped here.
    userAgent: 'StorybookTestRunner',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: `vite preview --config static-server.config.ts --host 127.0.0.1 --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
});
