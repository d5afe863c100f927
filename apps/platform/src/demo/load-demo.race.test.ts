import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { loadDemo } from './load-demo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('four processes that start on one empty database', () => {
  it('load the demo once', async () => {
    const log = { info: () => undefined, warn: () => undefined };
    const found = await Promise.all(Array.from({ length: 4 }, () => loadDemo(t.database, { ...t, log })));
    expect(found.toSorted()).toEqual(['KEPT', 'KEPT', 'KEPT', 'LOADED']);
    const [row] = await t.database.raw.query<{ n: number }>(
      `select count(*)::int as n from lesson where teacher_id = 'usr-demo-math'`,
    );
    expect(row?.n).toBe(232);
  });
});
