// How far what is already drawn moves while a page loads: every page, on a desktop and on a phone, 4x slower, slow 4G.
import { chromium } from 'playwright';
import { paths, sitePath } from '@portal/domain/site/paths';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { commonHeaders, signIn, startPlatform } from './platform-process.mjs';
import { slow4g } from './start-up.mjs';

const widths = [1360, 390];
const goal = 0.02;
/** Other addresses of the same page, pages of others, and what only leads on. */
const left = /^\/(login|oauth2|live|ops|register|forgot)|:part|my-courses\/:(classId|courseId)$/;
const patterns = [...new Set(Object.values(paths).map(({ pattern }) => pattern))].filter((path) => !left.test(path));

/** One item of each list that an address names. */
async function idsOf(origin, accessToken) {
  const headers = { ...commonHeaders(), authorization: `Bearer ${accessToken}`, 'x-msg-app': 'teacher-web' };
  const first = async (path) => {
    const answer = await (await fetch(origin + path, { headers })).json();
    return (answer.data?.items ?? answer.items)[0].id;
  };
  const classId = await first('/tns/v1/my-classes');
  return {
    tab: 'all',
    classId,
    lessonId: await first(`/tns/v1/my-classes/${classId}/lessons`),
    courseId: await first('/tns/v1/my-courses'),
    id: await first('/messaging/notifications/load-more'),
  };
}

function observe() {
  globalThis.__shift = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) globalThis.__shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(context, url) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForSelector('h1', { timeout: 60_000 });
  await page.waitForTimeout(3_000);
  const shift = await page.evaluate(() => globalThis.__shift);
  await page.close();
  return shift;
}

export async function measure(only) {
  const platform = await startPlatform({ port: 3296 });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const tokens = await signIn(platform.origin, 'math');
    const ids = await idsOf(platform.origin, tokens.accessToken);
    const worst = [];
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 860 }, timezoneId: 'Asia/Seoul' });
      await context.addCookies([
        { name: 'access_token', value: tokens.accessToken, url: platform.origin },
        { name: 'refresh_token', value: tokens.refreshToken, url: platform.origin },
      ]);
      const found = [];
      for (const pattern of patterns.filter((path) => path.includes(only ?? ''))) {
        const path = pattern.replaceAll(/:(\w+)/g, (_all, name) => ids[name] ?? 'none');
        found.push({ path, shift: await shiftOf(context, platform.origin + sitePath(path)) });
      }
      found.sort((one, two) => two.shift - one.shift);
      for (const { path, shift } of found.slice(0, 5)) console.log(`     ${width} px ${path}: ${shift.toFixed(3)}`);
      worst.push({ what: `layout shift at ${width} px, worst of ${found.length} pages`, value: found[0].shift, goal });
      await context.close();
    }
    return worst;
  } finally {
    await browser.close();
    await platform.stop();
  }
}
