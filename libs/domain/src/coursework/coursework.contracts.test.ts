import * as v from 'valibot';
import { assignmentsContract } from './assignments.contract.ts';
import { lecturesContract } from './lectures.contract.ts';

const handout = {
  title: '3단원 복습',
  content: '',
  fileIds: [],
  displayAt: null,
  downloadAllowed: true,
  deadlineAt: '2026-11-25T14:59:00Z',
};
const late = { lateAllowed: true, cutoffAt: null };
const isNew = { clientId: '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f', classId: 'cls_1', isDraft: false };
const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });
const { createAssignment, updateAssignment } = assignmentsContract;
const { createLecture, updateLecture } = lecturesContract;
const assignment = { ...isNew, ...handout, ...late };
const lecture = { ...isNew, ...handout };

describe.each<[string, v.GenericSchema, object]>([
  ['a new assignment', createAssignment.body, assignment],
  ['a changed assignment', updateAssignment.body, { version: 1, ...handout, ...late }],
  ['new material', createLecture.body, lecture],
  ['changed material', updateLecture.body, { version: 1, ...handout }],
])('%s [ASG-1]', (_name, schema, body) => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `fil_${at}`);

  it.each<[string, object, boolean]>([
    ['as it is', {}, true],
    ['with a title of 100 characters', { title: '가'.repeat(100) }, true],
    ['with a title of 101', { title: '가'.repeat(101) }, false],
    ['with a title of spaces', { title: '  ' }, false],
    ['with 5,000 characters of content', { content: '가'.repeat(5_000) }, true],
    ['with 5,001', { content: '가'.repeat(5_001) }, false],
    ['with 50 files', { fileIds: ids(50) }, true],
    ['with 51 files', { fileIds: ids(51) }, false],
    ['with a file that is a path', { fileIds: ['../secret'] }, false],
    ['shown from a moment on', { displayAt: '2026-11-20T00:00:00Z' }, true],
    ['shown from a day on', { displayAt: '2026-11-20' }, false],
    ['without saying whether it may be downloaded', { downloadAllowed: undefined }, false],
    ['with a state that only the clock decides', { status: 'OPEN' }, false],
  ])('%s', (_what, change, fits) => {
    expect(takes(schema, body, change)).toBe(fits);
  });
});

describe('the end of what is handed out', () => {
  it('is a must of an assignment, and open for material [ASG-1]', () => {
    expect(takes(createAssignment.body, assignment, { deadlineAt: null })).toBe(false);
    expect(takes(createLecture.body, lecture, { deadlineAt: null })).toBe(true);
  });

  it.each<[string, object, boolean]>([
    ['nothing late', { lateAllowed: false }, true],
    ['late without an end', { lateAllowed: true, cutoffAt: null }, true],
    ['late until a moment', { cutoffAt: '2026-11-27T14:59:00Z' }, true],
    ['late until a word', { cutoffAt: 'tomorrow' }, false],
    ['whatever: she has to say', { lateAllowed: undefined }, false],
  ])('of an assignment may take %s [ASG-2]', (_what, change, fits) => {
    expect(takes(createAssignment.body, assignment, change)).toBe(fits);
  });

  it('of material has no late window', () => {
    expect(takes(createLecture.body, lecture, { lateAllowed: true })).toBe(false);
  });

  it('is moved alone, also where somebody has handed it in [ASG-2]', () => {
    const { body, errors } = assignmentsContract.extendAssignment;
    expect(v.is(body, { deadlineAt: '2026-11-30T14:59:00Z' })).toBe(true);
    expect(v.is(body, { deadlineAt: '2026-11-30T14:59:00Z', title: '다른 제목' })).toBe(false);
    expect(v.is(body, { deadlineAt: null })).toBe(false);
    expect(errors).not.toContain('ASSIGNMENT_LOCKED');
  });

  it('and everything else is locked by what was handed in [ASG-2]', () => {
    expect(assignmentsContract.updateAssignment.errors).toContain('ASSIGNMENT_LOCKED');
    expect(assignmentsContract.deleteAssignment.errors).toEqual(['HAS_SUBMISSIONS']);
  });
});

describe('the lists of a class', () => {
  it.each([
    [{ classId: 'cls_1' }, true],
    [{ classId: 'cls_1', page: '1000', size: '100' }, true],
    [{ classId: 'cls 1' }, false],
    [{ classId: 'cls_1', page: '1001' }, false],
    [{ classId: 'cls_1', size: '0' }, false],
    [{ classId: 'cls_1', state: 'OPEN' }, false],
  ])('are asked for by %j: %s', (query, fits) => {
    expect(v.is(assignmentsContract.listAssignments.query, query)).toBe(fits);
    expect(v.is(lecturesContract.listLectures.query, query)).toBe(fits);
  });

  it('of assignments may be one over all classes, and of one status [ASG-1]', () => {
    const { query } = assignmentsContract.listAssignments;
    expect([v.is(query, {}), v.is(query, { status: 'COMPLETED' }), v.is(query, { status: 'DONE' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(v.is(lecturesContract.listLectures.query, {})).toBe(false);
  });
});
