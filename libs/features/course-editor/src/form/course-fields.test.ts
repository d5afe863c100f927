import { courseDraftOf } from '@portal/domain/courses/course';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { contentOf, draftOf, fieldsOf, savedSlotPlaces, writingOf } from './course-fields.ts';
import { fingerprintOf } from './fingerprint.ts';

const content = aCourseContent();
const half = { weekday: 'FRIDAY', start: '19:00', end: '' } as const;

describe('the form of a course', () => {
  it('says what was read, and would save the same [CRS-1]', () => {
    const fields = fieldsOf(content);
    expect(contentOf(fields)).toEqual(content);
    expect(draftOf(fields)).toEqual(courseDraftOf(content));
  });

  it('leaves a half-written time out of what is saved, and knows where the others stand', () => {
    const fields = fieldsOf(content);
    const slots = [half, ...fields.weeklySchedule];
    expect(draftOf({ ...fields, weeklySchedule: slots }).weeklySchedule).toEqual(content.weeklySchedule);
    expect(writingOf({ ...fields, weeklySchedule: slots }).weeklySchedule).toEqual(slots);
    expect(savedSlotPlaces(slots)).toEqual([1, 2]);
  });

  it('notices by a fingerprint that another content was saved', () => {
    const { basedOn } = fieldsOf(content);
    expect(fieldsOf(aCourseContent()).basedOn).toBe(basedOn);
    expect(fieldsOf(aCourseContent({ title: '다른 이름' })).basedOn).not.toBe(basedOn);
    expect(fingerprintOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(fingerprintOf({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(fingerprintOf([1, 2])).not.toBe(fingerprintOf([2, 1]));
  });
});
