import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { aRoomState } from '@portal/testing/live/live-builders';
import { RoomLanguage } from '../reading/room-words.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { RoomClock } from './room-clock.tsx';

const at = (time: string) => `2026-11-18T${time}+09:00`;

withRooms();

it.each([
  ['10:29:59', '시작까지 0:01'],
  ['10:30:00', '남은 시간 1:00:00'],
  ['11:29:59', '남은 시간 0:01'],
  ['11:30:00', '0:00 지났어요'],
  ['11:31:05', '1:05 지났어요'],
])('at %s the room of a lesson from 10:30 to 11:30 says %s [CLS-3]', async (now, text) => {
  await renderInRoom(RoomClock, { state: aRoomState(), now: at(now) });
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

it.each([
  ['10:29:59', 'Bắt đầu sau 0:01'],
  ['10:30:00', 'Còn lại 1:00:00'],
  ['11:31:05', 'Quá giờ 1:05'],
])('at %s it says %s to who reads Vietnamese [CLS-3]', async (now, text) => {
  const inVietnamese = () => createElement(RoomLanguage, { value: 'vi' }, createElement(RoomClock));
  await renderInRoom(inVietnamese, { state: aRoomState(), now: at(now) });
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

it('looks another way in the last five minutes, and another when it is over [CLS-3]', async () => {
  const looks = new Set<string>();
  for (const now of ['11:24:59', '11:25:00', '11:30:00']) {
    await renderInRoom(RoomClock, { state: aRoomState(), now: at(now) });
    looks.add(screen.getAllByRole('timer').at(-1)!.className);
  }
  expect(looks.size).toBe(3);
});
