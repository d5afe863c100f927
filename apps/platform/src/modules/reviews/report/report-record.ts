import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { ATTENDANCE_LABELS } from '@portal/domain/lessons/attendance';
import type { OpsField } from '@portal/domain/ops/ops';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { HeldRecord } from '../../lessons/module.ts';

const time = (at: Date | string) => formatTime(at, DEFAULT_TIME_ZONE);

/** `19:00–19:58 · 57분`; nothing of who did not come. */
function stayText(from: Date | string | null, to: Date | string | null, minutes: number): string | null {
  if (from === null) return null;
  const span = to === null ? `${time(from)}부터` : formatTimeRange(time(from), time(to));
  return `${span} · ${minutes}분`;
}

/** What is on record of the lesson that a report names: when it really was, who came and from when to when. */
export function recordFields(record: HeldRecord | undefined): OpsField[] {
  if (!record) return [];
  const { startedAt, endedAt, minutes, attendance } = record;
  const who = attendance.map((row) =>
    [
      row.studentName,
      row.state === null ? '출석을 정하지 않음' : ATTENDANCE_LABELS[row.state],
      stayText(row.joinedAt, row.leftAt, row.minutes),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  return [
    { path: 'lessonHeld', label: '수업한 시간', text: stayText(startedAt, endedAt, minutes) ?? '시작하지 않았어요' },
    { path: 'lessonAttendance', label: '출석', text: who.join('\n') },
  ];
}
