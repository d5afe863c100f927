import { act, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { freezeClock } from '@portal/testing/frozen-clock';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { aRoomState } from '@portal/testing/live/live-builders';
import { RoomLanguage } from '../reading/room-words.ts';
import { hostPass, studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { TimeNotice } from './time-notice.tsx';

const at = (time: string) => `2026-11-18T${time}+09:00`;
const place = () => within(screen.getByRole('region', { name: '강의실' })).getByRole('status');

withRooms();

const open = (now: string, pass = studentPass, desk = aLessonDesk(), language: 'ko' | 'vi' = 'ko') =>
  renderInRoom(
    () =>
      createElement(
        RoomLanguage,
        { value: language },
        createElement('section', { 'aria-label': '강의실' }, createElement(TimeNotice)),
      ),
    {
      state: aRoomState(),
      pass,
      now: at(now),
      handlers: [fake(lessonDeskContract.getLessonDesk, desk)],
    },
  );

describe('the end of the time of a lesson until 11:30 [CLS-3]', () => {
  it.each([
    ['11:24:59', ''],
    ['11:25:00', '5분 남았어요'],
    ['11:25:11', '5분 남았어요'],
    ['11:25:12', ''],
    ['11:29:59', ''],
    ['11:30:00', '수업 시간이 끝났어요'],
    ['11:30:12', ''],
  ])('is told to a guest at %s by “%s”', async (now, text) => {
    await open(now);
    expect(place().textContent).toBe(text);
  });

  it('is told once it comes, in a place that was there before', async () => {
    await open('11:24:58');
    const before = place();
    expect(before).toBeEmptyDOMElement();
    act(() => void freezeClock(at('11:25:00')));
    await waitFor(() => expect(before).toHaveTextContent('5분 남았어요'), { timeout: 3_000 });
  });

  it.each([
    ['can make it longer', aLessonDesk(), '수업 시간이 끝났어요. 시간을 늘리거나 수업을 끝낼 수 있어요.'],
    ['has another one after it', aLessonDesk({ extensions: [] }), '수업 시간이 끝났어요. 수업을 끝낼 수 있어요.'],
    ['has not begun it', aLessonDesk({ startedAt: null }), '수업 시간이 끝났어요'],
  ])('is told to a teacher who %s with what she can do', async (_who, desk, text) => {
    await open('11:30:01', hostPass, desk);
    await waitFor(() => expect(place().textContent).toBe(text));
  });

  it('is told in Vietnamese to who reads that', async () => {
    await open('11:25:00', studentPass, undefined, 'vi');
    expect(place()).toHaveTextContent('Còn 5 phút');
  });
});
