// A room of six for ten minutes (`room:2` for two): the teacher's real page, and five students who draw, talk and raise hands
// without a rest. What the page and the process weigh at the end, against what they weighed when the room was warm.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { io } from 'socket.io-client';
import { LIVE_NAMESPACE } from '@portal/domain/live/live-events';
import { SOCKET_PATH } from '@portal/domain/wire/realtime-events';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { call, groupLesson } from './group-lesson.mjs';
import { median, spread } from './median.mjs';
import { startPlatform } from './platform-process.mjs';

const port = 3298;
/** A hand that writes sends its stroke so often. */
const strokeMs = 150;
const looks = 20;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

/** One guest who never rests; `latencies` are of what another one draws, from hand to ear, `gone` why one was sent away. */
async function comeIn(origin, { path }, at, { latencies, gone }) {
  const link = decodeURIComponent(path.split('/').at(-1));
  const { pass } = await call(origin, '/live/v1/guests/enter', { method: 'POST', body: { link } });
  const socket = io(`${origin}${LIVE_NAMESPACE}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    auth: { token: pass.ticket },
    // As a page of the portal asks.
    extraHeaders: { origin },
  });
  await new Promise((resolve, reject) => {
    socket.once('live.state', resolve);
    socket.once('connect_error', reject);
    socket.once('live.over', ({ reason }) => reject(new Error(reason)));
  });
  socket.on('live.drawn', ({ elements }) => {
    for (const { sentAt } of elements) if (sentAt) latencies.push(performance.now() - sentAt);
  });
  socket.on('live.over', ({ reason }) => gone.push(`${at}: ${reason}`));
  socket.on('disconnect', (reason) => reason !== 'io client disconnect' && gone.push(`${at}: ${reason}`));
  // An answer that never comes, because the line has ended, is told by `gone`.
  const ask = (name, payload) => socket.emitWithAck(name, payload).catch(() => undefined);
  await ask('live.media', { audio: true, video: true, screen: false, line: 'GOOD' });
  let stroke;
  const timers = [
    setInterval(() => {
      // A new stroke each five seconds; the old ones are taken away, so that the page does not grow by what is drawn.
      if (!stroke || stroke.version > 33) {
        if (stroke) void ask('live.board', { page: 1, elements: [{ ...stroke, isDeleted: true, version: 99 }] });
        stroke = {
          id: randomUUID(),
          version: 0,
          kind: 'pen',
          colour: 'indigo',
          width: 'normal',
          points: [at * 200, 80],
        };
      }
      const [x, y] = stroke.points.slice(-2);
      stroke = { ...stroke, version: stroke.version + 1, points: [...stroke.points, x + 6, y + 9] };
      void ask('live.board', { page: 1, elements: [{ ...stroke, sentAt: performance.now() }] });
    }, strokeMs),
    setInterval(() => void ask('live.chat', { clientId: randomUUID(), text: `${at}번이 말해요.` }), 4_000 + at * 300),
    setInterval(() => void ask('live.hand', { up: Math.random() > 0.5 }), 7_000 + at * 300),
    setInterval(
      () => void ask('live.media', { audio: Math.random() > 0.5, video: true, screen: false, line: 'GOOD' }),
      5_000,
    ),
  ];
  return () => {
    timers.forEach(clearInterval);
    socket.disconnect();
  };
}

/** MB of the page's heap after a collection. */
async function heapMb(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
}

export async function measure(minutes = 10) {
  const platform = await startPlatform({ port });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const { username, id, links } = await groupLesson(platform.origin);
    const page = await browser.newPage({ baseURL: platform.origin, viewport: { width: 1360, height: 800 } });
    await page.goto('/kr/login');
    await page.getByLabel('계정', { exact: true }).fill(username);
    await page.getByLabel('비밀번호', { exact: true }).fill('demo1234!');
    await page.getByRole('button', { name: '로그인', exact: true }).last().click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await page.goto(`/kr/account/live/${id}`);
    await page.getByRole('button', { name: '입장하기' }).click();
    await page.getByRole('toolbar').waitFor();
    const heard = { latencies: [], gone: [] };
    const { latencies, gone } = heard;
    const guestsOut = [];
    for (const [at, link] of links.entries()) guestsOut.push(await comeIn(platform.origin, link, at, heard));
    await page.getByRole('toolbar').getByText('칠판', { exact: true }).click();
    const cdp = await page.context().newCDPSession(page);
    const heaps = [];
    const residents = [];
    const began = performance.now();
    // By the clock: a page that is busy answers late, and is not given more time for it.
    for (let look = 1; look <= looks; look++) {
      await wait(began + (look * minutes * 60_000) / looks - performance.now());
      heaps.push(await heapMb(cdp));
      residents.push(residentMb(platform.pid));
      if (gone.length > 0) throw new Error(`Sent away after ${look} of ${looks} looks: ${gone.join(', ')}`);
    }
    guestsOut.forEach((out) => out());
    // The first quarter is warming up: code is compiled, caches fill.
    const quarter = looks / 4;
    const warm = (values) => median(values.slice(quarter, 2 * quarter));
    const last = (values) => median(values.slice(-quarter));
    for (const [what, values] of Object.entries({ page: heaps, process: residents }))
      console.log(`${what}: ${warm(values).toFixed(1)} MB warm, ${last(values).toFixed(1)} MB at the end`);
    console.log(
      `${links.length} students, page ${spread(heaps)} MB, process ${spread(residents)} MB, ${latencies.length} strokes heard`,
    );
    console.log(`from hand to ear ${spread(latencies)} ms`);
    return [
      {
        what: `room: the page's heap after ${minutes} minutes against the warm one`,
        value: last(heaps) / warm(heaps),
        goal: 1.1,
      },
      {
        what: `room: the process after ${minutes} minutes against the warm one`,
        value: last(residents) / warm(residents),
        goal: 1.1,
      },
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
}
