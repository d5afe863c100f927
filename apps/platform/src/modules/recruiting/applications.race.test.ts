import { randomUUID } from 'node:crypto';
import { type ApplicationApp, createApplicationApp } from '../../testing/apps/application-app.ts';

const CALLERS = 32;
const at32 = <T>(work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLERS }, (_none, at) => work(at)));
/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (answers: readonly { status: number; code?: string | undefined }[]) =>
  answers.reduce<Record<string, number>>((counts, { status, code = String(status) }) => {
    return { ...counts, [code]: (counts[code] ?? 0) + 1 };
  }, {});

let t: ApplicationApp;
beforeAll(async () => {
  t = await createApplicationApp();
});
beforeEach(() => t.database.raw.exec('delete from teacher_application; delete from ops_item'));
afterAll(() => t.close());

const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};

describe('32 at once', () => {
  it('apply with one ticket: one application comes of it [R12]', async () => {
    const form = await t.aForm();
    const sent = (at: number) => ({ ...form, clientId: randomUUID(), email: `a${at}@example.com` });
    expect(tally(await at32((at) => t.apply(sent(at))))).toEqual({ 201: 1, DUPLICATE_APPLICATION: CALLERS - 1 });
    expect(await countOf('ops_item')).toBe(1);
  });

  it('apply with one e-mail: everybody has the same answer, and one application waits for the team [R12]', async () => {
    const forms = await Promise.all(Array.from({ length: CALLERS }, () => t.aForm()));
    expect(tally(await at32((at) => t.apply(forms[at]!)))).toEqual({ 201: CALLERS });
    expect([await countOf('ops_item'), await countOf('teacher_application where not is_second')]).toEqual([1, 1]);
  });

  it('would be more with a look before the write: the test would notice', async () => {
    await t.database.raw.exec('create table naive (phone text)');
    const add = async () => {
      if ((await countOf(`naive where phone = '0912345678'`)) > 0) return { status: 409 };
      await t.database.raw.query('insert into naive values ($1)', ['0912345678']);
      return { status: 201 };
    };
    expect(tally(await at32(add))['201']).toBeGreaterThan(1);
    await t.database.raw.exec('drop table naive');
  });

  it('send the same form: it is one application, and everybody gets its code [R45]', async () => {
    const form = await t.aForm();
    const answers = await at32(() => t.apply(form));
    expect(tally(answers)).toEqual({ 201: CALLERS });
    expect(new Set(answers.map(({ data }) => data.code)).size).toBe(1);
    expect(await countOf('teacher_application_history')).toBe(1);
  });

  it('send the last form of an hour: it counts once, and nobody is told to wait [R45]', async () => {
    const limited = await createApplicationApp({ RATE_LIMIT_PER_MINUTE: '10000' });
    for (let no = 1; no < 10; no++) await limited.apply(await limited.aForm({ email: `hour${no}@example.com` }));
    const last = await limited.aForm({ email: 'last@example.com' });
    const answers = await at32(() => limited.apply(last));
    await limited.close();
    expect(tally(answers)).toEqual({ 201: CALLERS });
  });

  it('correct: one correction counts, the same one sent again is no second one [R45]', async () => {
    const { data } = await t.apply(await t.aForm());
    const remarks = [{ path: 'experience', remark: '더 적어 주세요.' }];
    await t.decide(data.code, { decision: 'CORRECT', reason: '보완해 주세요.', remarks });
    const [one, two] = [randomUUID(), randomUUID()];
    const answers = await at32((at) =>
      t.correct(data.code, { experience: `경력 ${at % 2}` }, { clientId: at % 2 ? one : two }),
    );
    expect(tally(answers)).toEqual({ 200: CALLERS / 2, NOT_IN_CORRECTION: CALLERS / 2 });
    expect(await countOf(`teacher_application_history where event = 'CORRECT'`)).toBe(1);
  });
});
