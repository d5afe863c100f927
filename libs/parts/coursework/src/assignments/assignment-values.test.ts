import * as v from 'valibot';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import {
  type AssignmentValues,
  assignmentSchema,
  assignmentValues,
  deadlineToExtend,
  extensionSchema,
} from './assignment-values.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');
const SEOUL = 'Asia/Seoul';
const fresh = (over: Partial<AssignmentValues> = {}) => ({
  ...assignmentValues(null, NOW, SEOUL),
  title: '단어 외우기',
  ...over,
});
const at = (text: string) => `2026-11-${text}:00.000Z`;

describe('the form of a new assignment', () => {
  it.each([
    ['Asia/Seoul', { displayAt: at('19T00:00'), deadlineAt: at('25T12:00'), cutoffAt: '2026-12-02T12:00:00.000Z' }],
    [
      'Asia/Ho_Chi_Minh',
      { displayAt: at('19T02:00'), deadlineAt: at('25T14:00'), cutoffAt: '2026-12-02T14:00:00.000Z' },
    ],
  ])('proposes an evening in a week by the clock of %s [ASG-1]', (zone, expected) => {
    expect(assignmentValues(null, NOW, zone)).toMatchObject({ ...expected, opens: 'NOW', late: 'ALWAYS', title: '' });
  });
});

describe('the form of an assignment that stands', () => {
  it.each([
    ['takes late work for ever', { lateAllowed: true, cutoffAt: null }, 'ALWAYS'],
    ['takes it until a moment', { lateAllowed: true, cutoffAt: '2026-11-22T21:00:00+09:00' }, 'UNTIL'],
    ['takes none', { lateAllowed: false, cutoffAt: null }, 'NEVER'],
  ])('knows that it %s [ASG-2]', (_what, over, late) => {
    expect(assignmentValues(anAssignment(over), NOW, SEOUL).late).toBe(late);
  });

  it.each([
    ['at once', null, 'NOW'],
    ['later', '2026-11-19T09:00:00+09:00', 'LATER'],
  ])('knows that it opens %s', (_when, displayAt, opens) => {
    expect(assignmentValues(anAssignment({ displayAt }), NOW, SEOUL).opens).toBe(opens);
  });

  it('says of an unchanged one what it said before', () => {
    const standing = anAssignment({ lateAllowed: true, cutoffAt: '2026-11-22T21:00:00+09:00', downloadAllowed: false });
    const { title, content, displayAt, deadlineAt, cutoffAt } = standing;
    expect(v.parse(assignmentSchema, assignmentValues(standing, NOW, SEOUL))).toEqual({
      title,
      content,
      fileIds: [],
      displayAt,
      deadlineAt,
      cutoffAt,
      lateAllowed: true,
      downloadAllowed: false,
      rubric: null,
    });
  });
});

describe('the dates of an assignment', () => {
  const problems = (over: Partial<AssignmentValues>) => {
    const read = v.safeParse(assignmentSchema, fresh(over));
    return (read.issues ?? []).map(({ path, message }) => [path?.[0]?.key, message]);
  };
  const needed = '날짜와 시각을 정해 주세요.';

  it.each([
    ['none is missing', {}, []],
    ['no deadline', { deadlineAt: null }, [['deadlineAt', needed]]],
    ['no day on which it opens', { opens: 'LATER', displayAt: null }, [['displayAt', needed]]],
    ['no such day, where it opens at once', { opens: 'NOW', displayAt: null }, []],
    ['no last day for late work', { late: 'UNTIL', cutoffAt: null }, [['cutoffAt', needed]]],
    ['no such day, where late work is never taken', { late: 'NEVER', cutoffAt: null }, []],
    [
      'a deadline as it opens',
      { opens: 'LATER', displayAt: at('25T12:00'), deadlineAt: at('25T12:00') },
      [['deadlineAt', '마감은 공개 시각보다 뒤여야 해요.']],
    ],
    ['a deadline a minute later', { opens: 'LATER', displayAt: at('25T12:00'), deadlineAt: at('25T12:01') }, []],
    [
      'a deadline before the hidden moment',
      { opens: 'NOW', displayAt: at('28T12:00'), deadlineAt: at('25T12:00') },
      [],
    ],
    [
      'a last day that is the deadline',
      { late: 'UNTIL', deadlineAt: at('25T12:00'), cutoffAt: at('25T12:00') },
      [['cutoffAt', '마감보다 뒤로 정해 주세요.']],
    ],
    ['a hidden last day before the deadline', { late: 'ALWAYS', cutoffAt: at('20T12:00') }, []],
    [
      'several things at once',
      { title: ' ', deadlineAt: null },
      [
        ['title', '과제 제목을 입력해 주세요.'],
        ['deadlineAt', needed],
      ],
    ],
  ] as [string, Partial<AssignmentValues>, string[][]][])('are told of: %s', (_what, over, expected) => {
    expect(problems(over)).toEqual(expected);
  });

  it.each([
    ['NOW', 'NEVER', { displayAt: null, lateAllowed: false, cutoffAt: null }],
    ['NOW', 'ALWAYS', { displayAt: null, lateAllowed: true, cutoffAt: null }],
    ['LATER', 'UNTIL', { displayAt: at('19T00:00'), lateAllowed: true, cutoffAt: '2026-12-02T12:00:00.000Z' }],
  ] as const)('are sent as far as they count: opening %s, late work %s', (opens, late, expected) => {
    expect(v.parse(assignmentSchema, fresh({ opens, late }))).toMatchObject(expected);
  });
});

describe('a later deadline', () => {
  it('begins with the one that stands, and after it with tomorrow at its time [ASG-2]', () => {
    const standing = '2026-11-24T12:00:00.000Z';
    const first = (now: string) => deadlineToExtend(standing, new Date(now), 'Asia/Seoul');
    expect(first('2026-11-24T11:59:00.000Z')).toBe(standing);
    expect(first('2026-11-26T16:00:00.000Z')).toBe('2026-11-28T12:00:00.000Z');
  });

  it.each([
    ['2026-11-20T21:00:00+09:00', false],
    ['2026-11-20T20:59:00+09:00', false],
    // The same moment, said in another zone.
    ['2026-11-20T12:00:00Z', false],
    ['2026-11-20T21:01:00+09:00', true],
    [null, false],
  ])('%s: %s [ASG-2]', (deadlineAt, isTaken) => {
    expect(v.safeParse(extensionSchema(anAssignment().deadlineAt), { deadlineAt }).success).toBe(isTaken);
  });
});
