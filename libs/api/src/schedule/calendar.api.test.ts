/** @jest-environment @portal/test-runner/dom-environment */
import { calendarContract as contract } from '@portal/domain/schedule/calendar.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aCalendar, aCalendarEvent } from '@portal/testing/schedule/calendar-builders';
import { closeWorlds, watchedWorld } from '@portal/testing-api/watched-world';
import { problemOf } from '../api-problem.ts';
import { calendarApi } from './calendar.api.ts';

afterEach(closeWorlds);

const { getCalendar, updateCalendarEvent, createCalendarEvent, deleteCalendarEvent } = calendarApi.endpoints;
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const DAY = { from: '2026-11-18', to: '2026-11-18' };
const event = aCalendarEvent();
const { id, ...body } = { ...event, time: '15:00', endTime: '15:30' };

/** A server whose answer to a change is held until the test lets it go. */
async function aCalendarAtRest(isRefused = false) {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let stored = event;
  const world = watchedWorld([
    fake(contract.getCalendar, () => aCalendar({ events: [stored] })),
    fake(contract.updateCalendarEvent, async (request) => {
      await held;
      if (isRefused) return problemResponse('NOT_FOUND');
      stored = { ...stored, ...request.body };
      return stored;
    }),
    fake(contract.createCalendarEvent, ({ body: { clientId: _key, ...fields } }) => ({ id: 'event-2', ...fields })),
    fake(contract.deleteCalendarEvent, {}),
  ]);
  const { dispatch, getState } = world.store;
  const weekly = dispatch(getCalendar.initiate(WEEK));
  dispatch(getCalendar.initiate(DAY));
  await world.settled();
  const timeIn = (range: typeof WEEK) => getCalendar.select(range)(getState()).data?.events[0]?.time;
  return { ...world, weekly, letGo, times: () => [timeIn(WEEK), timeIn(DAY)] };
}

describe('an entry that a teacher drags to another time [CAL-1]', () => {
  it('stays where it was put, in every range that is shown, before the server has answered', async () => {
    const calendar = await aCalendarAtRest();
    const change = calendar.store.dispatch(updateCalendarEvent.initiate({ id, body }));
    expect(calendar.times()).toEqual(['15:00', '15:00']);
    calendar.letGo();
    await change;
    await calendar.settled();
    expect(calendar.times()).toEqual(['15:00', '15:00']);
  });

  it('goes back when the server refuses, with a sentence that can be shown', async () => {
    const calendar = await aCalendarAtRest(true);
    const change = calendar.store.dispatch(updateCalendarEvent.initiate({ id, body }));
    expect(calendar.times()).toEqual(['15:00', '15:00']);
    calendar.letGo();
    const { error } = await change;
    expect(problemOf(error)).toMatchObject({ status: 404, code: 'NOT_FOUND', message: '찾는 내용이 없어요' });
    expect(calendar.times()).toEqual(['13:00', '13:00']);
  });
});

describe('the calendar is read again [CAL-1]', () => {
  const BOTH = [
    `GET /tns/v1/calendar?from=${DAY.from}&to=${DAY.to}`,
    `GET /tns/v1/calendar?from=${WEEK.from}&to=${WEEK.to}`,
  ].toSorted();

  it('after an entry was made or deleted', async () => {
    const { askedAfter, store } = await aCalendarAtRest();
    const clientId = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';
    const made = await askedAfter(() => store.dispatch(createCalendarEvent.initiate({ body: { clientId, ...body } })));
    expect(made).toEqual([...BOTH, 'POST /tns/v1/calendar/events']);
    const gone = await askedAfter(() => store.dispatch(deleteCalendarEvent.initiate({ id })));
    expect(gone).toEqual([`DELETE /tns/v1/calendar/events/${id}`, ...BOTH]);
  });

  it('when a lesson changed somewhere, or the connection is back; not when a course did', async () => {
    const { askedAfter, realtime } = await aCalendarAtRest();
    expect(await askedAfter(() => realtime.push('lesson.changed', { id: 'lesson-1' }))).toEqual(BOTH);
    expect(await askedAfter(() => realtime.reconnect())).toEqual(BOTH);
    expect(await askedAfter(() => realtime.push('course.changed', { id: 'course-1' }))).toEqual([]);
  });

  it('no more once nobody keeps it', async () => {
    const { store, realtime, askedAfter } = await aCalendarAtRest();
    store.dispatch(calendarApi.util.resetApiState());
    expect(await askedAfter(() => realtime.push('lesson.changed', { id: 'lesson-1' }))).toEqual([]);
    expect(realtime.listenerCount()).toBe(0);
  });
});
