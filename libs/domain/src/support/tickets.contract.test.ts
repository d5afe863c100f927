import * as v from 'valibot';
import { ticketReopenUntil, TicketRating, ticketSilenceUntil } from './ticket.ts';
import { ticketsContract as contract } from './tickets.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const ids = (count: number) => Array.from({ length: count }, (_, at) => `id_${at}`);
const question = {
  clientId,
  targetType: 'LESSON',
  targetId: 'les_1',
  category: 'TECHNICAL',
  title: '소리가 안 나요',
  content: '어제 수업에서요.',
  fileIds: [],
  evidenceLessonIds: [],
};

describe('a question to the team [SUP-1]', () => {
  it.each<[string, object, boolean]>([
    ['about a lesson', {}, true],
    ['about a class', { targetType: 'CLASS', targetId: 'cls_1' }, true],
    ['about a course', { targetType: 'COURSE', targetId: 'crs_1' }, true],
    ['about herself', { targetType: 'TEACHER', targetId: null }, true],
    ['about herself and a lesson', { targetType: 'TEACHER' }, false],
    ['about a lesson that is not named', { targetId: null }, false],
    ['about a student', { targetType: 'STUDENT', targetId: 'stu_1' }, false],
    ['of no kind', { category: 'REFUND' }, false],
    ['with a title of 100 characters', { title: '가'.repeat(100) }, true],
    ['with a title of 101', { title: '가'.repeat(101) }, false],
    ['without a title', { title: ' ' }, false],
    ['with 5,000 characters', { content: '가'.repeat(5_000) }, true],
    ['with 5,001', { content: '가'.repeat(5_001) }, false],
    ['without a word', { content: '\n' }, false],
    ['with ten files', { fileIds: ids(10) }, true],
    ['with eleven', { fileIds: ids(11) }, false],
    ['with the evidence of ten lessons', { evidenceLessonIds: ids(10) }, true],
    ['with that of eleven', { evidenceLessonIds: ids(11) }, false],
    ['that is answered already', { status: 'PROCESSED' }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(contract.createTicket.body, { ...question, ...change })).toBe(fits);
  });

  it('says at the field of the thing that it has to be chosen', () => {
    const { issues } = v.safeParse(contract.createTicket.body, { ...question, targetId: null });
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['targetId', '무엇에 대한 문의인지 골라 주세요.'],
    ]);
  });
});

describe('what follows an answer', () => {
  it.each<[string, object, boolean]>([
    ['a reply', {}, true],
    ['a reply of files alone', { content: '', fileIds: ids(1) }, false],
    ['a reply of 5,001 characters', { content: '가'.repeat(5_001) }, false],
    ['a reply with eleven files', { fileIds: ids(11) }, false],
    ['a reply in the name of the team', { authorRole: 'STAFF' }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(contract.replyToTicket.body, { clientId, content: '고마워요', fileIds: [], ...change })).toBe(fits);
  });

  it.each([
    [1, true],
    [5, true],
    [0, false],
    [6, false],
    [4.5, false],
    ['5', false],
  ])('a rating of %s: %s', (rating, fits) => {
    expect(v.is(TicketRating, rating)).toBe(fits);
    expect(v.is(contract.rateTicket.body, { rating })).toBe(fits);
  });

  it('seven days of silence, or fourteen in which it can be taken up again, whatever the clocks do meanwhile', () => {
    // New York sets its clocks back on the first of November.
    const then = new Date('2026-10-30T04:00:00.001Z');
    expect(ticketSilenceUntil(then).toISOString()).toBe('2026-11-06T04:00:00.001Z');
    expect(ticketReopenUntil(then).toISOString()).toBe('2026-11-13T04:00:00.001Z');
    expect(contract.reopenTicket.errors).toContain('REOPEN_LATE');
  });
});

describe('the list of tickets [SUP-1]', () => {
  it.each([
    [{}, true],
    [{ status: 'COMPLETED', page: '1', size: '100' }, true],
    [{ status: 'OPEN' }, false],
    [{ page: '1001' }, false],
    [{ size: '0' }, false],
    [{ turn: 'TEACHER' }, false],
  ])('is asked for by %j: %s', (query, fits) => {
    expect(v.is(contract.listTickets.query, query)).toBe(fits);
  });
});
