// One origin for both pages of calendar: the platform behind it, except for the calendar's answer and the reference.
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { manyItems } from '../../libs/features/schedule/src/calendar.fixture.ts';

const portalDir = fileURLToPath(new URL('../../dist/apps/portal', import.meta.url));
const DAYS_PER_MONTH = 365.25 / 12;
const DAY_MS = 86_400_000;

/** In the portal's own font: letters that no font has would be cheaper to draw. */
const html = (fontFaces) => `<!doctype html>
<html lang="ko"><meta charset="utf-8"><title>FullCalendar</title>
<style>${fontFaces} body, button { font-family: 'Portal Sans', sans-serif; }</style>
<link rel="stylesheet" href="/full-calendar/page.css"><div id="root"></div>
<script type="module" src="/full-calendar/page.js"></script></html>`;

async function fullCalendarFiles() {
  const [{ output }] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'baseline-widely-available',
        rolldownOptions: { input: fileURLToPath(new URL('./references/full-calendar-page.mjs', import.meta.url)) },
      },
    }),
  ].flat();
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  return new Map([
    ['/full-calendar/page.js', ['text/javascript', output.find(({ isEntry }) => isEntry).code]],
    ['/full-calendar/page.css', ['text/css', style.source]],
  ]);
}

/** Answers for any range between two days, a thousand items a month; each range is put together once. */
function calendarAnswers(from, to) {
  const months = (Date.parse(to) - Date.parse(from)) / DAY_MS / DAYS_PER_MONTH;
  const all = manyItems(Math.round(1_000 * months), from, to);
  const answers = new Map();
  return ({ searchParams }) => {
    const key = String(searchParams);
    if (!answers.has(key)) {
      const isWanted = (day) => day >= searchParams.get('from') && day <= searchParams.get('to');
      const lessons = all.lessons.filter(({ startAt }) => isWanted(startAt.slice(0, 10)));
      const events = all.events.filter(({ date }) => isWanted(date));
      answers.set(key, JSON.stringify({ data: { ...all, lessons, events } }));
    }
    return answers.get(key);
  };
}

/** Starts it in front of the platform on `platformPort`; items lie on every day between `from` and `to`. */
export async function startCalendarOrigin({ port, platformPort, from, to }) {
  const files = await fullCalendarFiles();
  const answer = calendarAnswers(from, to);
  const portal = await readFile(join(process.env.PORTAL_DIR ?? portalDir, 'index.html'), 'utf8');
  files.set('/full-calendar', ['text/html', html(portal.match(/@font-face\s*\{[^}]+\}/g)?.join('') ?? '')]);
  const pass = ({ url, method, headers }) =>
    request({ host: 'localhost', port: platformPort, path: url, method, headers });

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url, `http://localhost:${port}`);
    const send = (type, body) => outgoing.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (url.pathname === '/tns/v1/calendar') return send('application/json', answer(url));
    if (files.has(url.pathname)) return send(...files.get(url.pathname));
    const passed = pass(incoming)
      .on('response', (found) => found.pipe(outgoing.writeHead(found.statusCode, found.headers)))
      .on('error', () => outgoing.destroy());
    return incoming.pipe(passed);
  });
  server.on('upgrade', (incoming, near) => {
    pass(incoming)
      .on('upgrade', ({ rawHeaders }, far) => {
        const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]));
        near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        near.on('error', () => far.destroy()).pipe(far);
        far.on('error', () => near.destroy()).pipe(near);
      })
      .on('response', () => near.destroy())
      .on('error', () => near.destroy())
      .end();
  });
  await new Promise((resolve) => server.listen(port, resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${port}`, stop };
}
