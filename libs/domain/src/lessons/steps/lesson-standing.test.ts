import type { Lesson } from '../lesson.ts';
import { LESSON_STATE_LABELS, lessonStateOf } from '../states/lesson-state.ts';
import { confirmTimeOf } from './confirm-time.ts';
import { lessonStanding, type StandingLesson, wrapUpBy } from './lesson-standing.ts';

type Over = Partial<StandingLesson['lesson']>;
const known = (lesson: Over = {}, more: Partial<Omit<StandingLesson, 'lesson'>> = {}): StandingLesson => ({
  meetingUrl: null,
  ...more,
  lesson: {
    status: 'UPCOMING',
    held: null,
    isWrappedUp: false,
    mode: 'ONLINE',
    startAt: '2026-11-18T19:00:00+09:00',
    endAt: '2026-11-18T20:00:00+09:00',
    ...lesson,
  },
});
const at = (time: string, day = 18) => new Date(`2026-11-${day}T${time}:00+09:00`);
/** `D`one, `N`ow, `L`ater. */
const dots = (one: StandingLesson, now = at('18:00')) =>
  lessonStanding(one, now)
    .steps?.map(({ is }) => is[0])
    .join('') ?? 'none';

const taught = { status: 'DONE', held: true } as const;
const sent = { ...taught, isWrappedUp: true } as const;
const asked = { isQuestioned: true, questions: [{ answeredAt: null }] };
const answered = { isQuestioned: false, questions: [{ answeredAt: '2026-11-18T21:00:00+09:00' }] };
const ticket = { isQuestioned: true, questions: [] };
const MEETING = { meetingUrl: 'https://meet.example.com/abc' };

describe('where a lesson stands among its four steps', () => {
  it.each([
    ['is planned', known(), at('18:44'), 'NLLL', 'EARLY', '예정', 'AHEAD', null],
    ['can be entered', known(), at('18:45'), 'NLLL', 'OPEN', '예정', 'LIVE', 'ENTER'],
    ['was never begun', known(), at('20:00'), 'NLLL', 'MISSED', '예정', 'LATE', null],
    ['runs', known({ status: 'IN_PROGRESS' }), at('19:30'), 'DNLL', 'RUNNING', '진행 중', 'LIVE', 'ENTER'],
    ['runs over', known({ status: 'IN_PROGRESS' }), at('20:29'), 'DNLL', 'RUNNING', '진행 중', 'LIVE', 'ENTER'],
    [
      'has no room any more',
      known({ status: 'IN_PROGRESS' }),
      at('20:30'),
      'DNLL',
      'RUNNING',
      '진행 중',
      'LIVE',
      'FINISH',
    ],
    ['is to be wrapped up', known(taught), at('19:59', 19), 'DDNL', 'TO_WRAP_UP', '마무리 필요', 'TURN', 'WRAP_UP'],
    [
      'was not wrapped up in a day',
      known(taught),
      at('20:00', 19),
      'DDNL',
      'WRAP_UP_LATE',
      '마무리 필요',
      'LATE',
      'WRAP_UP',
    ],
    ['is sent', known(sent), at('21:00'), 'DDDN', 'SENT', '확인 대기', 'WAITING', null],
    ['a family doubts', known(sent, asked), at('21:00'), 'DDDN', 'QUESTIONED', '확인 대기', 'TURN', 'ANSWER'],
    ['is in a ticket', known(sent, ticket), at('21:00'), 'DDDN', 'QUESTIONED', '확인 대기', 'TURN', null],
    ['has answered its family', known(sent, answered), at('21:30'), 'DDDN', 'SENT', '확인 대기', 'WAITING', null],
    [
      'is confirmed',
      known({ ...sent, status: 'FINISHED' }),
      at('21:00', 19),
      'DDDD',
      'CONFIRMED',
      '확인됨',
      'OVER',
      null,
    ],
    [
      'was not held',
      known({ status: 'DONE', held: false }),
      at('21:00'),
      'none',
      'NOT_HELD',
      '진행 안 함',
      'OVER',
      'EVIDENCE',
    ],
    [
      'counts as not held',
      known({ status: 'FINISHED', held: false }),
      at('21:00'),
      'none',
      'NOT_HELD',
      '진행 안 함',
      'OVER',
      'EVIDENCE',
    ],
    [
      'was cancelled',
      known({ status: 'CANCELED', held: false }),
      at('18:50'),
      'none',
      'CANCELED',
      '취소',
      'OVER',
      null,
    ],
  ] as const)('one that %s [CLS-2] [CLS-3]', (_, one, now, steps, point, word, tone, next) => {
    expect(lessonStanding(one, now)).toMatchObject({ point, word, tone, next });
    expect(dots(one, now)).toBe(steps);
  });

  it.each([
    ['at a place is begun by hand', known({ mode: 'OFFLINE' }), 'START'],
    ['at both is begun by hand, as not all enter a room', known({ mode: 'BOTH' }), 'START'],
    ['somewhere else on the net is begun by hand', known({}, MEETING), 'START'],
  ])('one %s [CLS-3]', (_, one, next) => {
    expect(lessonStanding(one, at('18:50')).next).toBe(next);
  });

  it.each([
    ['at a place', known({ mode: 'OFFLINE', status: 'IN_PROGRESS' }), 'FINISH'],
    ['somewhere else', known({ status: 'IN_PROGRESS' }, MEETING), 'FINISH'],
    ['in the room too', known({ status: 'IN_PROGRESS', mode: 'BOTH' }), 'ENTER'],
  ])('one that runs %s leads on [CLS-3]', (_, one, next) => {
    expect(lessonStanding(one, at('19:30')).next).toBe(next);
  });

  it.each<Over>([
    { status: 'UPCOMING' },
    { status: 'IN_PROGRESS' },
    taught,
    sent,
    { status: 'DONE', held: false },
    { status: 'FINISHED', held: true },
    { status: 'FINISHED', held: false },
    { status: 'CANCELED' },
  ])('has the word of the calendar whatever the time is: %j [CLS-2]', (over) => {
    const one = known(over);
    const word = LESSON_STATE_LABELS[lessonStateOf(one.lesson as Lesson)];
    for (const now of [at('18:00'), at('18:50'), at('20:10'), at('20:10', 25)])
      expect(lessonStanding(one, now).word).toBe(word);
  });
});

it('is to be wrapped up within a day of its end', () => {
  expect(wrapUpBy(known().lesson)).toEqual(at('20:00', 19));
});

it.each([
  ['nobody asks', { isQuestioned: false, questions: [] }, at('20:30', 19)],
  ['a family got its answer later', answered, at('21:00', 19)],
  ['a family waits', asked, null],
  ['a ticket is open', ticket, null],
])('silence confirms it in time where %s [CLS-3]', (_, more, time) => {
  expect(confirmTimeOf({ ...more, diary: { confirmBy: '2026-11-19T20:30:00+09:00' } })).toEqual(time);
});
