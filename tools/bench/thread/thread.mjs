// A talk of 100,000 messages scrolled back and forth: 4x slower processor, beside a plain page of lines.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { busyWhile } from '../busy.mjs';
import { scrollFrames } from './scroll-frames.mjs';

const frames = 400;
/** A quick wheel, in px a frame: a thread of this height goes by in half a second. */
const step = 20;
/** What may be done in a frame, and in two. */
const frameMs = 16.7;
const twoFramesMs = 33.3;
const heldAtMost = 1_000;

async function buildPage(outDir) {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: join(import.meta.dirname, 'thread-page.html') },
    },
  });
}

/** Serves the folder of a build. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const type = pathname.endsWith('.js') ? 'text/javascript' : pathname.endsWith('.css') ? 'text/css' : 'text/html';
    readFile(join(folder, pathname)).then(
      (bytes) => response.setHeader('content-type', type).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function open(browser, origin, hash) {
  const page = await browser.newPage({ viewport: { width: 900, height: 760 } });
  await page.goto(`${origin}/thread-page.html${hash}`);
  await page.waitForSelector('[data-seq="100000"]');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const weigh = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  /** In time of the processor, so that what others do on the machine does not count. */
  const scroll = async (by) => {
    const { told, tasks } = await busyWhile(browser, page, () =>
      page.evaluate(scrollFrames, { frames, restMs: 300, ...by }),
    );
    return { ...told, tasks };
  };
  return { page, weigh, scroll };
}

/** Of the frames, the share in which the page's main thread worked for longer. */
const shareAbove = ({ tasks }, ms) => tasks.filter((one) => one > ms).length / frames;
const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** Frames that came late while a talk of 100,000 was scrolled, what is held and drawn of it, and how far it jumped. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-thread-'));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await buildPage(folder);
    const { origin, close } = await serve(folder);
    const plain = await open(browser, origin, '#plain');
    const reference = await plain.scroll({ step: -step });
    await plain.page.close();
    const ours = await open(browser, origin, '');
    const light = await ours.weigh();
    const ways = { back: await ours.scroll({ step: -step }) };
    // Without a rest for what is drawn, far enough that the newest are let go.
    ways.racing = await ours.scroll({ step: -400 });
    ways.forth = await ours.scroll({ step });
    const heavy = await ours.weigh();
    close();
    for (const [way, found] of Object.entries({ plain: reference, ...ways }))
      console.log(
        `${way}: frames above ${frameMs} ms ${percent(shareAbove(found, frameMs))}, above ${twoFramesMs} ms ${percent(shareAbove(found, twoFramesMs))}; ` +
          `jump ${found.jump.toFixed(1)} px; at message ${found.seq}, ${found.drawn} drawn, ${found.held ?? 'all'} held, ${found.unseen} frames without a message`,
      );
    console.log(`heap: ${light.toFixed(1)} MB at the end of the talk, ${heavy.toFixed(1)} MB after scrolling`);
    const lateMore = (found) => shareAbove(found, frameMs) - shareAbove(reference, frameMs);
    return [
      { what: 'thread: late frames scrolling back, more than of plain lines', value: lateMore(ways.back), goal: 0.05 },
      {
        what: 'thread: late frames scrolling forth, more than of plain lines',
        value: lateMore(ways.forth),
        goal: 0.05,
      },
      {
        what: 'thread: the farthest jump of what is read, in px',
        value: Math.max(ways.back.jump, ways.forth.jump),
        goal: 2,
      },
      {
        what: 'thread: messages held of 100,000',
        value: Math.max(...Object.values(ways).map(({ held }) => held)),
        goal: heldAtMost,
      },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
