// Takes the pictures of the product that the home page of visitors shows, from the product itself, at a fixed moment of the
// demo. Run after the calendar or the day has changed its looks: `npx nx build @portal/portal && node tools/product-pictures.mjs`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { paths, sitePath } from '@portal/domain/site/paths';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { signIn, startPlatform } from './bench/platform-process.mjs';

const target = fileURLToPath(new URL('../libs/features/home/src/welcome/pictures/', import.meta.url));
const movedClock = new URL('../apps/e2e/tests/support/moved-clock.mjs', import.meta.url).href;

/** A Wednesday morning between two lessons. */
const moment = new Date('2026-11-18T10:42:00+09:00');
/** By the name of the file; the sizes are what the page says of them (`product-picture.tsx`). */
const screens = {
  week: {
    path: paths.calendar(),
    ready: '[data-item]',
    viewport: { width: 1120, height: 720 },
    deviceScaleFactor: 1.5,
  },
  today: { path: paths.home(), ready: 'h1', viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 },
};
const themes = ['light', 'dark'];

/** The platform's clock stands where its day is the day of the pictures. */
async function startAtMoment() {
  const folder = mkdtempSync(join(tmpdir(), 'product-pictures-'));
  const clock = join(folder, 'clock');
  writeFileSync(clock, String(moment.getTime() - Date.now()));
  Object.assign(process.env, { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${movedClock}` });
  const platform = await startPlatform({ port: 3288 });
  return { ...platform, stop: () => platform.stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
}

async function take(browser, { origin, tokens, theme, path, ready, viewport, deviceScaleFactor }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  await context.addCookies([
    { name: 'access_token', value: tokens.accessToken, url: origin },
    { name: 'refresh_token', value: tokens.refreshToken, url: origin },
  ]);
  const page = await context.newPage();
  await page.clock.install({ time: moment });
  await page.goto(origin + sitePath(path));
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(new Date(moment.getTime() + 60_000));
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

const platform = await startAtMoment();
const browser = await chromium.launch(chromiumLaunch());
try {
  await mkdir(target, { recursive: true });
  const { origin } = platform;
  const tokens = await signIn(origin, 'math');
  for (const [name, screen] of Object.entries(screens))
    for (const theme of themes) {
      const picture = await take(browser, { origin, tokens, theme, ...screen });
      const { size } = await sharp(picture).avif({ quality: 50, effort: 9 }).toFile(`${target}${name}-${theme}.avif`);
      console.log(`${name}-${theme}.avif: ${Math.round(size / 1024)} KB`);
    }
} finally {
  await browser.close();
  await platform.stop();
}
