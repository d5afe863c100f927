import { formatDayRange, formatTimeRange } from './range.ts';

it('writes stretches with one sign, and with room around it where days stand beside it [CON-2]', () => {
  expect(formatTimeRange('10:00', '11:30')).toBe('10:00–11:30');
  expect(formatDayRange('16/11/2026', '22/11/2026')).toBe('16/11/2026 – 22/11/2026');
});
