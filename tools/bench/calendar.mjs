// A change of month and of week with a thousand events a month, against plain FullCalendar 7: 4x slower processor.
import { chromium } from 'playwright';
import { addDays, addMonths, mondayOf } from '@portal/domain/time/day';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { startCalendarOrigin } from './calendar-origin.mjs';
import { median, spread } from './median.mjs';
import { signIn, startPlatform } from './platform-process.mjs';

const rounds = 5;
const warmUps = 2;
const steps = 5;
const manySteps = 20;
/** Longer than the portal keeps an answer that nothing shows any more. */
const keptMs = 65_000;
const first = `${new Date().toISOString().slice(0, 7)}-01`;

const views = {
  month: {
    day: (step) => addDays(addMonths(first, step), 14),
    range: (day) => [mondayOf(addDays(day, -14)), addDays(mondayOf(addDays(addMonths(addDays(day, -14), 1), -1)), 6)],
  },
  week: {
    day: (step) => addDays(mondayOf(addMonths(first, 1)), 7 * step + 2),
    range: (day) => [mondayOf(day), addDays(mondayOf(day), 6)],
  },
};

const pages = {
  ours: {
    url: (view, day) => `/kr/account/calendar?view=${view}&date=${day}`,
    next: '[aria-label="다음 달"], [aria-label="다음 주"]',
    shown: (day) => `[data-item$="@${day}"]`,
  },
  fullCalendar: {
    url: (view, day) => `/full-calendar?view=${view}&date=${day}`,
    next: '[aria-label="다음"]',
    shown: (day) => `.on-${day}`,
  },
};

/** From the press to the start of the frame after the one that shows `shown`, or to the end of a long task around it. */
function press({ next, shown }) {
  const quietMs = 150;
  return new Promise((resolve) => {
    let longest = 0;
    let lastEnd = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        longest = Math.max(longest, duration);
        lastEnd = Math.max(lastEnd, startTime + duration);
      }
    });
    observer.observe({ type: 'longtask' });
    const started = performance.now();
    const settle = (painted) => {
      const end = Math.max(painted, lastEnd);
      if (performance.now() - end < quietMs) return setTimeout(settle, quietMs, painted);
      observer.disconnect();
      return resolve({ ms: end - started, longest });
    };
    requestAnimationFrame(function look() {
      if (document.querySelector(shown)) requestAnimationFrame(() => settle(performance.now()));
      else requestAnimationFrame(look);
    });
    document.querySelector(next).click();
  });
}

async function open(context, kind, view, startStep = 0) {
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/tns/v1/calendar') asked.push(url.searchParams);
  });
  const { url, next, shown } = pages[kind];
  const dayOf = views[view].day;
  await page.goto(url(view, dayOf(startStep)));
  await page.waitForSelector(shown(dayOf(startStep)), { state: 'attached' });
  // Chunks, the bell and the socket arrive after the first picture.
  await page.waitForTimeout(1_000);
  const cdp = await context.newCDPSession(page);
  const step = async (number) => {
    const day = dayOf(startStep + number);
    asked.length = 0;
    const figures = await page.evaluate(press, { next, shown: shown(day) });
    const [from, to] = views[view].range(day);
    const isOwn = (query) => query.get('from') === from && query.get('to') === to;
    return { ...figures, requests: asked.length, foreign: asked.filter((query) => !isOwn(query)).length };
  };
  return { page, cdp, step };
}

async function navigate(context, kind, view) {
  const { page, cdp, step } = await open(context, kind, view);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const found = [];
  for (let number = 1; number <= warmUps + steps; number++) {
    const figures = await step(number);
    if (number > warmUps) found.push(figures);
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return found.map((figures) => ({ ...figures, nodes }));
}

/** The same month, reached by many steps and by twice as many: what stays behind when its answers are no longer kept. */
async function leftovers(context) {
  const few = await open(context, 'ours', 'month', manySteps);
  const many = await open(context, 'ours', 'month');
  for (let number = 1; number <= manySteps; number++) await few.step(number);
  for (let number = 1; number <= 2 * manySteps; number++) await many.step(number);
  const read = async ({ page, cdp }) => {
    await page.bringToFront();
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { heap: usedSize / 2 ** 20, nodes: (await cdp.send('Memory.getDOMCounters')).nodes };
  };
  const atOnce = await read(many);
  await many.page.waitForTimeout(keptMs);
  const found = { few: await read(few), many: await read(many) };
  const heap = [found.few, found.many, atOnce].map((figures) => figures.heap.toFixed(1));
  console.log(`     heap MB: ${heap[0]} after ${manySteps} months, ${heap[1]} after twice as many, ${heap[2]} at once`);
  return { heap: found.many.heap / found.few.heap, nodes: found.many.nodes / found.few.nodes };
}

export async function measure() {
  const ports = { port: 3294, platformPort: 3295 };
  const range = { from: addMonths(first, -1), to: addMonths(first, 2 * manySteps + 2) };
  const { origin, stop } = await startCalendarOrigin({ ...ports, ...range });
  const platform = await startPlatform({ port: ports.platformPort, origin });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const tokens = await signIn(origin, 'math');
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1360, height: 860 },
      timezoneId: 'Asia/Seoul',
    });
    await context.addCookies([
      { name: 'access_token', value: tokens.accessToken, url: origin },
      { name: 'refresh_token', value: tokens.refreshToken, url: origin },
    ]);
    const seen = { month: { ours: [], fullCalendar: [] }, week: { ours: [], fullCalendar: [] } };
    for (let round = 0; round < rounds; round++)
      for (const view of Object.keys(seen))
        for (const kind of Object.keys(pages)) seen[view][kind].push(...(await navigate(context, kind, view)));

    const of = (rows, name) => rows.map((row) => row[name]);
    const ratio = ({ ours, fullCalendar }) => median(of(ours, 'ms')) / median(of(fullCalendar, 'ms'));
    for (const [view, rows] of Object.entries(seen))
      for (const [name, words] of [
        ['ms', 'ms'],
        ['longest', 'longest task ms'],
        ['nodes', 'elements'],
      ])
        console.log(
          `     ${view} ${words}: ${spread(of(rows.ours, name))}, FullCalendar ${spread(of(rows.fullCalendar, name))}`,
        );
    // No goal of its own: a thousand lessons a month are 33 a day, side by side in every lane.
    console.log(`     week navigation, x FullCalendar: ${ratio(seen.week).toFixed(2)}`);
    const left = await leftovers(context);
    const ours = Object.values(seen).flatMap((rows) => rows.ours);
    return [
      { what: 'month navigation, x FullCalendar', value: ratio(seen.month), goal: 1.1 },
      { what: 'calendar requests per navigation, most', value: Math.max(...of(ours, 'requests')), goal: 1 },
      { what: 'requests for other days than the shown ones', value: Math.max(...of(ours, 'foreign')), goal: 0 },
      { what: `heap after ${2 * manySteps} months, x after ${manySteps}`, value: left.heap, goal: 1.05 },
      { what: `DOM nodes after ${2 * manySteps} months, x after ${manySteps}`, value: left.nodes, goal: 1.05 },
    ];
  } finally {
    await browser.close();
    await platform.stop();
    await stop();
  }
}
