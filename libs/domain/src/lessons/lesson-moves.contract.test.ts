import * as v from 'valibot';
import { lessonMovesContract as contract } from './lesson-moves.contract.ts';
import { lessonsContract } from './lessons.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const newStartAt = '2026-11-20T16:00:00+09:00';
const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });

describe('a proposal to move one lesson [CAL-3]', () => {
  const body = { clientId, newStartAt, reason: '' };

  it.each([
    ['without a reason, which only the last day asks for', {}, true],
    ['with a reason of 500 characters', { reason: '가'.repeat(500) }, true],
    ['with one of 501', { reason: '가'.repeat(501) }, false],
    ['to a time without a zone', { newStartAt: '2026-11-20T16:00:00' }, false],
    ['to a day that is not there', { newStartAt: '2026-02-30T16:00:00Z' }, false],
    ['with an end of its own: a move keeps the length', { newEndAt: newStartAt }, false],
    ['without an id that makes two sendings one', { clientId: undefined }, false],
  ])('is made %s', (_what, change, fits) => {
    expect(takes(contract.proposeLessonMove.body, body, change)).toBe(fits);
  });

  it('is refused with what stands there, or because it comes too late', () => {
    expect(contract.proposeLessonMove.errors).toEqual(
      expect.arrayContaining(['SCHEDULE_OVERLAP', 'NOTICE_24H', 'DATE_PAST']),
    );
  });

  it('asks for times near the lesson, or near a moment that the teacher names', () => {
    const { query } = contract.listMoveTimes;
    expect(v.is(query, {})).toBe(true);
    expect(v.is(query, { near: newStartAt })).toBe(true);
    expect(v.is(query, { near: '2026-11-20' })).toBe(false);
  });
});

describe('moving the lessons of a day', () => {
  const moves = (count: number) => Array.from({ length: count }, (_, at) => ({ lessonId: `les_${at}`, newStartAt }));
  const body = { clientId, reason: '오늘 아파요', moves: moves(1) };

  it.each([
    ['of 24 lessons', { moves: moves(24) }, true],
    ['of 25', { moves: moves(25) }, false],
    ['of none, where the rest of the day is closed', { moves: [], closesDay: '2026-11-18' }, true],
    ['in the place of a proposal that waits', { moves: [{ ...moves(1)[0], replaces: 'mov_1' }] }, true],
    ['with a reason for each lesson', { moves: [{ ...moves(1)[0], reason: '감기' }] }, false],
    ['to no time', { moves: [{ lessonId: 'les_0' }] }, false],
    ['with a reason of tabs and spaces', { reason: '\t ' }, false],
    ['with a reason of 501 characters', { reason: '가'.repeat(501) }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(contract.proposeDayMove.body, body, change)).toBe(fits);
  });

  it('is planned for one day of the calendar', () => {
    const { query } = contract.planDayMove;
    expect(v.is(query, { date: '2026-11-18' })).toBe(true);
    expect(v.is(query, { date: '2026-11-31' })).toBe(false);
    expect(v.is(query, {})).toBe(false);
  });
});

describe('answering and taking back', () => {
  it.each([
    ['ACCEPTED', true],
    ['DECLINED', true],
    ['EXPIRED', false],
    ['WITHDRAWN', false],
    ['PROPOSED', false],
  ])('the answer %s can be given: %s', (decision, fits) => {
    expect(v.is(contract.answerLessonMove.body, { decision })).toBe(fits);
  });

  it('an answer that comes too late says that the time is gone or taken', () => {
    expect(contract.answerLessonMove.errors).toEqual(['WRONG_STATE', 'SCHEDULE_OVERLAP', 'DATE_PAST']);
    expect(contract.withdrawLessonMove.errors).toEqual(['WRONG_STATE']);
  });

  it.each([
    [{}, true],
    [{ status: 'PROPOSED' }, true],
    [{ lessonId: 'les_1' }, true],
    [{ status: 'OPEN' }, false],
    [{ page: '1' }, false],
  ])('a list is asked for by %j: %s', (query, fits) => {
    expect(v.is(contract.listLessonMoves.query, query)).toBe(fits);
  });
});

describe('cancelling a lesson [CAL-3]', () => {
  const body = { reason: '감기에 걸렸어요', version: 3 };

  it.each([
    ['with its reason', {}, true],
    ['without one', { reason: ' ' }, false],
    ['with one of 501 characters', { reason: '가'.repeat(501) }, false],
    ['with the consent of the families', { consent: true }, true],
    ['with a consent that is a word', { consent: 'yes' }, false],
    ['without the version that she saw', { version: undefined }, false],
    ['at half a version', { version: 1.5 }, false],
    ['at the version nought', { version: 0 }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(lessonsContract.cancelLesson.body, body, change)).toBe(fits);
  });

  it('less than a day before asks for consent by a code of its own', () => {
    expect(lessonsContract.cancelLesson.errors).toContain('NOTICE_24H');
  });
});
