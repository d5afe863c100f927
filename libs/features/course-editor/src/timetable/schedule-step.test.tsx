import { screen, waitFor } from '@testing-library/react';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

beforeAll(() => courseEditorSection.routes[1]?.preload?.(), 60_000);
beforeEach(() => localStorage.clear());

function open(weeklySchedule: WeekSlot[]) {
  const server = aCourseServer({ content: aCourseContent({ weeklySchedule }) });
  const page = renderSection(courseEditorSection, { path: `${EDIT}?step=schedule`, handlers: server.handlers });
  return { ...page, ...server };
}
const slots = (count: number): WeekSlot[] =>
  Array.from({ length: count }, (_, at) => ({
    weekday: (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'] as const)[Math.floor(at / 7)] ?? 'FRIDAY',
    start: `${String(8 + (at % 7) * 2).padStart(2, '0')}:00`,
    end: `${String(9 + (at % 7) * 2).padStart(2, '0')}:00`,
  }));
const days = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: '요일' }).map(({ value }) => value);

describe('the times of the week [CRS-7]', () => {
  it('begin with Monday, and go on with the day after the last', async () => {
    const { user } = open([]);
    expect(await screen.findByText('수업하는 요일과 시간이 아직 없어요')).toBeVisible();
    await user.click(await editor.button('시간 추가'));
    expect(days()).toEqual(['MONDAY']);
    await user.click(await editor.button('시간 추가'));
    expect(days()).toEqual(['MONDAY', 'TUESDAY']);
  });

  it('count what a week has, and follow a change', async () => {
    const { user } = open(slots(2));
    expect(await screen.findByText('일주일에 2번, 모두 2시간')).toBeVisible();
    await user.click(await editor.button('1번째 시간 지우기'));
    expect(await screen.findByText('일주일에 1번, 모두 1시간')).toBeVisible();
    expect(await editor.button('1번째 시간 지우기')).toHaveFocus();
    await user.click((await editor.undo()).getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText('일주일에 2번, 모두 2시간')).toBeVisible();
  });

  it('give the focus of the last one that is taken away to the button that adds one', async () => {
    const { user } = open(slots(1));
    await user.click(await editor.button('1번째 시간 지우기'));
    expect(await editor.button('시간 추가')).toHaveFocus();
    expect(await screen.findByText('수업하는 요일과 시간이 아직 없어요')).toBeVisible();
  });

  it('are saved as they are changed', async () => {
    const { user, saved } = open(slots(1));
    await user.selectOptions(await editor.select('요일'), '일요일');
    await user.click(await editor.button('임시 저장'));
    await waitFor(() => expect(saved.at(-1)?.weeklySchedule).toEqual([{ ...slots(1)[0], weekday: 'SUNDAY' }]));
  });

  it.each([
    [27, true],
    [28, false],
  ])('of %s may be followed by another one: %s', async (count, mayGrow) => {
    open(slots(count));
    const add = await editor.button('시간 추가');
    if (mayGrow) expect(add).toBeEnabled();
    else expect(add).toBeDisabled();
    expect(screen.queryAllByText('시간은 28개까지 넣을 수 있어요.')).toHaveLength(mayGrow ? 0 : 1);
  });
});
