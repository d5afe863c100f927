import { lengthOf, type PresenceEvent, spansOf, staysOf, without } from './presence.ts';

const START = Date.parse('2026-11-18T10:00:00Z');
const minute = (minutes: number) => START + minutes * 60_000;
const event = (
  kind: PresenceEvent['kind'],
  minutes: number,
  actorId: string | null = 's1',
  data: PresenceEvent['data'] = {},
): PresenceEvent => ({ kind, actorId, data, at: new Date(minute(minutes)) });
const recovered = (minutes: number, seen: number, actorId = 's1') =>
  event('RECOVERED', minutes, actorId, { lastSeen: new Date(minute(seen)).toISOString() });
const room = (from: number, to: number | null, actorId = 's1', isCut = false) => ({
  actorId,
  place: 'ROOM',
  from: minute(from),
  to: to === null ? null : minute(to),
  isCut,
});
const door = (from: number, to: number | null, actorId = 's1', isCut = false) => ({
  ...room(from, to, actorId, isCut),
  place: 'DOOR',
});

describe('where people were, by the chain of evidence [W1, CLS-3]', () => {
  it.each<[string, PresenceEvent[], unknown[]]>([
    ['nobody came', [event('STARTED', 0, 'host'), event('ENDED', 50, null)], []],
    [
      'a lesson to which nobody came ends for its teacher, and for whoever stands at the door',
      [
        event('JOINED', 0, 'host'),
        event('WAITED', 3, 'mother'),
        event('NO_SHOW', 16, 'host'),
        event('ENDED', 16, 'host'),
      ],
      [room(0, 16, 'host'), door(3, 16, 'mother')],
    ],
    ['somebody is still there', [event('JOINED', 2)], [room(2, null)]],
    [
      'two lines of one person at a time are one stay',
      [event('JOINED', 0), event('JOINED', 5), event('LEFT', 6), event('LEFT', 20)],
      [room(0, 20)],
    ],
    [
      'who is let in has waited until then',
      [event('WAITED', 1), event('JOINED', 4), event('LEFT', 9)],
      [door(1, 4), room(4, 9)],
    ],
    ['who is turned away was at the door', [event('WAITED', 1), event('WAITED', 2), event('TURNED', 4)], [door(1, 4)]],
    ['somebody waits on', [event('WAITED', 1)], [door(1, null)]],
    [
      'a server died: she was there until she was seen last',
      [event('JOINED', 0), recovered(12, 9)],
      [room(0, 9, 's1', true)],
    ],
    [
      'and came again',
      [event('JOINED', 0), event('JOINED', 1), recovered(12, 9), event('JOINED', 12), event('LEFT', 15)],
      [room(0, 9, 's1', true), room(12, 15)],
    ],
    ['it died while she stood at the door', [event('WAITED', 3), recovered(8, 5)], [door(3, 5, 's1', true)]],
    ['it died before it saw her once', [event('JOINED', 6), recovered(8, 5)], [room(6, 6, 's1', true)]],
    ['it never saw later than it told', [event('JOINED', 6), recovered(8, 30)], [room(6, 8, 's1', true)]],
    [
      'a recovery of somebody who was gone changes nothing',
      [event('JOINED', 0), event('LEFT', 3), recovered(8, 5)],
      [room(0, 3)],
    ],
    ['a going without a coming is none', [event('LEFT', 3), event('TURNED', 4)], []],
  ])('%s', (_, events, stays) => {
    expect(staysOf(events)).toEqual(stays);
  });

  it('stand in the order of their beginnings', () => {
    const events = [event('JOINED', 0, 'host'), event('JOINED', 3), event('LEFT', 4), event('LEFT', 50, 'host')];
    expect(staysOf(events)).toEqual([room(0, 50, 'host'), room(3, 4)]);
  });
});

const within = { from: 0, to: 10 };

it.each([
  [
    'each moment counts once',
    [
      { from: 1, to: 4 },
      { from: 3, to: 6 },
      { from: 6, to: 7 },
    ],
    [{ from: 1, to: 7 }],
  ],
  [
    'what is outside does not count',
    [
      { from: -5, to: -1 },
      { from: -1, to: 2 },
      { from: 9, to: 15 },
    ],
    [
      { from: 0, to: 2 },
      { from: 9, to: 10 },
    ],
  ],
  ['what lasts ends with the stretch', [{ from: 8, to: null }], [{ from: 8, to: 10 }]],
  ['a stay of no length is none', [{ from: 8, to: 8 }], []],
])('of spans %s', (_, stays, spans) => {
  expect(spansOf(stays, within)).toEqual(spans);
});

it.each([
  [
    [
      { from: 2, to: 3 },
      { from: 5, to: 6 },
    ],
    [
      { from: 0, to: 2 },
      { from: 3, to: 5 },
      { from: 6, to: 10 },
    ],
  ],
  [
    [
      { from: -2, to: 3 },
      { from: 9, to: 16 },
    ],
    [{ from: 3, to: 9 }],
  ],
  [[{ from: -2, to: 13 }], []],
  [[], [within]],
])('a span without others is what is between them: %j', (others, left) => {
  expect(without([within], others)).toEqual(left);
  expect(lengthOf(left)).toBe(left.reduce((sum, { from, to }) => sum + to - from, 0));
});
