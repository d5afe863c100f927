// A PDF of 300 pages on the grading desk: leafed and raced through, and marked; against the viewer that pdf.js comes with.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { sitePath } from '@portal/domain/site/paths';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { busyWhile } from '../busy.mjs';
import { median, spread } from '../median.mjs';
import { signIn, startPlatform } from '../platform-process.mjs';
import { writeBigPdf } from './big-pdf.mjs';
import { handedIn } from './handed-in.mjs';
import { isDrawn, scrollPages } from './moving.mjs';
import { startViewer } from './viewer-server.mjs';

const pages = 300;
const username = 'piano';
const viewport = { width: 1360, height: 860 };
/** What nobody notices. */
const pauseMs = 100;
const FIRST = { ours: '[data-page="1"]', viewer: '.page[data-page-number="1"]' };
const WAYS = {
  // A page in half a second, looked at for a moment: each of them is drawn.
  leafing: { to: 24, step: 120, restMs: 350 },
  // All the way down in some seconds: hardly one is.
  racing: { to: pages, step: 600, restMs: 0 },
};

/** Draws strokes on the page that is seen, until they are saved. */
async function mark(page) {
  for (let stroke = 0; stroke < 12; stroke += 1) {
    await page.mouse.move(480 + stroke * 12, 360);
    await page.mouse.down();
    await page.mouse.move(560 + stroke * 12, 520, { steps: 40 });
    await page.mouse.up();
  }
  await page
    .getByText(/에 자동 저장했어요/)
    .first()
    .waitFor();
}

async function lookThrough(context, kind, url) {
  const browser = context.browser();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector(`${FIRST[kind]} canvas`, { timeout: 120_000 });
  await page.waitForFunction(isDrawn);
  await page.waitForTimeout(1_000);
  const found = {};
  for (const [way, by] of Object.entries(WAYS)) {
    const scroll = () => page.evaluate(scrollPages, { first: FIRST[kind], ...by });
    const { told: frame, ...busy } = await busyWhile(browser, page, scroll);
    found[way] = { frame, ...busy };
    // What was never drawn would be quick too.
    await page.waitForFunction(isDrawn, undefined, { timeout: 30_000 });
  }
  if (kind === 'ours') {
    await page.getByRole('button', { name: '펜', exact: true }).click();
    found.marking = await busyWhile(browser, page, () => mark(page));
  }
  await page.close();
  return found;
}

export async function measure(rounds = 3) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-pdf-'));
  const file = join(folder, 'notebook.pdf');
  await writeBigPdf(file, pages);
  const platform = await startPlatform({ port: 3299 });
  const viewer = await startViewer({ port: 3300, file });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const assignment = await handedIn(platform.origin, browser, { username, file });
    const { accessToken, refreshToken } = await signIn(platform.origin, username);
    const context = await browser.newContext({ viewport, timezoneId: 'Asia/Seoul' });
    await context.addCookies([
      { name: 'access_token', value: accessToken, url: platform.origin },
      { name: 'refresh_token', value: refreshToken, url: platform.origin },
    ]);
    const urls = {
      ours: `${platform.origin}${sitePath(`/account/grading?assignment=${assignment}`)}`,
      viewer: viewer.origin,
    };
    const seen = { ours: [], viewer: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const kind of Object.keys(seen)) seen[kind].push(await lookThrough(context, kind, urls[kind]));
    const of = (kind, way, what) => seen[kind].map((one) => one[way][what]);
    console.log(`     ${(statSync(file).size / 2 ** 20).toFixed(1)} MB, load ${loadavg()[0].toFixed(1)}`);
    for (const way of Object.keys(WAYS))
      for (const what of ['task', 'frame', 'long'])
        console.log(`     ${way} ${what}: ${spread(of('ours', way, what))}, viewer ${spread(of('viewer', way, what))}`);
    console.log(`     marking task: ${spread(of('ours', 'marking', 'task'))}`);
    return [...Object.keys(WAYS), 'marking'].map((way) => ({
      what: `pdf: longest task while ${way}, ms of the processor`,
      value: median(of('ours', way, 'task')),
      goal: pauseMs,
    }));
  } finally {
    await browser.close();
    await viewer.stop();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
