import { aLessonDesk, aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { hasRoom, holdStateOf, startsByHand } from './hold-state.ts';

const upcoming = aLessonDesk({ lesson: { status: 'UPCOMING' } });
const sent = aLessonDiary({ version: 2, sentAt: '2026-11-18T10:40:00+09:00' });

it.each([
  ['10:14:59', 'EARLY'],
  ['10:15:00', 'OPEN'],
  ['11:29:59', 'OPEN'],
  ['11:30:00', 'MISSED'],
])('a lesson from 10:30 to 11:30 is at %s %s [CLS-2] [CLS-3]', (time, state) => {
  expect(holdStateOf(upcoming, new Date(`2026-11-18T${time}+09:00`))).toBe(state);
});

it.each([
  ['that runs', aLessonDesk(), 'RUNNING'],
  ['that has ended', aTaughtLesson(), 'TO_WRAP_UP'],
  ['whose diary is begun', aTaughtLesson({ diary: aLessonDiary({ version: 2 }) }), 'TO_WRAP_UP'],
  ['whose diary was sent', aTaughtLesson({ diary: sent }), 'SENT'],
  ['that did not take place', aTaughtLesson({ lesson: { held: false } }), 'NOT_HELD'],
  ['that did not take place, with a diary', aTaughtLesson({ lesson: { held: false }, diary: sent }), 'NOT_HELD'],
  ['that is confirmed', aTaughtLesson({ lesson: { status: 'FINISHED' }, diary: sent }), 'CONFIRMED'],
  ['that was cancelled', aLessonDesk({ lesson: { status: 'CANCELED' } }), 'CANCELED'],
])('a lesson %s stands so, whatever the time is [CLS-2]', (_, desk, state) => {
  expect(holdStateOf(desk, new Date('2026-11-18T09:00:00+09:00'))).toBe(state);
  expect(holdStateOf(desk, new Date('2026-11-19T09:00:00+09:00'))).toBe(state);
});

it.each([
  ['ONLINE', null, true, false],
  ['ONLINE', 'https://meet.example.com/abc', false, true],
  ['OFFLINE', null, false, true],
  ['OFFLINE', 'https://meet.example.com/abc', false, true],
  ['BOTH', null, true, true],
  ['BOTH', 'https://meet.example.com/abc', false, true],
] as const)('%s with the link %s: our room %s, started by hand %s [CLS-3]', (mode, meetingUrl, room, byHand) => {
  const desk = aLessonDesk({ lesson: { mode }, meetingUrl });
  expect(hasRoom(desk)).toBe(room);
  expect(startsByHand(desk)).toBe(byHand);
});
