import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { anEmptyCalendar, aWorkingWeek } from './calendar.fixture.ts';
import { lessonsOf } from './lesson.fixture.ts';
import { standAtWidth } from './open-calendar.fixture.ts';
import { scheduleSection } from './section.ts';
import { dueTasks } from './tasks/due-tasks.fixture.ts';

const { getCalendar } = calendarContract;

/** Every test of a file looks at the whole page from a desk; its chunk is there before. */
export function lookFromDesk(): void {
  // A busy machine takes its time for the first import of the page, and for each answer.
  jest.setTimeout(60_000);
  beforeAll(() => scheduleSection.routes[0]?.preload?.());
  beforeEach(() => standAtWidth(1360));
}

export function openSchedule(
  path = '/account/calendar',
  answer: Parameters<typeof fake<typeof getCalendar>>[1] = aWorkingWeek(),
) {
  let last = anEmptyCalendar();
  const calendar = fake(getCalendar, async (request) => {
    const given = typeof answer === 'function' ? await answer(request) : answer;
    if (!(given instanceof Response)) last = given;
    return given;
  });
  return renderSection(scheduleSection, { path, handlers: [calendar, lessonsOf(() => last), dueTasks()] });
}
