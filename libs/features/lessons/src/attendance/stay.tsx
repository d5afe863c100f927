import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { attendance as words } from '../messages.ts';

/** From when to when a student was there, and for how long: `10:28–11:30 · 60분`. */
export function Stay({ joinedAt, leftAt, minutes }: Pick<Attendance, 'joinedAt' | 'leftAt' | 'minutes'>) {
  const zone = useTeacherZone();
  if (joinedAt === null) return null;
  const from = formatTime(joinedAt, zone);
  const span = leftAt === null ? words.here(from) : formatTimeRange(from, formatTime(leftAt, zone));
  return `${span} · ${words.minutes(minutes)}`;
}
