import { screen, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { anEmptyCalendar } from './calendar.fixture.ts';
import { lessonsOf } from './lesson.fixture.ts';
import { aConflict } from './notices/conflict.fixture.ts';
import { standAtWidth } from './open-calendar.fixture.ts';
import { schedule } from './schedule.screen.ts';
import { scheduleSection } from './section.ts';
import { dueTasks } from './tasks/due-tasks.fixture.ts';

/** Every test of a file opens lessons and what can be done with them; the chunks are there before. */
export function standAtLessons(): void {
  jest.setTimeout(60_000);
  beforeAll(() =>
    Promise.all([
      scheduleSection.routes[0]?.preload?.(),
      import('./lesson/lesson-dialog.tsx'),
      import('./time-off/day-dialogs.tsx'),
      import('@portal/ui/menu'),
    ]),
  );
  beforeEach(() => {
    // A menu watches whether its button moves; nothing does here.
    window.IntersectionObserver = window.ResizeObserver as never;
    localStorage.clear();
    standAtWidth(1100);
  });
}

export const friday = aLesson({
  id: 'fri',
  className: '고1 수학 기초',
  status: 'UPCOMING',
  startAt: '2026-11-20T19:00:00+09:00',
  endAt: '2026-11-20T20:00:00+09:00',
});
export const tonight = {
  ...friday,
  id: 'tonight',
  className: '중1 보충',
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T20:00:00+09:00',
};
export const calendarOf = (over: Partial<Calendar> = {}): Calendar => ({
  ...anEmptyCalendar(),
  lessons: [friday, tonight],
  ...over,
});
/** Three times near by, each as long as the lesson. */
export const alternatives = aConflict().alternatives.map(({ startAt }) => ({
  startAt,
  endAt: new Date(Date.parse(startAt) + 3_600_000).toISOString(),
}));
const times = fake(lessonMovesContract.listMoveTimes, {
  alternatives,
  noticeUntil: '2026-11-19T19:00:00+09:00',
  within24h: false,
});

export function openLessons(
  handlers: RenderSectionOptions['handlers'] = [],
  calendar: Calendar | (() => Calendar) = calendarOf(),
  path?: string,
) {
  const answer = () => (typeof calendar === 'function' ? calendar() : calendar);
  return renderSection(scheduleSection, {
    path: path ?? '/account/calendar',
    handlers: [...handlers, fake(calendarContract.getCalendar, answer), lessonsOf(answer), times, dueTasks()],
  });
}
export type Opened = ReturnType<typeof openLessons>;

export async function openLesson({ user }: Opened, name = /고1 수학 기초/) {
  await user.click(await schedule.block(name));
  return schedule.form('수업 정보');
}
export async function openMove(opened: Opened, name?: RegExp) {
  const dialog = await openLesson(opened, name);
  await opened.user.click(await within(dialog).findByRole('button', { name: '일정 바꾸기' }));
  return schedule.dialog('수업 일정 바꾸기');
}
/** The frame's bar that offers to take the last action back. */
export const undoBar = () => screen.findByRole('region', { name: '되돌리기 안내' });
