import * as v from 'valibot';
import { Review } from './review.ts';
import { reviewsContract as contract } from './reviews.contract.ts';

describe('what a teacher writes about a review [REV-1]', () => {
  it.each<[string, v.GenericSchema, string, number, object?]>([
    ['an answer', contract.replyToReview.body, 'content', 1_000, { version: 1 }],
    ['why she hides it', contract.hideReview.body, 'reason', 500],
    ['why she reports it', contract.reportReview.body, 'grounds', 1_000],
    ['what she asks the family', contract.askAboutReview.body, 'question', 300],
  ])('%s says something, in at most so many characters', (_what, schema, field, max, others = {}) => {
    const fits = ['가', '가'.repeat(max), '😀'.repeat(max), '가'.repeat(max + 1), '', ' \n'].map((text) =>
      v.is(schema, { [field]: text, ...others }),
    );
    expect(fits).toEqual([true, true, true, false, false, false]);
    expect(v.is(schema, { [field]: '가', ...others, rating: 5 })).toBe(false);
  });

  it('may hold contact data where she confirms that she knows', () => {
    expect(v.is(contract.replyToReview.body, { content: '네', version: 1, isConfirmed: true })).toBe(true);
    expect(v.is(contract.replyToReview.body, { content: '네', version: 1, isConfirmed: 'true' })).toBe(false);
    expect(contract.replyToReview.errors).toContain('CONTACT_DATA');
  });

  it('asks a family nothing that leads past the portal', () => {
    expect(v.is(contract.askAboutReview.body, { question: '010-1234-5678로 전화 주실래요?' })).toBe(false);
  });

  it('is refused where the team has decided, or looks already', () => {
    expect(contract.hideReview.errors).toEqual(['STAFF_DECIDED']);
    expect(contract.reportReview.errors).toEqual(['REPORT_EXISTS', 'TARGET_NOT_YOURS']);
    expect(contract.deleteReviewReply.errors).toEqual(['REVIEW_REMOVED']);
  });
});

describe('reviews that a teacher looks for', () => {
  const cases: [object, boolean][] = [
    [{}, true],
    [{ rating: '1' }, true],
    [{ rating: '5' }, true],
    [{ rating: '0' }, false],
    [{ rating: '6' }, false],
    [{ rating: 5 }, false],
    [{ handling: 'ADMIN_PENDING' }, true],
    [{ handling: 'ADMIN' }, true],
    [{ handling: 'pending' }, false],
    [{ answered: 'false' }, true],
    [{ answered: 'no' }, false],
    [{ hidden: 'true' }, true],
    [{ hidden: 'yes' }, false],
    [{ removed: 'true' }, true],
    [{ from: '2026-11-01', to: '2026-11-30' }, true],
    [{ to: '2026-11-31' }, false],
    [{ classId: 'cls_1' }, true],
    [{ studentId: 'stu_1' }, false],
  ];
  it.each(cases)('by %j: %s, in the list as in its summary', (query, fits) => {
    expect(v.is(contract.listReviews.query, query)).toBe(fits);
    expect(v.is(contract.summarizeReviews.query, query)).toBe(fits);
  });

  it('come in pages of at most a hundred; the summary is of all', () => {
    expect(v.is(contract.listReviews.query, { page: '1000', size: '100' })).toBe(true);
    expect(v.is(contract.listReviews.query, { size: '101' })).toBe(false);
    expect(v.is(contract.summarizeReviews.query, { page: '1' })).toBe(false);
  });

  it('have an average only where there are some, and a count for each number of stars', () => {
    const handlings = { PENDING: 0, PROCESSED: 0, ADMIN_PENDING: 0, ADMIN_COMPLETED: 0 };
    const none = {
      count: 0,
      average: null,
      spread: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      handlings,
      answered: 0,
      hidden: 0,
    };
    const { response } = contract.summarizeReviews;
    expect(v.is(response, { data: none })).toBe(true);
    expect(v.is(response, { data: { ...none, average: undefined } })).toBe(false);
    expect(v.is(response, { data: { ...none, spread: { 1: 0, 2: 0, 3: 0, 4: 0 } } })).toBe(false);
  });
});

describe('a review as it is read [REV-1]', () => {
  const review = {
    id: 'rev_1',
    classId: 'cls_1',
    className: '중1 수학',
    lessonTotal: 12,
    courseId: null,
    rating: 4,
    content: '좋아요',
    student: { id: 'stu_1', name: '이서준', avatar: null },
    createdAt: '2026-11-18T01:42:00Z',
    editedAt: null,
    hidden: false,
    hiddenReason: null,
    handling: 'PENDING',
    reply: null,
    replyVersion: 1,
    question: null,
    report: null,
  };
  it.each<[string, object, boolean]>([
    ['with four stars', {}, true],
    ['with four and a half', { rating: 4.5 }, false],
    ['with none', { rating: 0 }, false],
    ['as the stub that the team left', { content: '' }, true],
    ['with a report that nobody has decided', { report: reportWith(null) }, true],
    ['with a report that was decided', { report: reportWith('KEPT') }, true],
    ['with a report that was forgotten', { report: reportWith('LOST') }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(Review, { ...review, ...change })).toBe(fits);
  });

  it('does not tell how to reach the student', () => {
    const student = { ...review.student, phone: '0312345678' };
    expect(v.parse(Review, { ...review, student })).toEqual(review);
  });
});

function reportWith(outcome: string | null) {
  const at = '2026-11-18T01:42:00Z';
  return { grounds: '광고예요', lesson: null, at, decision: outcome === null ? null : { outcome, reason: '', at } };
}
