import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';

const at = (day: number, start: string, end: string): TimeSpan => ({
  startAt: `2026-11-${day}T${start}:00+09:00`,
  endAt: `2026-11-${day}T${end}:00+09:00`,
});

/** What a student finds in the two weeks from the frozen day. */
export const someBookableTimes = (): TimeSpan[] => [
  at(19, '14:00', '16:00'),
  at(20, '09:00', '10:30'),
  at(20, '19:00', '21:00'),
  at(26, '14:00', '16:00'),
  at(27, '09:00', '12:00'),
];
