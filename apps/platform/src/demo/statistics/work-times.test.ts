import type { Metric, Statistics, StudentAtRisk } from '@portal/domain/statistics/statistics';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ clock: testClock('2026-11-18T01:42:00Z'), env: { DEMO: 'on' } });
}, 120_000);
afterAll(() => t.close());

const ask = async <T>(path: string) =>
  (await t.request({ url: `/tns/v1/${path}`, headers: await t.signIn('math') })).json<{ data: T }>().data;

describe('the figures of the demo teacher [STT-1]', () => {
  it('are counted from what she did, as everything is that she looks at first', async () => {
    expect(await t.statistics.verify()).toEqual([]);
    const { figures, work } = await ask<Statistics>('statistics/summary?from=2026-10-20&to=2026-11-18');
    const valueOf = (metric: Metric) => figures.find((one) => one.metric === metric)?.value ?? 0;
    for (const metric of ['LESSONS_HELD', 'MINUTES', 'STUDENTS', 'NET', 'RATING', 'ATTENDANCE', 'HOMEWORK'] as const)
      expect([metric, valueOf(metric) > 0]).toEqual([metric, true]);
    expect(work.now.gradingMinutes).toBeGreaterThan(0);
    expect(work.now.wrapUpMinutes).toBeGreaterThan(0);
    // No hour is lost: those that count into no wage are named.
    const { lessonMinutes, importedMinutes } = work.now;
    expect(lessonMinutes).toBeLessThanOrEqual(valueOf('MINUTES'));
    expect(lessonMinutes + importedMinutes).toBeGreaterThanOrEqual(valueOf('MINUTES'));
  });

  it('say of a month what its income says', async () => {
    const { months } = await ask<IncomeSummary>('incomes/summary');
    const october = months.find(({ month }) => month === '2026-10')!;
    const { figures } = await ask<Statistics>('statistics/summary?from=2026-10-01&to=2026-10-31');
    expect(figures.find(({ metric }) => metric === 'NET')?.value).toBe(october.net);
  });

  it('reckon no wage of hours whose income another system has summed up', async () => {
    const september = await ask<Statistics>('statistics/summary?from=2026-09-01&to=2026-09-30');
    expect(september.figures.find(({ metric }) => metric === 'NET')?.value).toBeGreaterThan(10_000_000);
    expect(september.work.now).toMatchObject({ net: 0, lessonMinutes: 0, gradingMinutes: 0, wrapUpMinutes: 0 });
    expect(september.work.now.importedMinutes).toBeGreaterThan(1_000);
    expect(september.work.classes).toEqual([]);
  });

  it('name students who may be about to stop', async () => {
    const { items } = await ask<{ items: StudentAtRisk[] }>('statistics/students-at-risk');
    expect(items.every(({ message, risks }) => message !== '' && risks.length > 0)).toBe(true);
  });
});
