import * as v from 'valibot';
import { CourseDraft, courseDraftOf } from '@portal/domain/courses/course';
import { courseFindings } from '@portal/domain/courses/course-findings';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { newPackage, newTrial } from './new-package.ts';

const draft = courseDraftOf(aCourseContent());
const wrong = (packages: CourseDraft['packages']) =>
  courseFindings({ ...draft, packages }).flatMap(({ level, path }) => (level === 'ERROR' ? path : []));

describe('a package to begin with', () => {
  it('has all lessons of the programme and one student, and lacks its price alone [CRS-6]', () => {
    const one = newPackage(draft);
    expect(one).toMatchObject({ name: '8회 수강권', lessonCount: 8, studentCount: 1, fee: null, isTrial: false });
    expect(v.is(CourseDraft, { ...draft, packages: [one] })).toBe(true);
    expect(wrong([one])).toEqual(['packages.0.fee']);
  });

  it('has neither name nor number where there is no lesson yet', () =>
    expect(newPackage({ programme: [] })).toMatchObject({ name: '', lessonCount: null }));

  it('is another one each time', () => expect(newPackage(draft).id).not.toBe(newPackage(draft).id));
});

describe('a trial to begin with [CON-3]', () => {
  it.each([
    [null, 60],
    [25, 25],
    [60, 60],
    [61, 60],
    [90, 60],
  ])('of a course with lessons of %s minutes takes %s, for nothing', (classDurationMinutes, minutes) => {
    expect(newTrial({ classDurationMinutes })).toMatchObject({
      lessonCount: 1,
      fee: 0,
      isTrial: true,
      trialMinutes: minutes,
    });
  });

  it('stands beside a package without anything to be corrected', () =>
    expect(wrong([draft.packages[0]!, newTrial(draft)])).toEqual([]));
});
