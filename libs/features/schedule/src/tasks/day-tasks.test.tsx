import { screen, within } from '@testing-library/react';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { renderAlone } from '../alone.fixture.ts';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { standAtWidth } from '../open-calendar.fixture.ts';
import { scheduleSection } from '../section.ts';
import { DayTasks } from './day-tasks.tsx';
import { dueTasks, manyDueTasks } from './due-tasks.fixture.ts';

const DAY = '2026-11-18';
const open = (tasks = manyDueTasks()) => renderAlone(<DayTasks day={DAY} />, [], { tasksOf: new Map([[DAY, tasks]]) });
const button = () => screen.getByRole('button', { name: /^2026년 11월 18일 수요일 할 일/ });

describe('what is due on a day of the calendar', () => {
  it('is named by its first thing and counted, for the ear in one sentence [PLN-1] [CAL-1]', () => {
    open();
    expect(button()).toHaveAccessibleName('2026년 11월 18일 수요일 할 일 4개: 마무리 필요 +3');
    expect(button()).toHaveTextContent('마무리 필요 +3');
  });

  it('opens with every task and its one act [PLN-1]', async () => {
    const { user } = open();
    await user.click(button());
    const all = await screen.findByRole('dialog', { name: '18/11/2026 (수) 할 일' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(4);
    expect(within(all).getAllByRole('link', { name: /마무리하기$/ })[0]).toHaveAttribute(
      'href',
      '/account/lessons/lesson-1/wrap-up',
    );
    expect(within(all).getByRole('button', { name: /마쳤어요$/ })).toBeVisible();
  });

  it('is nothing at all where nothing is due', () => {
    open([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the tasks in the calendar', () => {
  beforeEach(() => standAtWidth(1360));
  const calendar = fake(calendarContract.getCalendar, anEmptyCalendar());

  it('go as they are ticked off, and say that all of the day is done [PLN-1] [CAL-1]', async () => {
    let left = manyDueTasks().slice(3);
    const { user } = renderSection(scheduleSection, {
      path: '/account/calendar',
      handlers: [
        calendar,
        fake(todayContract.listDueTasks, () => ({ tasks: left })),
        fake(planTasksContract.finishPlanTask, () => {
          left = [];
          return anOwnTask({ status: 'FINISHED', finishedAt: '2026-11-18T10:42:00+09:00' });
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /할 일 1개: / }));
    await user.click(await screen.findByRole('button', { name: /마쳤어요$/ }));
    expect(
      await screen.findByRole('button', { name: '2026년 11월 18일 수요일 할 일을 다 마쳤어요' }),
    ).toBeInTheDocument();
  });

  it('are not left out in silence where they cannot be read [CAL-1]', async () => {
    renderSection(scheduleSection, {
      path: '/account/calendar',
      handlers: [calendar, fakeProblem(todayContract.listDueTasks, 'UNEXPECTED')],
    });
    expect(await screen.findByText('할 일을 불러오지 못했어요')).toBeVisible();
  });

  it('make a day of the list, also where nothing else is on it [CAL-1]', async () => {
    renderSection(scheduleSection, {
      path: '/account/calendar?view=agenda&date=2026-11-18',
      handlers: [calendar, dueTasks(manyDueTasks())],
    });
    expect(await screen.findByRole('button', { name: /할 일 4개/ })).toBeVisible();
  });
});
