import * as v from 'valibot';
import { lessonDeskContract as contract } from './lesson-desk.contract.ts';

const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });
const mark = { studentId: 'stu_1', state: 'LATE', note: '' };
const marks = (count: number) => Array.from({ length: count }, (_, at) => ({ ...mark, studentId: `stu_${at}` }));
const diary = {
  version: 0,
  programmeNo: null,
  covered: '일차방정식',
  homework: '',
  homeworkDueAt: null,
  nextPlan: '',
  messageToGuardian: '오늘도 잘했어요.',
  messageToGuardianVi: '',
  studentWords: [],
  privateNote: '',
};
const { saveLessonDiary, sendLessonDiary, markAttendance, extendLesson, startLesson } = contract;

describe('steps of a running lesson [CLS-3]', () => {
  it.each([
    [1, true],
    [0, false],
    [1.5, false],
    ['1', false],
    [undefined, false],
  ])('name the version %s of the lesson: %s', (version, fits) => {
    expect(v.is(startLesson.body, { version })).toBe(fits);
    expect(v.is(contract.finishLesson.body, { version })).toBe(fits);
    expect(v.is(contract.declareNoShow.body, { version })).toBe(fits);
    expect(v.is(extendLesson.body, { version, minutes: 5 })).toBe(fits);
  });

  it.each([
    [5, true],
    [10, true],
    [15, true],
    [0, false],
    [20, false],
    [-5, false],
    ['5', false],
  ])('make it longer by %s minutes: %s', (minutes, fits) => {
    expect(v.is(extendLesson.body, { version: 1, minutes })).toBe(fits);
  });

  it('are refused by the reason that the teacher can do something about', () => {
    expect(startLesson.errors).toContain('ROOM_NOT_OPEN');
    expect(extendLesson.errors).toContain('NEXT_SLOT_BUSY');
    expect(contract.declareNoShow.errors).toEqual(expect.arrayContaining(['WAIT_15_MIN', 'STUDENTS_CAME']));
    expect(sendLessonDiary.errors).toContain('ATTENDANCE_MISSING');
  });
});

describe('the attendance that a teacher corrects [CLS-3]', () => {
  it.each([
    ['of one student', [mark], true],
    ['of a hundred', marks(100), true],
    ['of nobody', [], false],
    ['of a hundred and one', marks(101), false],
    ['with a state that nobody knows', [{ ...mark, state: 'ASLEEP' }], false],
    ['with no state at all', [{ ...mark, state: null }], false],
    ['with a note of 200 characters', [{ ...mark, note: '가'.repeat(200) }], true],
    ['with a note of 201', [{ ...mark, note: '가'.repeat(201) }], false],
    ['with minutes, which only the room knows', [{ ...mark, minutes: 50 }], false],
  ])('%s', (_what, given, fits) => {
    expect(v.is(markAttendance.body, { marks: given })).toBe(fits);
  });

  it('may be none when the lesson is closed: the room has seen everybody', () => {
    expect(v.is(sendLessonDiary.body, { diary, marks: [] })).toBe(true);
    expect(v.is(sendLessonDiary.body, { diary, marks: marks(101) })).toBe(false);
  });
});

describe('what a teacher writes after a lesson', () => {
  it.each([
    ['as it is', {}, true],
    ['that nobody has saved before', { version: 0 }, true],
    ['at a version below nought', { version: -1 }, false],
    ['about the first lesson of the programme', { programmeNo: 1 }, true],
    ['about a lesson before the first', { programmeNo: 0 }, false],
    ['about a lesson that no programme has', { programmeNo: 201 }, false],
    ['with 2,000 characters of what was covered', { covered: '가'.repeat(2_000) }, true],
    ['with 2,001', { covered: '가'.repeat(2_001) }, false],
    ['with 5,000 characters to the guardians', { messageToGuardian: '가'.repeat(5_000) }, true],
    ['with 5,001', { messageToGuardian: '가'.repeat(5_001) }, false],
    ['with homework until a day without a time', { homeworkDueAt: '2026-11-20' }, false],
    ['without her own note', { privateNote: undefined }, false],
    ['that says it was sent already', { sentAt: '2026-11-18T03:00:00Z' }, false],
  ])('is kept %s', (_what, change, fits) => {
    expect(takes(saveLessonDiary.body, diary, change)).toBe(fits);
  });

  it.each(['covered', 'messageToGuardian'])('is kept without %s, and not sent without it', (field) => {
    for (const empty of ['', '  ', '\n']) {
      expect(takes(saveLessonDiary.body, diary, { [field]: empty })).toBe(true);
      expect(v.is(sendLessonDiary.body, { diary: { ...diary, [field]: empty }, marks: [] })).toBe(false);
    }
  });

  it.each(['homework', 'nextPlan', 'messageToGuardianVi', 'privateNote'])('is sent without %s', (field) => {
    expect(v.is(sendLessonDiary.body, { diary: { ...diary, [field]: '' }, marks: [] })).toBe(true);
  });
});
