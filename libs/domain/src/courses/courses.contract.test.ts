import fc from 'fast-check';
import * as v from 'valibot';
import { LIMITS } from '../tenant/limits.ts';
import { courseDraftOf, CourseContent, CourseDraft, EMPTY_COURSE } from './course.ts';
import { coursesContract as contract } from './courses.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const pack = {
  id: 'pkg_1',
  name: '8회',
  lessonCount: 8,
  studentCount: 1,
  fee: 480_000,
  isTrial: false,
  trialMinutes: null,
};
const lesson = { id: 'prg_1', title: '일차방정식', content: '' };
const slot = { weekday: 'MONDAY', start: '19:00', end: '20:00' };

describe('a course as it is kept while it is written [CRS-1] [CRS-6]', () => {
  it.each<[string, object, boolean]>([
    ['before the first word', {}, true],
    ['with a title of 60 characters', { title: '가'.repeat(60) }, true],
    ['with a title of 61', { title: '가'.repeat(61) }, false],
    ['with a fee that a reviewer would refuse', { packages: [{ ...pack, fee: 1 }] }, true],
    ['with ages that a reviewer would refuse', { ageMin: 15, ageMax: 7 }, true],
    ['with a link that is no video', { introVideoUrl: 'later' }, true],
    ['with the largest fee', { packages: [{ ...pack, fee: LIMITS.maxValue }] }, true],
    ['with a larger one [CON-1]', { packages: [{ ...pack, fee: LIMITS.maxValue + 1 }] }, false],
    ['with half a lesson', { packages: [{ ...pack, lessonCount: 0.5 }] }, false],
    ['with 20 packages', { packages: Array(20).fill(pack) }, true],
    ['with 21', { packages: Array(21).fill(pack) }, false],
    ['with ten benefits', { benefits: Array(10).fill('재미') }, true],
    ['with eleven', { benefits: Array(11).fill('재미') }, false],
    ['with 28 times a week [CRS-7]', { weeklySchedule: Array(28).fill(slot) }, true],
    ['with 29', { weeklySchedule: Array(29).fill(slot) }, false],
    ['with a time on two days [CRS-7]', { weeklySchedule: [{ ...slot, end: '25:00' }] }, false],
    ['with 200 lessons', { programme: Array(200).fill(lesson) }, true],
    ['with 201', { programme: Array(201).fill(lesson) }, false],
    ['with a lesson whose title has 121 characters', { programme: [{ ...lesson, title: '가'.repeat(121) }] }, false],
    ['with a state of its own choosing', { status: 'PUBLISHED' }, false],
    ['without one of its fields', { benefits: undefined }, false],
  ])('%s', (_what, change, fits) => {
    const content = { ...EMPTY_COURSE, ...change };
    expect(v.is(contract.updateCourse.body, { version: 1, content })).toBe(fits);
    expect(v.is(contract.checkCourse.body, { content })).toBe(fits);
  });

  it('is written from what was read without losing a field: its picture becomes the picture’s id', () => {
    const { imageId: _none, ...empty } = EMPTY_COURSE;
    const image = { id: 'fil_1', url: '/f', name: 'a.png', size: 1, contentType: 'image/png', previewUrl: null };
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.boolean(), (title, hasImage) => {
        const content = v.parse(CourseContent, {
          ...empty,
          title: title.toWellFormed().replaceAll('\0', ''),
          image: hasImage ? image : null,
        });
        const draft = courseDraftOf(content);
        expect(v.is(CourseDraft, draft)).toBe(true);
        expect(draft).toEqual({ ...EMPTY_COURSE, title: content.title, imageId: hasImage ? 'fil_1' : null });
      }),
    );
  });
});

describe('steps of a course [CRS-3]', () => {
  const STEPS = ['updateCourse', 'submitCourse', 'withdrawCourse', 'discardCourseChanges', 'archiveCourse'] as const;
  it.each(STEPS)('%s says when somebody reviews it, or has changed it elsewhere', (name) => {
    expect(contract[name].errors).toEqual(expect.arrayContaining(['COURSE_UNDER_APPROVAL', 'VERSION_CONFLICT']));
  });

  it.each<[keyof typeof contract, object, boolean]>([
    ['createCourse', { clientId, title: '' }, true],
    ['createCourse', { clientId, title: '가'.repeat(61) }, false],
    ['createCourse', { title: '중1 수학' }, false],
    ['submitCourse', { version: 1, note: '가'.repeat(500) }, true],
    ['submitCourse', { version: 1, note: '가'.repeat(501) }, false],
    ['submitCourse', { version: 1 }, false],
    ['withdrawCourse', { version: 1 }, true],
    ['withdrawCourse', { version: 0 }, false],
    ['archiveCourse', { version: 1, isArchived: false }, true],
    ['archiveCourse', { version: 1 }, false],
    ['duplicateCourse', { clientId }, true],
    ['duplicateCourse', {}, false],
  ])('%s takes %j: %s', (name, body, fits) => {
    const endpoint = contract[name];
    expect('body' in endpoint && v.is(endpoint.body, body)).toBe(fits);
  });

  it('begin after the teaching profile was approved [CRS-5]', () => {
    for (const { errors } of [contract.createCourse, contract.duplicateCourse])
      expect(errors).toContain('PROFILE_NOT_APPROVED');
  });
});

describe('the catalogue of a teacher [CRS-2]', () => {
  it.each([
    [{}, true],
    [{ status: 'ON_SALE' }, true],
    [{ status: 'ARCHIVED' }, true],
    [{ status: 'WAITING_APPROVAL', sort: 'title,ASC' }, true],
    [{ status: 'ACCEPTED' }, false],
    [{ sort: 'title' }, false],
    [{ sort: 'fee,ASC' }, false],
    [{ sort: 'updatedAt,DESC', q: '가'.repeat(60) }, true],
    [{ q: '가'.repeat(61) }, false],
    [{ size: '101' }, false],
  ])('is asked for by %j: %s', (query, fits) => {
    expect(v.is(contract.listCourses.query, query)).toBe(fits);
  });

  it.each([
    [{ from: '1', to: '2' }, true],
    [{ from: '1', to: '100000' }, true],
    [{ from: '0', to: '1' }, false],
    [{ from: '1', to: '100001' }, false],
    [{ to: '2' }, false],
  ])('compares two revisions, named by %j: %s', (query, fits) => {
    expect(v.is(contract.compareCourseRevisions.query, query)).toBe(fits);
  });
});
