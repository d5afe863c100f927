import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';

const at = (day: number, start: string, end: string): TimeSpan => ({
  startAt: `2026-11-${day}T${start}:00+09:00`,
  endAt: `2026-11-${day}T${end}:00+09:00`,
});

/** What a regular student finds of `someFreeSlots` in the two weeks from tomorrow. */
export const someBookableTimes = (): TimeSpan[] => [
  at(20, '09:00', '12:00'),
  at(21, '14:00', '16:00'),
  at(23, '09:00', '11:30'),
  at(23, '19:00', '21:00'),
  at(25, '14:00', '17:00'),
  at(30, '09:00', '11:30'),
  at(30, '19:00', '21:00'),
];
