import { courseDraftOf, EMPTY_COURSE } from '@portal/domain/courses/course';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { linesAt } from '../basics/line-errors.ts';
import { factsOfCourse } from './course-facts.ts';
import { fieldHref, stepHref } from './editor-links.ts';
import { formPathOf, lastingPathOf, valueAt } from './form-path.ts';

const draft = courseDraftOf(aCourseContent());
const EDIT = '/account/teaching-profile/my-courses/course-1/edit';

describe('a place in the form', () => {
  it.each([
    ['title', 'title', 'title'],
    ['image', 'imageId', 'image'],
    ['packages', 'packages', 'packages'],
    ['packages.package-2.fee', 'packages.1.fee', 'packages.package-2.fee'],
    ['packages.1.fee', 'packages.1.fee', 'packages.package-2.fee'],
    ['packages.2', null, 'packages.2'],
    ['packages.gone.fee', null, 'packages.gone.fee'],
    ['programme.0', 'programme.0', 'programme.item-1'],
    ['programme.-1', null, 'programme.-1'],
    ['programme.1e1', null, 'programme.1e1'],
    ['weeklySchedule.7', 'weeklySchedule.7', 'weeklySchedule.7'],
    ['benefits.0', 'benefits.0', 'benefits.0'],
  ])('%s is %s by its number, and %s by its id', (path, place, lasting) => {
    expect(formPathOf(path, draft)).toBe(place);
    expect(lastingPathOf(path, draft)).toBe(lasting);
  });

  it.each([
    ['title', draft.title],
    ['packages.0.fee', 1_200_000],
    ['packages.9.fee', undefined],
    ['title.length.more', undefined],
  ])('%s holds %p', (path, value) => expect(valueAt(draft, path)).toEqual(value));
});

describe('the address of a place', () => {
  it.each([
    ['title', 'step=basic&field=title'],
    ['imageId', 'step=intro&field=imageId'],
    ['benefits.3', 'step=intro&field=benefits'],
    ['packages.0.fee', 'step=packages&field=packages.0.fee'],
    ['weeklySchedule.1', 'step=schedule&field=weeklySchedule.1'],
    ['unknown', 'step=check&field=unknown'],
  ])('%s is on its step: %s', (path, query) => expect(fieldHref('course-1', path)).toBe(`${EDIT}?${query}`));

  it('of a step names it', () => expect(stepHref('course-1', 'schedule')).toBe(`${EDIT}?step=schedule`));
});

it('tells the lines of a list what is wrong with them, and not what is wrong with the list', () => {
  const errors = new Map([
    ['benefits', '하나 이상 적어 주세요.'],
    ['benefits.0', '비어 있어요.'],
    ['benefits.12', '너무 길어요.'],
    ['packages.0', '다른 목록이에요.'],
  ]);
  expect(linesAt(errors, 'benefits')).toEqual({ 0: '비어 있어요.', 12: '너무 길어요.' });
  expect(linesAt(new Map(), 'benefits')).toEqual({});
});

describe('what a course is in a few words', () => {
  const names = {
    subjectName: (id: string) => ({ math: '수학' })[id],
    topicName: (_subject: string, id: string) => ({ 'math-middle': '중등 수학' })[id],
    languageName: (code: string) => ({ ko: '한국어' })[code],
  };
  const { imageId: _, ...empty } = EMPTY_COURSE;

  it('names all that was chosen, in its order', () =>
    expect(factsOfCourse(aCourseContent(), names)).toEqual([
      '과목: 수학',
      '중등 수학',
      '중급',
      '수업 언어: 한국어',
      '온라인',
      '1회 60분',
      '13–15세',
    ]));

  it.each([
    ['nothing is chosen', { ...empty, image: null }, []],
    ['only one age is said', { ...empty, image: null, ageMin: 13 }, []],
    [
      'the catalogue knows the subject no more',
      { ...empty, image: null, subjectId: 'gone', topicId: 'math-middle' },
      ['중등 수학'],
    ],
    ['the topic stands without a subject', { ...empty, image: null, topicId: 'math-middle' }, []],
  ])('leaves out what it cannot name: %s', (_what, content, facts) =>
    expect(factsOfCourse(content, names)).toEqual(facts),
  );
});
