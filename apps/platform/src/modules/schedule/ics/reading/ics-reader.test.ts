import type { IcsOrder } from './ics-entry.ts';
import { createIcsReader, type IcsLane } from './ics-reader.ts';

const calendar = (...entries: string[]) => ['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR'].join('\r\n');
const order: IcsOrder = { text: calendar(), timeZone: 'Asia/Seoul', from: 0, to: 4e12, most: 10 };
// Rules that end long before the stretch: each is walked day by day, and nothing of it is kept.
const rule =
  'BEGIN:VEVENT\r\nDTSTART:19900101T000000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY;UNTIL=20200101T000000Z\r\nEND:VEVENT';
const busy: IcsOrder = { ...order, text: calendar(...Array<string>(400).fill(rule)), from: 3e12 };

const by = (teacherId: string, lane: IcsLane = 'ASKED') => ({ teacherId, lane });
const codeOf = (read: Promise<unknown>) =>
  read.then(
    () => 'READ',
    ({ code }: { code: string }) => code,
  );

describe('the reader of calendars [CAL-1]', () => {
  it('does not let a teacher whose text takes for ever hold up another, nor what is read again by itself', async () => {
    const reader = createIcsReader({ timeoutMs: 1_500 });
    const ends: string[] = [];
    const read = async (name: string, text: IcsOrder, turn: ReturnType<typeof by>) => {
      const code = await codeOf(reader.read(text, turn));
      ends.push(`${name} ${code}`);
    };
    await Promise.all([
      read('hostile', busy, by('hostile')),
      read('hostile again', busy, by('hostile')),
      read('hostile once more', busy, by('hostile')),
      read('another', order, by('other')),
      read('subscribed', order, by('hostile', 'DUE')),
    ]);
    expect(ends[0]).toBe('hostile once more TOO_MANY');
    expect(ends.slice(1, 3).toSorted()).toEqual(['another READ', 'subscribed READ']);
    expect(ends.slice(3)).toEqual(['hostile ICS_UNREADABLE', 'hostile again ICS_UNREADABLE']);
  }, 30_000);

  it('stops a text that keeps it busy, and reads the next one', async () => {
    const reader = createIcsReader({ timeoutMs: 50 });
    await expect(reader.read(busy, by('one'))).rejects.toMatchObject({ code: 'ICS_UNREADABLE' });
    await expect(createIcsReader().read(order, by('one'))).resolves.toMatchObject({ outside: 0 });
  });

  it('does not count the time that a busy machine needs before it begins', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const itsLimit = [expect.anything(), 12_345] as const;
    const answer = createIcsReader({ timeoutMs: 12_345 }).read(order, by('one'));
    expect(timers).not.toHaveBeenCalledWith(...itsLimit);
    await expect(answer).resolves.toMatchObject({ outside: 0 });
    expect(timers).toHaveBeenCalledWith(...itsLimit);
    timers.mockRestore();
  });
});
