import { COURSE_STATUSES } from '@portal/domain/courses/course-status';
import { CATALOGUE_TABS, countOf, TAB_STATUSES, tabOfPath, tabPath } from './catalogue-tabs.ts';

describe('the lists of the catalogue [RTE-11]', () => {
  it.each(CATALOGUE_TABS)('have an address that leads back to them: %s', (tab) => {
    expect(tabOfPath(tabPath(tab))).toBe(tab);
  });

  it.each(['', '/', `${tabPath('draft')}/more`, tabPath('draft').toUpperCase()])(
    'take an address that is none of theirs for that of all: %j',
    (pathname) => expect(tabOfPath(pathname)).toBe('all'),
  );

  it('show every status in one list of its own', () => {
    const own = CATALOGUE_TABS.map((tab) => TAB_STATUSES[tab]).filter((status) => status !== undefined);
    expect(own.toSorted()).toEqual([...COURSE_STATUSES, 'ARCHIVED'].toSorted());
  });

  it('count together everything but what is archived', () => {
    const counts = {
      PUBLISHED: 1,
      DRAFT: 2,
      WAITING_APPROVAL: 4,
      APPROVAL_IN_PROCESS: 8,
      REJECTED: 16,
      ARCHIVED: 32,
    };
    expect(CATALOGUE_TABS.map((tab) => countOf(tab, counts))).toEqual([31, 1, 2, 4, 8, 16, 32]);
  });
});
