import fc from 'fast-check';
import * as v from 'valibot';
import { freezeClock } from '../clock.ts';
import {
  dropDrafts,
  fingerprintOfDrafts,
  listDrafts,
  readDraft,
  removeDraft,
  saveDraft,
  watchDrafts,
} from './form-drafts.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-18T01:42:00Z');

const place = 'portal-draft:user-math:event:new';
const values = { title: '학부모 상담' };

const after = (ms: number) => freezeClock(new Date(START + ms));

beforeEach(() => after(0));
afterEach(() => {
  jest.restoreAllMocks();
  for (const user of ['user-math', 'user-korean']) dropDrafts(user);
  localStorage.clear();
  freezeClock(null);
});

describe('a kept draft', () => {
  it('comes back with the moment of its saving, to the person who wrote it only', () => {
    expect(saveDraft('user-math', 'event:new', values)).toBe(true);
    expect(readDraft('user-math', 'event:new')).toEqual({ key: 'event:new', savedAt: new Date(START), values });
    expect(readDraft('user-korean', 'event:new')).toBeNull();
    expect(readDraft('user-math', 'event:ev-1')).toBeNull();
    expect(JSON.parse(localStorage.getItem(place)!)).toEqual({ version: 1, savedAt: START, values });
  });

  it('belongs to one person, however the ids are spelt', () => {
    const id = fc.stringMatching(/^[a-z:%/ ]{1,6}$/);
    fc.assert(
      fc.property(id, id, id, id, (userA, keyA, userB, keyB) => {
        fc.pre(userA !== userB || keyA !== keyB);
        saveDraft(userA, keyA, { of: 'a' });
        expect(readDraft(userB, keyB)).toBeNull();
        dropDrafts(userA);
        expect(readDraft(userA, keyA)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('is forgotten after 14 days', () => {
    saveDraft('user-math', 'event:new', values);
    after(14 * DAY_MS);
    expect(readDraft('user-math', 'event:new')).not.toBeNull();
    after(14 * DAY_MS + 1);
    expect(listDrafts('user-math', 'event:')).toEqual([]);
    expect(readDraft('user-math', 'event:new')).toBeNull();
    expect(localStorage.getItem(place)).toBeNull();
  });

  it('makes place: the oldest of more than twenty goes, and what is too old of anybody', () => {
    saveDraft('user-korean', 'event:new', values);
    after(14 * DAY_MS + 1);
    for (let n = 0; n < 21; n += 1) {
      after(15 * DAY_MS + n);
      saveDraft('user-math', `event:${n}`, { n });
    }
    expect(listDrafts('user-math', '')).toHaveLength(20);
    expect(readDraft('user-math', 'event:0')).toBeNull();
    expect(readDraft('user-math', 'event:20')).not.toBeNull();
    expect(localStorage).toHaveLength(20);
    saveDraft('user-math', 'event:1', { n: 'again' });
    expect(listDrafts('user-math', '')).toHaveLength(20);
  });

  it('is listed with its kind, newest first, and each change is told', () => {
    const heard = jest.fn();
    const stop = watchDrafts(heard);
    saveDraft('user-math', 'event:a', { n: 1 });
    const print = fingerprintOfDrafts('user-math', 'event:');
    after(1_000);
    saveDraft('user-math', 'event:b', { n: 2 });
    saveDraft('user-math', 'off:a', { n: 3 });
    expect(listDrafts('user-math', 'event:').map(({ key }) => key)).toEqual(['event:b', 'event:a']);
    expect(fingerprintOfDrafts('user-math', 'event:')).not.toBe(print);
    removeDraft('user-math', 'event:b');
    expect(fingerprintOfDrafts('user-math', 'event:')).toBe(print);
    expect(heard).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new StorageEvent('storage', { key: place }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal-theme' }));
    expect(heard).toHaveBeenCalledTimes(5);
    stop();
    saveDraft('user-math', 'event:c', {});
    expect(heard).toHaveBeenCalledTimes(5);
  });
});

describe('content that nobody can use', () => {
  it.each([
    'not json',
    '{}',
    'null',
    '[]',
    JSON.stringify({ version: 1, savedAt: 'yesterday', values }),
    JSON.stringify({ version: 2, savedAt: START, values }),
    JSON.stringify({ version: 1, savedAt: START, values: 'text' }),
  ])('is dropped and never thrown: %s', (raw) => {
    localStorage.setItem(place, raw);
    expect(readDraft('user-math', 'event:new')).toBeNull();
    expect(localStorage.getItem(place)).toBeNull();
  });

  it('is dropped where it does not fit the form', () => {
    const schema = v.object({ title: v.optional(v.string()) });
    saveDraft('user-math', 'event:new', { title: 7 });
    expect(readDraft('user-math', 'event:new', { schema })).toBeNull();
    saveDraft('user-math', 'event:new', { title: '상담', more: 1 });
    expect(readDraft('user-math', 'event:new', { schema })?.values).toEqual({ title: '상담' });
  });

  it('leaves the form alone whatever storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        localStorage.setItem(place, raw);
        expect(readDraft('user-math', 'event:new')).toBeNull();
        expect(listDrafts('user-math', '')).toEqual([]);
      }),
    );
  });
});

describe('storage that refuses', () => {
  it('is replaced by memory when it is full, and the older copy stays', () => {
    saveDraft('user-math', 'event:new', { title: '학부모' });
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDraft('user-math', 'event:new', values)).toBe(false);
    expect(readDraft('user-math', 'event:new')?.values).toEqual(values);
    expect(JSON.parse(localStorage.getItem(place)!).values).toEqual({ title: '학부모' });
    setItem.mockRestore();
    expect(saveDraft('user-math', 'event:new', values)).toBe(true);
    expect(JSON.parse(localStorage.getItem(place)!).values).toEqual(values);
  });

  it('is replaced by memory when it is denied', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(saveDraft('user-math', 'event:new', values)).toBe(false);
    expect(readDraft('user-math', 'event:new')?.values).toEqual(values);
    expect(listDrafts('user-math', '')).toHaveLength(1);
    dropDrafts('user-math');
    expect(readDraft('user-math', 'event:new')).toBeNull();
  });

  it('is not asked to hold more than 64 KiB', () => {
    expect(saveDraft('user-math', 'event:new', { title: '가'.repeat(22_000) })).toBe(false);
    expect(localStorage.getItem(place)).toBeNull();
    expect(readDraft('user-math', 'event:new')?.values).toEqual({ title: '가'.repeat(22_000) });
    expect(saveDraft('user-math', 'event:new', { title: '가'.repeat(21_000) })).toBe(true);
  });
});
