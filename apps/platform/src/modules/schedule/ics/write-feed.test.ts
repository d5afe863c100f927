import fc from 'fast-check';
import nodeIcal, { type VEvent } from 'node-ical';
import { writeFeed, type FeedContent } from './write-feed.ts';

const STAMP = new Date('2026-11-18T01:42:00Z');
const lesson: FeedContent['lessons'][number] = {
  id: 'les_1',
  classId: 'cls_1',
  classNo: 1,
  className: '중2 수학; 개념, 완성',
  no: 3,
  title: '일차함수의 그래프',
  startAt: '2026-11-18T01:30:00.000Z',
  endAt: '2026-11-18T02:30:00.000Z',
  status: 'UPCOMING',
  held: null,
  isWrappedUp: false,
  isTrial: false,
  mode: 'OFFLINE',
  place: '마포구 스터디룸 2호',
  studentCount: 1,
  studentNames: ['학생 A01'],
  cancelReason: null,
};
const event = {
  id: 'evt_1',
  title: '상담',
  date: '2026-11-18',
  time: '23:50',
  endTime: null,
  note: '첫 줄\n둘째 줄',
  busy: true,
};
const feed = (over: Partial<FeedContent>) =>
  writeFeed({ name: '수업 일정', timeZone: 'Asia/Seoul', lessons: [], events: [], timeOffs: [], ...over }, STAMP);

/** Read by a parser that has nothing to do with the writer. */
const parsed = (ics: string) =>
  Object.values(nodeIcal.sync.parseICS(ics)).filter((entry) => entry?.type === 'VEVENT') as VEvent[];

it('is read by an independent parser: lessons with time, place and state', () => {
  const entries = parsed(feed({ lessons: [lesson, { ...lesson, id: 'les_2', status: 'CANCELED', place: null }] }));
  expect(entries.map(({ uid, status }) => [uid, status])).toEqual([
    ['lesson-les_1@teacher-portal', 'CONFIRMED'],
    ['lesson-les_2@teacher-portal', 'CANCELLED'],
  ]);
  expect(entries[0]).toMatchObject({
    summary: '중2 수학; 개념, 완성',
    description: '일차함수의 그래프',
    location: '마포구 스터디룸 2호',
  });
  expect(new Date(entries[0]!.start).toISOString()).toBe(lesson.startAt);
  expect(new Date(entries[0]!.end!).toISOString()).toBe(lesson.endAt);
});

it('gives an entry without an end half an hour, over midnight too [CAL-1]', () => {
  const [entry] = parsed(feed({ events: [event] }));
  expect(entry).toMatchObject({ summary: '상담', description: '첫 줄\n둘째 줄' });
  expect(new Date(entry!.start).toISOString()).toBe('2026-11-18T14:50:00.000Z');
  expect(new Date(entry!.end!).toISOString()).toBe('2026-11-18T15:20:00.000Z');
});

it('keeps every text whole, in lines of at most 75 bytes, and no text can add a line of its own', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  // A title of nothing but spaces is refused before it comes here.
  const filled = text.filter((each) => each.trim() !== '');
  fc.assert(
    fc.property(filled, text, (title, note) => {
      const ics = feed({ events: [{ ...event, title, note }] });
      for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const entries = parsed(ics);
      expect(entries).toHaveLength(1);
      const plain = (value: unknown) => String(value).replaceAll(/\s|\p{Cc}/gu, '');
      expect(plain(entries[0]!.summary)).toBe(plain(title));
    }),
    // The separators of Unicode end a line for some readers.
    { numRuns: 200, examples: [['상담\u2028준비', '첫 줄\u2029둘째 줄']] },
  );
  expect(parsed(feed({ events: [{ ...event, title: 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil' }] }))).toHaveLength(
    1,
  );
});
