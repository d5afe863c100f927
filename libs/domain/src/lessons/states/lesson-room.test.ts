import { hasRoom, roomState, startsByHand } from './lesson-room.ts';

const lesson = {
  status: 'UPCOMING',
  mode: 'ONLINE',
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T20:00:00+09:00',
} as const;
const at = (time: string) => new Date(`2026-11-18T${time}+09:00`);

describe('the room of a lesson', () => {
  it.each([
    ['UPCOMING', '18:44:59', 'CLOSED'],
    ['UPCOMING', '18:45:00', 'OPEN'],
    ['UPCOMING', '19:59:59', 'OPEN'],
    ['UPCOMING', '20:00:00', 'OVER'],
    ['IN_PROGRESS', '18:50:00', 'OPEN'],
    ['IN_PROGRESS', '20:29:59', 'OPEN'],
    ['IN_PROGRESS', '20:30:00', 'OVER'],
    ['DONE', '19:30:00', 'OVER'],
    ['CANCELED', '19:30:00', 'OVER'],
  ] as const)(
    'that is %s is at %s %s, for instants as the contract and as the server has them [CLS-3]',
    (status, time, state) => {
      expect(roomState({ ...lesson, status }, at(time))).toBe(state);
      const dates = { startAt: new Date(lesson.startAt), endAt: new Date(lesson.endAt) };
      expect(roomState({ ...lesson, ...dates, status }, at(time))).toBe(state);
    },
  );

  it('is none where the class meets at a place [CLS-3]', () => {
    expect(roomState({ ...lesson, mode: 'OFFLINE' }, at('19:00:00'))).toBe('OVER');
  });
});

it.each([
  ['ONLINE', null, true, false],
  ['ONLINE', 'https://meet.example.com/abc', false, true],
  ['OFFLINE', null, false, true],
  ['OFFLINE', 'https://meet.example.com/abc', false, true],
  ['BOTH', null, true, true],
  ['BOTH', 'https://meet.example.com/abc', false, true],
] as const)('%s with the link %s: our room %s, started by hand %s [CLS-3]', (mode, meetingUrl, room, byHand) => {
  expect(hasRoom({ lesson: { mode }, meetingUrl })).toBe(room);
  expect(startsByHand({ lesson: { mode }, meetingUrl })).toBe(byHand);
});
