import type { ScheduleConflict } from '@portal/domain/schedule/schedule-conflict';

/** Friday at ten is wanted, and a lesson stands there from half past ten. */
export const aConflict = (over: Partial<ScheduleConflict> = {}): ScheduleConflict => ({
  wanted: { startAt: '2026-11-20T10:00:00+09:00', endAt: '2026-11-20T11:30:00+09:00' },
  other: {
    kind: 'LESSON',
    id: 'lesson-fri',
    title: '중2 수학 개념 완성',
    startAt: '2026-11-20T10:30:00+09:00',
    endAt: '2026-11-20T12:00:00+09:00',
  },
  alternatives: [
    { startAt: '2026-11-20T09:00:00+09:00', endAt: '2026-11-20T10:30:00+09:00' },
    { startAt: '2026-11-20T14:00:00+09:00', endAt: '2026-11-20T15:30:00+09:00' },
    { startAt: '2026-11-21T10:00:00+09:00', endAt: '2026-11-21T11:30:00+09:00' },
  ],
  ...over,
});
