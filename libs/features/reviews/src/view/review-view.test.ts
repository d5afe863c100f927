import { countedQuery, isNarrowed, listedQuery, periodQuery, readView, writeView } from './review-view.ts';

const TODAY = '2026-11-18';
const view = (address: string) => readView(new URLSearchParams(address));

describe('what a teacher chose stands in the address [REV-1]', () => {
  it('without a word it is what waits for her, of all times', () => {
    expect(view('')).toEqual({
      handling: 'PENDING',
      stars: null,
      classId: null,
      shown: null,
      period: 'all',
      page: 1,
      review: null,
    });
    expect(String(writeView(view('')))).toBe('');
  });

  it.each([
    'handling=ADMIN&stars=2&class=c1&shown=unanswered&period=90&page=3&review=r1',
    'handling=all',
    'stars=5&shown=hidden',
  ])('%s is read as it was written', (address) => {
    expect(String(writeView(view(address)))).toBe(address);
  });

  it.each(['handling=LOST', 'stars=6', 'stars=', 'shown=x', 'period=7', 'page=-2', 'page=x', 'class='])(
    '%s means nothing',
    (address) => {
      expect(view(address)).toEqual(view(''));
    },
  );

  it('asks for the days of the period, today being the last', () => {
    expect(periodQuery(view('period=30'), TODAY)).toEqual({ from: '2026-10-20' });
    expect(periodQuery(view('period=90&class=c1'), TODAY)).toEqual({ from: '2026-08-21', classId: 'c1' });
    expect(periodQuery(view('stars=2'), TODAY)).toEqual({});
  });

  it.each([
    ['', { handling: 'PENDING' }],
    ['handling=all', {}],
    ['handling=ADMIN&stars=2', { handling: 'ADMIN', rating: '2' }],
    ['handling=all&shown=unanswered', { answered: 'false' }],
    ['handling=all&shown=answered', { answered: 'true' }],
    ['handling=all&shown=hidden', { hidden: 'true' }],
    ['handling=all&shown=visible', { hidden: 'false' }],
    ['handling=all&shown=removed', { removed: 'true' }],
  ])('asks for the list of «%s»', (address, query) => {
    expect(listedQuery(view(address), TODAY)).toEqual(query);
  });

  it('counts by every filter but the handling', () => {
    expect(countedQuery(view('handling=ADMIN&stars=2&shown=hidden'), TODAY)).toEqual({ rating: '2', hidden: 'true' });
  });

  it('knows whether anything narrows the list', () => {
    expect(
      ['', 'handling=all', 'page=2', 'stars=1', 'class=c1', 'shown=hidden', 'period=30'].map((one) =>
        isNarrowed(view(one)),
      ),
    ).toEqual([false, false, false, true, true, true, true]);
  });
});
