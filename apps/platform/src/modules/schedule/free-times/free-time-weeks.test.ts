import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { freeTimeCalls, itemsOf, refusalOf } from '../../../testing/free-time-calls.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let me: { id: string };
let mine: ReturnType<typeof freeTimeCalls>;

beforeAll(async () => {
  // A Wednesday, 10:42 in Seoul.
  t = await createTestApp({ clock: testClock('2026-11-18T01:42:00Z') });
  me = await t.addUser({ username: 'math' });
  mine = freeTimeCalls(t, await t.signIn('math'));
});
beforeEach(() => t.database.raw.exec('truncate free_slot'));
afterAll(() => t.close());

const item = (weekday: string, start: string, end: string, audience = 'ALL') => ({ weekday, start, end, audience });
const said = (slots: readonly FreeSlot[]) =>
  slots.map(
    (slot) => `${slot.kind === 'WEEKLY' ? slot.weekday : slot.date} ${slot.start}-${slot.end} ${slot.audience}`,
  );

describe('the template of the week', () => {
  it('is replaced as a whole; what stays the same keeps its id and its limits [CAL-2] [CRS-7]', async () => {
    const [kept] = itemsOf(await mine.weekly({ until: '2026-12-31' }));
    const [gone] = itemsOf(await mine.weekly({ weekdays: ['TUESDAY'] }));
    const [single] = itemsOf(await mine.onDate({ date: '2026-11-28' }));
    const answer = itemsOf(
      await mine.replaceWeek([item('FRIDAY', '20:00', '24:00'), item('MONDAY', '09:00', '10:00', 'REGULARS')]),
    );
    expect(said(answer)).toEqual([
      'MONDAY 09:00-10:00 REGULARS',
      'FRIDAY 20:00-24:00 ALL',
      '2026-11-28 09:00-10:00 ALL',
    ]);
    expect(answer[0]).toEqual({ ...kept, audience: 'REGULARS' });
    expect(answer[1]).toMatchObject({ startsOn: '2026-11-20', until: null });
    expect(answer[2]).toEqual(single);
    expect(JSON.stringify(answer)).not.toContain(gone!.id);
    expect(await mine.list()).toEqual(answer);
  });

  it('may swap the hours of two stretches, and be emptied [CAL-2]', async () => {
    await mine.replaceWeek([item('MONDAY', '09:00', '10:00'), item('MONDAY', '10:00', '12:00')]);
    const answer = await mine.replaceWeek([item('MONDAY', '09:00', '11:00'), item('MONDAY', '11:00', '12:00')]);
    expect(said(itemsOf(answer))).toEqual(['MONDAY 09:00-11:00 ALL', 'MONDAY 11:00-12:00 ALL']);
    expect(itemsOf(await mine.replaceWeek([]))).toEqual([]);
  });

  it.each([
    ['with two stretches that overlap', [item('MONDAY', '13:00', '15:00'), item('MONDAY', '14:00', '16:00')]],
    ['that names a stretch twice', [item('MONDAY', '13:00', '15:00'), item('MONDAY', '13:00', '15:00')]],
    ['over a stretch that it keeps', [item('MONDAY', '09:00', '10:00'), item('MONDAY', '09:30', '10:30')]],
    ['over a single day', [item('SATURDAY', '09:30', '10:30')]],
  ])('%s is refused, and the old one stays [CAL-2] [CRS-7]', async (_name, items) => {
    await mine.weekly({});
    await mine.onDate({ date: '2026-11-28' });
    const before = await mine.list();
    expect(refusalOf(await mine.replaceWeek(items))).toEqual([422, 'SLOT_OVERLAP']);
    expect(await mine.list()).toEqual(before);
  });

  it('leaves rules that are over where they are', async () => {
    await t.database.raw.exec(`
      insert into free_slot (id, teacher_id, kind, weekday, starts_on, until, start_minute, end_minute)
        values ('over', '${me.id}', 'WEEKLY', 1, '2026-01-05', '2026-11-09', 540, 600)`);
    expect((await mine.replaceWeek([item('MONDAY', '09:00', '10:00')])).statusCode).toBe(200);
    const rows = await t.database.raw.query<{ n: number }>('select count(*)::int as n from free_slot');
    expect(rows).toEqual([{ n: 2 }]);
  });
});

