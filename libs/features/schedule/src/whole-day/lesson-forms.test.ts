import * as v from 'valibot';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { aLessonDetail, aDayPlan } from '../lesson.fixture.ts';
import { isLate, moveFormSchema, movedSpan } from '../moves/move-values.ts';
import { RulesForm, rulesValuesOf } from '../rules/rules-values.ts';
import { lessonDaysInside, timeOffDefaults, timeOffSchema } from '../time-off/time-off-values.ts';
import { clashesOf, dayMoveDefaults, dayMoveSchema } from './day-move-values.ts';

const SEOUL = 'Asia/Seoul';
const now = Date.parse('2026-11-18T10:42:00+09:00');
const sentences = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('the form of a move', () => {
  const lesson = aLessonDetail({ startAt: '2026-11-20T19:00:00+09:00', endAt: '2026-11-20T20:30:00+09:00' });
  const schema = moveFormSchema(lesson, SEOUL, () => now);
  const values = { date: '2026-11-21', time: '10:00', reason: '' };

  it('asks for no reason while the change is announced 24 hours ahead [CAL-3]', () => {
    expect(v.parse(schema, values)).toEqual({ newStartAt: '2026-11-21T01:00:00.000Z', reason: '' });
  });

  it('asks for a reason from the first millisecond inside the 24 hours [CAL-3]', () => {
    const edge = Date.parse(lesson.noticeUntil);
    expect([isLate(lesson, edge), isLate(lesson, edge + 1)]).toEqual([false, true]);
    const late = moveFormSchema(lesson, SEOUL, () => edge + 1);
    expect(sentences(late, { ...values, reason: '  ' })).toEqual([
      ['reason', '24시간 안에 바꾸려면 이유를 적어 주세요.'],
    ]);
    expect(sentences(late, { ...values, reason: '감기에 걸렸어요' })).toEqual([]);
  });

  it.each([
    [{ date: '2026-11-18', time: '10:00' }, '지난 시각으로는 옮길 수 없어요.'],
    [{ date: '2026-11-20', time: '19:00' }, '지금과 다른 시각을 골라 주세요.'],
    [{ time: '' }, '새 시각을 골라 주세요.'],
  ])('refuses %o in words at the time [CAL-3]', (over, sentence) => {
    expect(sentences(schema, { ...values, ...over })).toEqual([['time', sentence]]);
  });

  it('keeps the length of the lesson [CAL-3]', () => {
    expect(movedSpan(lesson, Date.parse('2026-11-21T10:00:00+09:00'))).toEqual({
      startAt: '2026-11-21T01:00:00.000Z',
      endAt: '2026-11-21T02:30:00.000Z',
    });
  });
});

describe('the form of a day', () => {
  const plan = aDayPlan();
  const schema = dayMoveSchema(plan, { day: '2026-11-18', zone: SEOUL, now: () => now });
  const valuesOf = (starts: Record<string, string>) => ({
    reason: '이유',
    closesDay: false,
    own: {},
    consents: {},
    replaced: {},
    starts,
  });

  it('begins with the first alternative of each lesson and cancels what fits nowhere, once the family agrees [CAL-3]', () => {
    const values = dayMoveDefaults(plan, { reason: '몸이 아파요', closesDay: false });
    expect(sentences(schema, values)).toEqual([
      ['starts', '24시간 안에 취소하려면 동의가 필요해요. 동의를 받은 뒤 표시해 주세요.'],
    ]);
    const agreed = v.parse(schema, { ...values, consents: { 'day-3': true } });
    expect(agreed.moves.map(({ lessonId }) => lessonId)).toEqual(['day-1', 'day-2']);
    expect(agreed.cancels).toEqual([{ lessonId: 'day-3', consent: true }]);
  });

  it('refuses two lessons at one time, and none at all [CAL-3] [CRS-7]', () => {
    const both = { 'day-1': '2026-11-20T10:00:00+09:00', 'day-2': '2026-11-20T10:00:00+09:00' };
    expect([...clashesOf(plan, valuesOf(both), SEOUL)]).toEqual(['day-2']);
    expect(sentences(schema, valuesOf(both))).toEqual([
      ['starts', '다른 수업의 새 시간과 겹쳐요. 다른 시간을 골라 주세요.'],
    ]);
    expect(sentences(schema, valuesOf({ 'day-1': '' }))).toEqual([
      ['starts', '옮기거나 취소할 수업을 고르거나, 수업 가능 시간 닫기를 표시해 주세요.'],
    ]);
  });

  it('leaves all lessons where the day is only closed [CAL-2] [CAL-3]', () => {
    expect(v.parse(schema, { ...valuesOf({ 'day-1': '' }), closesDay: true })).toEqual({
      reason: '이유',
      moves: [],
      cancels: [],
      closesDay: '2026-11-18',
    });
  });
});

describe('the form of time off', () => {
  const schema = timeOffSchema(SEOUL, () => now);
  const values = { ...timeOffDefaults('2026-11-20'), reason: '가족 여행' };

  it('takes whole days up to the midnight after the last [CAL-1]', () => {
    expect(v.parse(schema, { ...values, to: '2026-11-21' })).toEqual({
      startAt: '2026-11-19T15:00:00.000Z',
      endAt: '2026-11-21T15:00:00.000Z',
      reason: '가족 여행',
      publicReason: null,
    });
  });

  it.each([
    [{ isWholeDay: false, start: '18:00', end: '09:00' }, '끝나는 때를 시작보다 뒤로 정해 주세요.'],
    [{ from: '2026-11-10', to: '2026-11-11' }, '이미 지난 때예요. 앞으로의 때를 골라 주세요.'],
  ])('refuses %o [CAL-1]', (over, sentence) => {
    expect(sentences(schema, { ...values, ...over })).toEqual([['to', sentence]]);
  });

  it('counts the lessons of each day that could be moved [CAL-3]', () => {
    const lessons = aDayPlan().map(({ lesson }) => lesson);
    const span = { startAt: '2026-11-18T00:00:00+09:00', endAt: '2026-11-18T21:00:00+09:00' };
    expect(lessonDaysInside(lessons, span, SEOUL)).toEqual([['2026-11-18', 2]]);
  });
});

describe('the form of the booking rules', () => {
  it('gives back what it was given [CAL-1]', () => {
    const rules = { ...DEFAULT_BOOKING_RULES, maxLessonsPerDay: 5, secondTimeZone: 'Asia/Ho_Chi_Minh' };
    expect(v.parse(RulesForm, rulesValuesOf(rules))).toEqual(rules);
    expect(v.parse(RulesForm, rulesValuesOf(DEFAULT_BOOKING_RULES))).toEqual(DEFAULT_BOOKING_RULES);
  });

  it('says what may be typed [CAL-1]', () => {
    const typed = {
      ...rulesValuesOf(DEFAULT_BOOKING_RULES),
      noticeHours: '337',
      bufferMinutes: '열',
      secondTimeZone: 'Seoul',
    };
    expect(sentences(RulesForm, typed)).toEqual([
      ['noticeHours', '336까지 정할 수 있어요.'],
      ['bufferMinutes', '숫자로 적어 주세요.'],
      ['secondTimeZone', '알 수 없는 시간대예요.'],
    ]);
  });
});
