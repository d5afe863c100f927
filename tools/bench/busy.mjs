const MAIN = 'CrRendererMain';
const MS = 1_000;

/**
 * How long the page's main thread worked at a stretch while `act` went on, in milliseconds of its own: what it stood still for
 * because others had the processor does not count.
 */
export async function busyWhile(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const told = await act();
  // What it set off is worked off as well.
  await page.waitForTimeout(300);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === MAIN)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur }) => tdur / MS)
    .filter(Number.isFinite);
  if (tasks.length === 0) throw new Error('The trace has no tasks of the main thread.');
  return { told, tasks, task: Math.max(...tasks), long: tasks.filter((ms) => ms > 50).length };
}
