import { leaveMonth } from '../../../testing/statistics/statistics-month.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { csvOf } from './csv.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ clock: testClock('2026-11-28T01:00:00Z') });
  await t.addUser({ username: 'math', id: 'math' });
  await leaveMonth(t.database, 'math');
  await t.database.raw.exec(`update teaching_class set name = '=HYPERLINK("http://x","수학")' where id = 'math-c2'`);
  await t.statistics.count();
});
afterAll(() => t.close());

const exported = async (body: object) => {
  const answer = await t.request({
    method: 'POST',
    url: '/tns/v1/statistics/exports',
    headers: await t.signIn('math'),
    payload: { from: '2026-11-01', to: '2026-11-30', ...body },
  });
  const { name, content } = answer.json<{ data: { name: string; content: string } }>().data;
  return { name, text: Buffer.from(content, 'base64').toString('utf8') };
};

describe('the file of a period [STT-1]', () => {
  it('has a row for each day with plain numbers, and is read as Korean by a spreadsheet', async () => {
    const { name, text } = await exported({});
    expect(name).toBe('statistics-2026-11-01-2026-11-30.csv');
    expect(text.startsWith('\uFEFF날짜,수업,진행한 수업,취소한 수업,가르친 시간 (분),')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(32);
    expect(lines[2]).toBe('2026-11-02,모든 수업,1,0,60,2,1,300000,201000,,100,,,0,0,0,0');
    expect(lines[10]).toBe('2026-11-10,모든 수업,1,0,90,1,1,450000,301500,5,100,,,0,0,0,0');
    expect(lines[12]).toBe('2026-11-12,모든 수업,0,0,0,0,0,0,0,4,,,,0,0,35,0');
    const net = lines.slice(1, -1).reduce((sum, line) => sum + Number(line.split(',')[8]), 0);
    expect(net).toBe(502_500);
  });

  it('runs no formula that somebody wrote into the name of a class', async () => {
    const { text } = await exported({ classId: 'math-c2' });
    expect(text.split('\r\n')[10]).toContain(`"'=HYPERLINK(""http://x"",""수학"")"`);
  });

  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', ' =1', '\r=1'])('takes %j for a text', (cell) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
    expect(csvOf([[-5, null, '보통']])).toBe('\uFEFF-5,,보통\r\n');
  });
});
