import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { WeekSheet } from '@portal/domain/planning/week-sheets.contract';
import { createPlanApp, dayAfter, type PlanApp } from '../../../testing/apps/plan-app.ts';

let t: PlanApp;
beforeAll(async () => {
  t = await createPlanApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

/** As another program reads it. */
async function sheetOf(day: string) {
  const { status, data } = await t.call<WeekSheet>('POST', '/tns/v1/teaching-plan/week-sheets', { day });
  expect(status).toBe(200);
  const pdf = await getDocument({ data: new Uint8Array(Buffer.from(data.content, 'base64')) }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  return {
    name: data.name,
    pages: pdf.numPages,
    size: page.getViewport({ scale: 1 }).viewBox.map(Math.round),
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    headings: JSON.stringify(await page.getStructTree()).match(/"role":"H[12]"/g)?.length ?? 0,
  };
}

describe('the sheet of a week [PLN-1]', () => {
  it('is one page of A4 with each day, its lessons and what is due, and nothing of another week', async () => {
    await t.addLesson('l7', '2026-11-19T10:00:00Z');
    await t.addLesson('l8', '2026-11-26T10:00:00Z', 60, { title: '다음 주 단원' });
    await t.create({ dueAt: dayAfter(1) });
    const { name, pages, size, text, headings } = await sheetOf('2026-11-22');
    expect([name, pages, size, headings]).toEqual(['주간 계획 2026-11-16.pdf', 1, [0, 0, 595, 842], 8]);
    for (const said of [
      '주간 계획',
      '16/11/2026 (월)',
      '22/11/2026 (일)',
      '19:00–20:00',
      '중2 수학 7회차',
      '교구 주문하기',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('다음 주 단원');
  });

  it('stays one page however much there is, and counts what has no room', async () => {
    for (let no = 0; no < 90; no++) await t.create({ title: `할 일 ${no}`, dueAt: dayAfter(1) });
    const { pages, text } = await sheetOf('2026-11-18');
    expect(pages).toBe(1);
    const [, rest] = /그 밖에 (\d+)개/.exec(text) ?? [];
    expect(Number(rest) + [...text.matchAll(/할 일 \d+/g)].length).toBe(90);
  });
});
