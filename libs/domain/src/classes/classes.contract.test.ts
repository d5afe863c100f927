import * as v from 'valibot';
import { ClassSummary } from './class.ts';
import { classesContract as contract } from './classes.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const slot = { weekday: 'MONDAY', start: '19:00', end: '20:00' };
const timing = { startDate: '2026-12-01', weeklySchedule: [slot], skipHolidays: true };
const plan = { courseId: 'crs_1', packageId: 'pkg_1', ...timing };
const newClass = { clientId, ...plan, name: '중1 수학', mode: 'ONLINE', capacity: 6, place: '', meetingUrl: '' };
const settings = { version: 1, name: '중1 수학', capacity: 6, place: '', meetingUrl: '' };
const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });

describe('when the lessons of a class take place', () => {
  const cases: [string, object, boolean][] = [
    ['once a week', {}, true],
    ['until midnight', { weeklySchedule: [{ ...slot, end: '24:00' }] }, true],
    ['28 times a week', { weeklySchedule: Array(28).fill(slot) }, true],
    ['29 times a week', { weeklySchedule: Array(29).fill(slot) }, false],
    ['never', { weeklySchedule: [] }, false],
    ['on no known weekday', { weeklySchedule: [{ ...slot, weekday: 'MON' }] }, false],
    ['from a day that is not there', { startDate: '2026-02-29' }, false],
    ['from an instant', { startDate: '2026-12-01T00:00:00Z' }, false],
    ['on holidays or not: she has to say', { skipHolidays: undefined }, false],
  ];
  it.each(cases)('%s: the preview takes what the class takes', (_what, change, fits) => {
    expect(takes(contract.previewClass.body, plan, change)).toBe(fits);
    expect(takes(contract.createClass.body, newClass, change)).toBe(fits);
  });

  it.each(cases)('%s: the same holds for a new term (W11)', (_what, change, fits) => {
    const rollOver = { clientId, ...timing, name: '중1 수학 2기', withStudents: true };
    expect(takes(contract.previewRollOver.body, timing, change)).toBe(fits);
    expect(takes(contract.rollOverClass.body, rollOver, change)).toBe(fits);
  });
});

describe('what a class is called, how many it takes and where it is', () => {
  it.each<[string, object, boolean]>([
    ['a name of 60 characters', { name: '가'.repeat(60) }, true],
    ['a name of 61', { name: '가'.repeat(61) }, false],
    ['a name of spaces', { name: '   ' }, false],
    ['one student', { capacity: 1 }, true],
    ['nobody', { capacity: 0 }, false],
    ['a hundred students', { capacity: 100 }, true],
    ['a hundred and one', { capacity: 101 }, false],
    ['half a student', { capacity: 2.5 }, false],
    ['a place of 255 characters', { place: '가'.repeat(255) }, true],
    ['a place of 256', { place: '가'.repeat(256) }, false],
    ['a room of another service', { meetingUrl: 'https://meet.example.com/abc' }, true],
    ['a room without encryption', { meetingUrl: 'http://meet.example.com/abc' }, false],
    ['a room that is a program', { meetingUrl: 'javascript:alert(1)' }, false],
    ['a room whose address is broken off', { meetingUrl: 'https://meet.example.com:99999/' }, false],
    ['a room on this machine', { meetingUrl: 'https://localhost/abc' }, false],
    ['a room of 501 characters', { meetingUrl: `https://a.example/${'x'.repeat(483)}` }, false],
    ['a field that nobody declared', { teacherId: 'tch_2' }, false],
  ])('%s, when it is made and when it is changed', (_what, change, fits) => {
    expect(takes(contract.createClass.body, newClass, change)).toBe(fits);
    expect(takes(contract.updateClass.body, settings, change)).toBe(fits);
  });

  it('cannot be moved to other times by its settings', () => {
    expect(takes(contract.updateClass.body, settings, { weeklySchedule: [slot] })).toBe(false);
    expect(takes(contract.updateClass.body, settings, { mode: 'OFFLINE' })).toBe(false);
  });

  it.each([
    ['ONLINE', true],
    ['OFFLINE', true],
    ['BOTH', true],
    ['PHONE', false],
    [null, false],
  ])('is held %s: %s [CLS-2]', (mode, fits) => {
    expect(takes(contract.createClass.body, newClass, { mode })).toBe(fits);
  });
});

describe('cancelling a class', () => {
  const body = { version: 2, reason: '학교로 돌아가요' };

  it.each<[string, object, boolean]>([
    ['with a reason', {}, true],
    ['with one of 500 characters', { reason: '가'.repeat(500) }, true],
    ['with one of 501', { reason: '가'.repeat(501) }, false],
    ['without one', { reason: '' }, false],
    ['with the consent of the families', { consent: true }, true],
    ['without a version', { version: undefined }, false],
    ['at the version nought', { version: 0 }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(contract.cancelClass.body, body, change)).toBe(fits);
  });

  it('says by a code when the families have to agree [CAL-3]', () => {
    expect(contract.cancelClass.errors).toContain('NOTICE_24H');
  });
});

describe('the list of classes [RTE-9]', () => {
  it.each([
    [{}, true],
    [{ tab: 'in-progress', q: '수학', sort: 'nextLesson', page: '1', size: '100' }, true],
    [{ tab: 'cancelled' }, true],
    [{ tab: 'finished' }, false],
    [{ sort: 'students' }, false],
    [{ q: '가'.repeat(60) }, true],
    [{ q: '가'.repeat(61) }, false],
    [{ page: '0' }, false],
    [{ page: '1000' }, true],
    [{ page: '1001' }, false],
    [{ size: '101' }, false],
    [{ size: 20 }, false],
  ])('is asked for by %j: %s', (query, fits) => {
    expect(v.is(contract.listClasses.query, query)).toBe(fits);
  });

  it('tells of a class no more than its row shows', () => {
    const row = {
      id: 'cls_1',
      code: 'C1',
      name: '중1 수학',
      isTrial: false,
      courseId: null,
      courseTitle: null,
      level: null,
      mode: 'ONLINE',
      progress: 'UPCOMING',
      canceledAt: null,
      startDate: '2026-12-01',
      endDate: '2027-02-01',
      lessonTotal: 8,
      lessonHeld: 0,
      lessonNotHeld: 0,
      studentCount: 0,
      students: [],
      nextLesson: null,
      toWrapUp: null,
      chatRoomId: null,
      unreadMessages: 0,
    };
    expect(v.parse(ClassSummary, { ...row, teacher_id: 'tch_1', price: 1 })).toEqual(row);
    expect(v.is(ClassSummary, { ...row, progress: 'cancelled' })).toBe(false);
    expect(v.is(ClassSummary, { ...row, lessonHeld: -1 })).toBe(false);
  });
});