describe('copying a week', () => {
  interface Copied {
    data: { created: FreeSlot[]; skipped: { date: string; start: string; end: string; cause: string }[] };
  }
  const copy = async (from: string, to: string[]) => (await mine.copyWeek(from, to)).json<Copied>().data;

  it('opens its stretches in other weeks, as single days, in order [CAL-2]', async () => {
    await mine.onDate({ date: '2026-11-24', audience: 'REGULARS' });
    await mine.onDate({ date: '2026-11-23', start: '22:00', end: '24:00' });
    const { created, skipped } = await copy('2026-11-23', ['2026-12-07', '2026-11-30', '2026-12-07']);
    expect(said(created)).toEqual([
      '2026-11-30 22:00-24:00 ALL',
      '2026-12-01 09:00-10:00 REGULARS',
      '2026-12-07 22:00-24:00 ALL',
      '2026-12-08 09:00-10:00 REGULARS',
    ]);
    expect(skipped).toEqual([]);
    expect(await mine.list()).toHaveLength(6);
  });

  it('copies a weekly stretch only to where its own rule is not open [CAL-2]', async () => {
    await mine.weekly({ weekdays: ['THURSDAY'], until: '2026-11-26' });
    const { created, skipped } = await copy('2026-11-16', ['2026-11-23', '2026-11-30']);
    expect(said(created)).toEqual(['2026-12-03 09:00-10:00 ALL']);
    expect(skipped).toEqual([]);
  });

  it('leaves out what overlaps and what is past, and says so [CAL-2]', async () => {
    for (const date of ['2026-11-23', '2026-11-25', '2026-11-26']) await mine.onDate({ date });
    await mine.onDate({ date: '2026-12-03', start: '09:30', end: '10:30' });
    const { created, skipped } = await copy('2026-11-23', ['2026-11-16', '2026-11-30']);
    expect(said(created)).toEqual([
      '2026-11-19 09:00-10:00 ALL',
      '2026-11-30 09:00-10:00 ALL',
      '2026-12-02 09:00-10:00 ALL',
    ]);
    const hours = { start: '09:00', end: '10:00' };
    expect(skipped).toEqual([
      { date: '2026-11-16', ...hours, cause: 'PAST' },
      { date: '2026-11-18', ...hours, cause: 'PAST' },
      { date: '2026-12-03', ...hours, cause: 'OVERLAP' },
    ]);
    // Sent again, it finds everything there.
    const again = await copy('2026-11-23', ['2026-11-30']);
    expect([again.created, again.skipped.map(({ cause }) => cause)]).toEqual([[], ['OVERLAP', 'OVERLAP', 'OVERLAP']]);
  });

  it('can be taken back at once [CAL-2]', async () => {
    const [slot] = itemsOf(await mine.onDate({ date: '2026-11-24' }));
    const { created } = await copy('2026-11-23', ['2026-11-30', '2026-12-07']);
    await mine.undo(created.map(({ id }) => id));
    expect(await mine.list()).toEqual([slot]);
  });

  it('begins on Mondays, and keeps the limit of 200', async () => {
    expect((await mine.copyWeek('2026-11-24', ['2026-11-30'])).json()).toMatchObject({
      code: 'VALIDATION',
      fields: { fromMonday: '월요일을 골라 주세요.' },
    });
    expect((await mine.copyWeek('2026-11-23', ['2026-11-30', '2200-01-06'])).json()).toMatchObject({
      fields: { 'toMondays.1': expect.any(String) as string },
    });
    await t.database.raw.exec(`
      insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute)
        select 'f-' || n, '${me.id}', 'DATE', '2026-11-25', n * 30, n * 30 + 30 from generate_series(0, 40) n`);
    const mondays = Array.from({ length: 4 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 30 + 7 * at)).toISOString().slice(0, 10),
    );
    expect(refusalOf(await mine.copyWeek('2026-11-23', mondays))).toEqual([422, 'LIMIT_REACHED']);
    expect((await mine.copyWeek('2026-11-23', mondays.slice(1))).statusCode).toBe(200);
  });
});
