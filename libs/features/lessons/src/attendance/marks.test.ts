import type { Attendance } from '@portal/domain/lessons/attendance';
import { anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { areNotesRight, decidedMarks, isEverybodyMarked, type Marks, noteError, unsentMarks } from './marks.ts';

const unseen = anAttendance({ studentId: 'b', studentName: '나', state: null, joinedAt: null, minutes: 0 });
const both: Attendance[] = [anAttendance({ studentId: 'a', studentName: '가' }), unseen];

describe('what is sent of the attendance', () => {
  it('is what the room has seen where she says nothing [CLS-3]', () => {
    expect(decidedMarks(both, {})).toEqual([{ studentId: 'a', state: 'PRESENT', note: '' }]);
  });

  it('is her word where she says something, without blanks around it [CLS-3]', () => {
    const marks: Marks = { a: { state: 'LATE', note: '  버스가 늦음 ' }, b: { state: 'EXCUSED', note: '' } };
    expect(decidedMarks(both, marks)).toEqual([
      { studentId: 'a', state: 'LATE', note: '버스가 늦음' },
      { studentId: 'b', state: 'EXCUSED', note: '' },
    ]);
  });

  it('says nothing of a student who has left the class meanwhile', () => {
    expect(decidedMarks([unseen], { a: { state: 'ABSENT', note: '' } })).toEqual([]);
  });

  it.each([
    ['nobody is there to be marked', [], {}, true],
    ['one has no state', both, {}, false],
    ['that one has only a note', both, { b: { state: null, note: '전화함' } }, false],
    ['that one has a state', both, { b: { state: 'ABSENT', note: '' } }, true],
  ] as const)('is whole or not when %s [CLS-3]', (_, attendance, marks, whole) => {
    expect(isEverybodyMarked(attendance, marks)).toBe(whole);
  });
});

describe('a note', () => {
  it.each([
    ['', undefined],
    ['가'.repeat(200), undefined],
    ['가'.repeat(201), '200자까지 쓸 수 있어요.'],
    // What is sent has no blanks around it; an emoji is one character.
    [`  ${'가'.repeat(200)}  `, undefined],
    ['🎉'.repeat(200), undefined],
    ['🎉'.repeat(201), '200자까지 쓸 수 있어요.'],
  ])('%#: is told what is wrong with it', (note, problem) => {
    expect(noteError(note)).toBe(problem);
  });

  it('stands in the way only where it would be sent', () => {
    const long = '가'.repeat(201);
    expect(areNotesRight(both, { a: { state: 'ABSENT', note: long } })).toBe(false);
    expect(areNotesRight(both, { b: { state: null, note: long } })).toBe(true);
    expect(areNotesRight([unseen], { a: { state: 'ABSENT', note: long } })).toBe(true);
  });
});

describe('what has not arrived', () => {
  it.each([
    ['she has said nothing', {}, []],
    ['she has said the same', { a: { state: 'PRESENT', note: ' ' } }, []],
    ['she has chosen another state', { a: { state: 'LATE', note: '' } }, ['가']],
    ['she has only written', { b: { state: null, note: '전화함' } }, ['나']],
  ] as const)('is named when %s [W9]', (_, marks, names) => {
    expect(unsentMarks(both, marks).map(({ studentName }) => studentName)).toEqual(names);
  });
});
