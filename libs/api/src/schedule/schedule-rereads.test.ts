/** @jest-environment @portal/test-runner/dom-environment */
import { lessonMovesContract as moves } from '@portal/domain/lessons/lesson-moves.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { directoryContract } from '@portal/domain/planning/directory.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { externalCalendarsContract } from '@portal/domain/schedule/external-calendars.contract';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aCalendar, aLesson, aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { aDirectory, aFreeSlot, aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { closeWorlds, watchedWorld } from '@portal/testing-api/watched-world';
import { lessonMovesApi } from '../lessons/lesson-moves.api.ts';
import { lessonsApi } from '../lessons/lessons.api.ts';
import { directoryApi } from '../planning/directory.api.ts';
import { todayApi } from '../planning/today.api.ts';
import { bookingRulesApi } from './booking-rules.api.ts';
import { calendarApi } from './calendar.api.ts';
import { externalCalendarsApi } from './external-calendars.api.ts';
import { freeTimesApi } from './free-times.api.ts';
import { timeOffsApi } from './time-offs.api.ts';

afterEach(closeWorlds);

const DAYS = { from: '2026-11-16', to: '2026-11-22' };
const clientId = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';
const instant = '2026-11-20T07:00:00Z';
const times = { start: '10:00', end: '12:00', audience: 'ALL' } as const;
const slots = { items: [aFreeSlot()] };
const lesson = { ...aLesson(), version: 1, noticeUntil: instant, movedFrom: null, moves: [] };
const calendar = { id: 'cal-1', name: '가족', host: 'example.com', busyCount: 0, lastFetchedAt: null, failure: null };

const FAKES = [
  fake(calendarContract.getCalendar, aCalendar()),
  fake(freeTimesContract.listFreeTimes, slots),
  fake(freeTimesContract.replaceFreeTimeWeek, slots),
  fake(freeTimesContract.deleteFreeTime, {}),
  fake(timeOffsContract.listTimeOffs, { items: [] }),
  fake(timeOffsContract.deleteTimeOff, {}),
  fake(timeOffsContract.createTimeOff, { timeOff: aTimeOff(), affectedLessons: [] }),
  fake(bookingRulesContract.getBookingRules, DEFAULT_BOOKING_RULES),
  fake(bookingRulesContract.updateBookingRules, DEFAULT_BOOKING_RULES),
  fake(bookingRulesContract.listBookableTimes, { items: [] }),
  fake(externalCalendarsContract.listExternalCalendars, { items: [] }),
  fake(externalCalendarsContract.refreshExternalCalendar, calendar),
  fake(externalCalendarsContract.undoCalendarImport, {}),
  fake(moves.listLessonMoves, { items: [] }),
  fake(moves.proposeLessonMove, aLessonMove()),
  fake(moves.answerLessonMove, aLessonMove()),
  fake(lessonsContract.getLesson, lesson),
  fake(lessonsContract.cancelLesson, lesson),
  fake(todayContract.getToday, { tasks: [] }),
  fake(directoryContract.getDirectory, aDirectory()),
];

type World = ReturnType<typeof watchedWorld>;
const WORDS: Readonly<Record<string, string>> = {
  '/tns/v1/calendar': 'calendar',
  '/tns/v1/calendar/free-times': 'free times',
  '/tns/v1/calendar/time-offs': 'time off',
  '/tns/v1/calendar/booking-rules': 'rules',
  '/tns/v1/calendar/bookable-times': 'bookable',
  '/tns/v1/calendar/external-calendars': 'other calendars',
  '/tns/v1/lesson-moves': 'moves',
  '/tns/v1/lessons/lesson-1': 'lesson',
  '/tns/v1/today': 'today',
  '/tns/v1/directory': 'names',
};

/** A portal that shows everything of the schedule at once; gives the words for what is read again. */
async function readAgain(happens: (world: World) => unknown): Promise<string[]> {
  const world = watchedWorld(FAKES);
  const { dispatch } = world.store;
  dispatch(calendarApi.endpoints.getCalendar.initiate(DAYS));
  dispatch(freeTimesApi.endpoints.listFreeTimes.initiate(undefined));
  dispatch(timeOffsApi.endpoints.listTimeOffs.initiate(undefined));
  dispatch(bookingRulesApi.endpoints.getBookingRules.initiate());
  dispatch(bookingRulesApi.endpoints.listBookableTimes.initiate(DAYS));
  dispatch(externalCalendarsApi.endpoints.listExternalCalendars.initiate());
  dispatch(lessonMovesApi.endpoints.listLessonMoves.initiate());
  dispatch(lessonsApi.endpoints.getLesson.initiate({ id: 'lesson-1' }));
  dispatch(todayApi.endpoints.getToday.initiate(undefined));
  dispatch(directoryApi.endpoints.getDirectory.initiate());
  await world.settled();
  expect(world.asked).toHaveLength(10);
  const asked = await world.askedAfter(() => happens(world));
  return asked
    .filter((call) => call.startsWith('GET '))
    .map((call) => WORDS[new URL(call.slice(4), 'https://api.test').pathname] ?? call)
    .toSorted();
}

describe('what a teacher sees of her schedule is read again', () => {
  const { endpoints: freeTimes } = freeTimesApi;
  const { endpoints: timeOffs } = timeOffsApi;
  const { endpoints: lessonMoves } = lessonMovesApi;
  const { refreshExternalCalendar, undoCalendarImport } = externalCalendarsApi.endpoints;
  const FREE = ['bookable', 'calendar', 'free times'];
  const OFF = ['bookable', 'calendar', 'time off'];
  const MOVED = ['bookable', 'calendar', 'lesson', 'moves', 'today'];
  const reason = '여행';

  it.each<[string, (world: World) => unknown, string[]]>([
    [
      'her free week was replaced [CAL-2]',
      ({ store }) =>
        store.dispatch(freeTimes.replaceFreeTimeWeek.initiate({ body: { items: [{ weekday: 'MONDAY', ...times }] } })),
      FREE,
    ],
    [
      'free time was closed on a day',
      ({ store }) => store.dispatch(freeTimes.deleteFreeTime.initiate({ id: 'slot-1', date: '2026-11-18' })),
      FREE,
    ],
    [
      'she takes time off',
      ({ store }) =>
        store.dispatch(
          timeOffs.createTimeOff.initiate({
            body: { clientId, startAt: instant, endAt: instant, reason, publicReason: null, keepLessons: true },
          }),
        ),
      OFF,
    ],
    [
      'she does not take it after all',
      ({ store }) => store.dispatch(timeOffs.deleteTimeOff.initiate({ id: 'off-1' })),
      OFF,
    ],
    [
      'her rules changed: holidays and the second zone stand in the calendar',
      ({ store }) =>
        store.dispatch(bookingRulesApi.endpoints.updateBookingRules.initiate({ body: DEFAULT_BOOKING_RULES })),
      ['bookable', 'calendar', 'rules'],
    ],
    [
      'another calendar was read',
      ({ store }) => store.dispatch(refreshExternalCalendar.initiate({ id: 'cal-1' })),
      ['bookable', 'calendar', 'other calendars'],
    ],
    [
      'an import was undone',
      ({ store }) => store.dispatch(undoCalendarImport.initiate({ body: { ids: ['event-1'] } })),
      ['bookable', 'calendar', 'other calendars'],
    ],
    [
      'she proposes another time for a lesson [CAL-3]',
      ({ store }) =>
        store.dispatch(
          lessonMoves.proposeLessonMove.initiate({ id: 'lesson-1', body: { clientId, newStartAt: instant, reason } }),
        ),
      MOVED,
    ],
    [
      'she answers such a proposal',
      ({ store }) =>
        store.dispatch(lessonMoves.answerLessonMove.initiate({ id: 'move-1', body: { decision: 'ACCEPTED' } })),
      MOVED,
    ],
    [
      'she cancels a lesson: it is no name to search for any more',
      ({ store }) =>
        store.dispatch(lessonsApi.endpoints.cancelLesson.initiate({ id: 'lesson-1', body: { reason, version: 1 } })),
      [...MOVED, 'names'].toSorted(),
    ],
    ['a lesson changed on the server', ({ realtime }) => realtime.push('lesson.changed', { id: 'lesson-1' }), MOVED],
    [
      'something of her schedule changed in another tab [CAL-1]',
      ({ realtime }) => realtime.push('calendar.changed', {}),
      ['bookable', 'calendar', 'free times', 'other calendars', 'rules', 'time off'],
    ],
    ['a task changed on the server', ({ realtime }) => realtime.push('task.changed', { id: 'task-1' }), ['today']],
    [
      'a student handed something in',
      ({ realtime }) => realtime.push('assignment.changed', { id: 'assignment-1' }),
      ['today'],
    ],
    [
      'money moved, which stands nowhere here',
      ({ realtime }) => realtime.push('withdrawal.changed', { id: 'w-1' }),
      [],
    ],
  ])('when %s', async (_what, happens, expected) => {
    expect(await readAgain(happens)).toEqual(expected);
  });
});
