import { screen, waitFor, within } from '@testing-library/react';
import type { CourseContent } from '@portal/domain/courses/course';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { aCalendar, aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

jest.setTimeout(30_000);
beforeAll(() => Promise.all([courseEditorSection.routes[1]?.preload?.(), import('./programme-step.tsx')]), 60_000);
beforeEach(() => localStorage.clear());

const thursdays: CourseContent['weeklySchedule'] = [{ weekday: 'THURSDAY', start: '19:00', end: '20:00' }];
const lessons = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `l${at}`, title: '함수', content: '' }));

/** On Wednesday, 18 November 2026. */
async function open(over: Partial<CourseContent>, calendar: Partial<Calendar> = {}) {
  const content = aCourseContent({ weeklySchedule: thursdays, programme: lessons(2), ...over });
  const asked = jest.fn();
  const answer = fake(calendarContract.getCalendar, ({ query }) => {
    asked(query);
    return aCalendar({ holidays: [], timeOffs: [], ...calendar });
  });
  const path = `${EDIT}?step=programme`;
  const page = renderSection(courseEditorSection, { path, handlers: [answer, ...aCourseServer({ content }).handlers] });
  await page.user.click(await editor.button('날짜 보기'));
  return { ...page, asked };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: '수업 날짜 미리보기' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => /\d\d\/\d\d\/\d{4}/.exec(textContent)?.[0].slice(0, 5));

describe('the dates that a course would take [CRS-7]', () => {
  it('go around her time off and name it, as those of the class will', async () => {
    const timeOffs = [aTimeOff({ startAt: '2026-11-23T00:00:00+09:00', endAt: '2026-11-30T00:00:00+09:00' })];
    await open({}, { timeOffs });
    await waitFor(async () => expect(await rows()).toEqual(['19/11', '03/12']));
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringMatching(/26\/11\/2026.*쉬는 시간$/));
    expect(screen.getByText('쉬는 날과 겹치는 1회를 뒤로 미뤘어요')).toBeVisible();
  });

  it('begin on another day that she chooses, and tomorrow again where she takes it away', async () => {
    const { user, asked } = await open({});
    const from = screen.getByRole('textbox', { name: '첫 수업을 시작할 날' });
    expect(from).toHaveValue('19/11/2026');
    await user.clear(from);
    await user.type(from, '07122026');
    await waitFor(async () => expect(await rows()).toEqual(['10/12', '17/12']));
    expect(asked).toHaveBeenLastCalledWith({ from: '2026-12-07', to: '2027-02-06' });
    await user.clear(from);
    await waitFor(async () => expect(await rows()).toEqual(['19/11', '26/11']));
  });

  it('are none that is over already, though she begins in the past', async () => {
    const { user } = await open({});
    const from = screen.getByRole('textbox', { name: '첫 수업을 시작할 날' });
    await user.clear(from);
    await user.type(from, '01112026');
    await waitFor(async () => expect(await rows()).toEqual(['19/11', '26/11']));
  });

  it.each([
    [9, false],
    [10, true],
  ])('of %s weeks say how far the holidays are known: %s', async (count, isBeyond) => {
    await open({ programme: lessons(count) });
    await waitFor(async () => expect(await rows()).toHaveLength(count));
    const known = /19\/01\/2027.*까지의 공휴일과 쉬는 시간을 살폈어요/;
    if (isBeyond) expect(await screen.findByText(known)).toBeVisible();
    else expect(screen.queryByText(known)).toBeNull();
  });

  it('are none of a time that is too short for a lesson, and she is told', async () => {
    await open({ weeklySchedule: [{ weekday: 'THURSDAY', start: '19:00', end: '19:20' }] });
    expect(await screen.findByText(/이 시간으로는 수업할 수 있는 날이 없어요/)).toBeVisible();
    expect(await rows()).toEqual([]);
  });

  it('wait for the times of the week, and lead there', async () => {
    await open({ weeklySchedule: [] });
    expect(screen.getByText(/수업 시간을 정하면 날짜를 미리 볼 수 있어요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '수업 시간 정하기' })).toHaveAttribute('href', `${EDIT}?step=schedule`);
    expect(screen.queryByRole('textbox', { name: '첫 수업을 시작할 날' })).toBeNull();
  });
});
