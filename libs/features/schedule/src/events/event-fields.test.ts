import * as v from 'valibot';
import { aCalendarEvent } from '@portal/testing/schedule/calendar-builders';
import { draftKey, readDraftKey } from '../editor/draft-keys.ts';
import { whyNotFree } from '../pointer/free-check.ts';
import { EventForm, fieldsForSpan, fieldsOfEvent, movedEvent, readEventFields } from './event-fields.ts';

describe('the form of an own entry', () => {
  it('makes nothing of an empty end, and refuses one before the start [CAL-1] [CRS-7]', () => {
    const fields = { ...fieldsOfEvent(aCalendarEvent()), endTime: '' };
    expect(v.parse(EventForm, fields)).toMatchObject({ time: '13:00', endTime: null });
    const { issues } = v.safeParse(EventForm, { ...fields, endTime: '13:00' });
    expect(issues?.map(({ message }) => message)).toEqual(['끝나는 시각이 시작보다 늦어야 해요.']);
  });

  it('names every emoji title and 255 characters, but no blank one [CAL-1]', () => {
    const fields = fieldsForSpan({ day: '2026-11-18', start: 600, end: 660 });
    expect(v.is(EventForm, { ...fields, title: '🧮'.repeat(255) })).toBe(true);
    expect(v.is(EventForm, { ...fields, title: '🧮'.repeat(256) })).toBe(false);
    expect(v.is(EventForm, { ...fields, title: '  ' })).toBe(false);
  });

  it('ends at 23:59 where the grid ends at midnight [CAL-1]', () => {
    expect(fieldsForSpan({ day: '2026-11-18', start: 1380, end: 1440 }).endTime).toBe('23:59');
  });

  it('keeps an entry without an end so when it is carried, and gives it one when it is pulled [CAL-1]', () => {
    const open = aCalendarEvent({ endTime: null });
    const span = { day: '2026-11-20', start: 600, end: 645 };
    expect(movedEvent(open, span, 'move')).toMatchObject({ date: '2026-11-20', time: '10:00', endTime: null });
    expect(movedEvent(open, span, 'resize')).toMatchObject({ time: '10:00', endTime: '10:45' });
  });

  it('reads of a draft what it knows [CAL-1]', () => {
    expect(readEventFields({ title: '상담', time: 7, other: 'x' })).toEqual({ title: '상담' });
  });

  it('finds its draft again by the key [CAL-1]', () => {
    for (const draft of [
      { form: 'event', id: null },
      { form: 'event', id: 'ev-12' },
      { form: 'free', id: 'slot_1', day: '2026-11-19' },
      { form: 'free', id: null, day: null },
    ] as const)
      expect(readDraftKey(draftKey(draft))).toEqual(draft);
    expect(readDraftKey('calendar.copy')).toBeNull();
  });

  it('knows why free time cannot be opened, the past before all else [CAL-2]', () => {
    const now = { day: '2026-11-18', minute: 642 };
    const span = { day: '2026-11-18', start: 660, end: 690 };
    expect(whyNotFree(span, [], now)).toBeNull();
    expect(whyNotFree({ ...span, start: 600, end: 630 }, [], now)).toBe('지난 시간은 열 수 없어요.');
    expect(whyNotFree({ ...span, end: 675 }, [], now)).toBe('30분 이상으로 정해 주세요.');
  });
});
