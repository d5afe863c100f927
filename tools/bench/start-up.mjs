// The first signed-in screen against a static page of the same content: 4x slower processor, slow 4G, brotli.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { median, spread } from './median.mjs';
import { signIn, startPlatform } from './platform-process.mjs';

const rounds = 5;
const screen = '/kr/account/calendar';
const ready = '[data-item]';

/** Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** The page as it looks when loaded, without its scripts: the least that a browser must do for this content. */
async function staticCopy(page) {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    copy.querySelectorAll('script, link[rel=modulepreload], link[rel=preload]').forEach((node) => node.remove());
    copy.querySelectorAll('style').forEach((node) => node.remove());
    const style = document.createElement('style');
    style.textContent = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((text) => !text.startsWith('@font-face'))
      .join('\n');
    copy.querySelector('head').append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
}

function observe(selector) {
  const seen = { painted: 0, cls: 0, tbt: 0 };
  globalThis.__seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // As Lighthouse counts: what of each task lies after the first paint and is longer than 50 ms.
  new PerformanceObserver((list) => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    for (const { startTime, duration } of list.getEntries())
      if (fcp !== undefined) seen.tbt += Math.max(0, Math.min(duration, startTime + duration - fcp) - 50);
  }).observe({ type: 'longtask', buffered: true });
  (function look() {
    if (document.querySelector(selector)) requestAnimationFrame(() => (seen.painted = performance.now()));
    else requestAnimationFrame(look);
  })();
}

async function visit(context, url) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe, ready);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.__seen?.painted > 0, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const figures = await page.evaluate(() => ({
    ...globalThis.__seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scriptBytes: performance
      .getEntriesByType('resource')
      // What arrives later cannot have been needed for it.
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < globalThis.__seen.painted)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  await page.close();
  return figures;
}

export async function measure() {
  const platform = await startPlatform({ port: 3290 });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const tokens = await signIn(platform.origin, 'math');
    const newContext = async () => {
      const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, timezoneId: 'Asia/Seoul' });
      await context.addCookies([
        { name: 'access_token', value: tokens.accessToken, url: platform.origin },
        { name: 'refresh_token', value: tokens.refreshToken, url: platform.origin },
      ]);
      return context;
    };
    const first = await newContext();
    const page = await first.newPage();
    await page.goto(platform.origin + screen);
    await page.waitForSelector(ready);
    const body = brotliCompressSync(await staticCopy(page));
    await first.close();
    const reference = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body),
    );
    await new Promise((resolve) => reference.listen(3291, resolve));

    const ours = { cold: [], warm: [] };
    const plain = { cold: [], warm: [] };
    for (let round = 0; round < rounds; round++) {
      for (const [into, url] of [
        [plain, 'http://localhost:3291/'],
        [ours, platform.origin + screen],
      ]) {
        const context = await newContext();
        into.cold.push(await visit(context, url));
        into.warm.push(await visit(context, url));
        await context.close();
      }
    }
    reference.close();

    const of = (rows, name) => rows.map((row) => row[name]);
    const ratio = (name, visitKind) => median(of(ours[visitKind], name)) / median(of(plain[visitKind], name));
    for (const kind of ['cold', 'warm'])
      for (const name of ['fcp', 'painted', 'tbt'])
        console.log(
          `     ${kind} ${name} ms: ${spread(of(ours[kind], name))}, static ${spread(of(plain[kind], name))}`,
        );
    return [
      { what: 'script before content, KB brotli', value: median(of(ours.cold, 'scriptBytes')) / 1024, goal: 150 },
      { what: 'first contentful paint, cold, x static', value: ratio('fcp', 'cold'), goal: 1.2 },
      { what: 'content painted, cold, x static', value: ratio('painted', 'cold'), goal: 2.5 },
      { what: 'content painted, second visit, x static', value: ratio('painted', 'warm'), goal: 1.5 },
      { what: 'total blocking time, cold, ms', value: median(of(ours.cold, 'tbt')), goal: 200 },
      { what: 'cumulative layout shift', value: median(of(ours.cold, 'cls')), goal: 0.02 },
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
}
