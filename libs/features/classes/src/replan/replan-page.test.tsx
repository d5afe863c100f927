import { screen, waitFor, within } from '@testing-library/react';
import { programmesContract as contract } from '@portal/domain/lessons/programmes.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aProgrammeRest } from '@portal/testing/lessons/programme-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { classWorlds } from '../class-server.fixture.ts';
import { button, item } from '../classes.screen.ts';
import { classesSection } from '../section.ts';

const sent = jest.fn();
const undone = jest.fn();
const planned = { id: 'replan-1', at: '2026-11-18T10:42:00+09:00' };
const visit = (rest = aProgrammeRest(), handlers: Fake[] = []) =>
  renderSection(classesSection, {
    path: '/account/my-courses/class-1/replan',
    handlers: [
      ...handlers,
      fake(contract.getProgrammeRest, rest),
      fake(contract.replanProgramme, ({ body }) => {
        sent(body);
        return aProgrammeRest({ version: 'v2', lessonsBehind: 0, replan: planned });
      }),
      fake(contract.undoReplan, ({ params }) => {
        undone(params.replanId);
        return aProgrammeRest();
      }),
      ...classWorlds.loaded,
    ],
  });
const rows = async () =>
  within(await screen.findByRole('region', { name: /^회차마다 배울 단원/ }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const submit = () => button('이대로 다시 계획하기');

beforeAll(() => Promise.all(classesSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => jest.clearAllMocks());

describe('planning the rest of a programme anew', () => {
  it('leads with how late it is, and shows which step goes to which lesson before it does [PLN-1]', async () => {
    visit();
    expect(await screen.findByText('1회 늦어요')).toBeVisible();
    expect(screen.getByText('남은 단원 5개, 남은 회차 4회')).toBeVisible();
    const [first] = await rows();
    expect(first).toMatch(/3회차.*19\/11\/2026.*일차함수의 뜻.*지금은 기울기/);
    expect(screen.getByText('단원 1개가 들어갈 회차가 없어요')).toBeVisible();
    expect(submit()).toBeDisabled();
    expect(screen.getByText('남는 단원을 어떻게 할지 위에서 고르면 다시 계획할 수 있어요.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('has two steps in one lesson, makes it so with one press, and comes back with another [PLN-1]', async () => {
    const { user, currentPath } = visit();
    await user.click(await screen.findByRole('button', { name: '뒤쪽 단원을 두 개씩 함께' }));
    expect((await rows()).at(-1)).toMatch(/직선의 방정식.*평행과 일치.*지금은 평행과 일치.*시간 늘리기/);
    expect(screen.getByText(/가족에게 편지로 알려요/)).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(currentPath()).toBe('/account/my-courses/class-1/overview'));
    expect(sent).toHaveBeenCalledWith({
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 'v1',
      leftOut: [],
      together: [6],
      extra: [],
    });
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(undone).toHaveBeenCalledWith('replan-1'));
  });

  it('leaves out what she chooses, not only the last, and puts it back [PLN-1]', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: '일차함수의 뜻 메뉴' }));
    await user.click(await item('빼기'));
    // Then all others stay where they are: nothing that families see.
    expect(screen.getByText('바뀌는 회차가 없어요')).toBeVisible();
    expect((await rows())[0]).toMatch(/기울기.*그대로예요/);
    await user.click(button('일차함수의 뜻 다시 넣기'));
    expect(screen.getByText('단원 1개가 들어갈 회차가 없어요')).toBeVisible();
    // What no lesson stands for is left out as well, and nothing is late any more.
    await user.click(await screen.findByRole('button', { name: '일차함수의 뜻 메뉴' }));
    await user.click(await item('빼기'));
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ leftOut: [2] })));
  });

  it('takes back what she has chosen with one press, and says why there is nothing to do [PLN-1]', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: '뒤쪽 단원을 두 개씩 함께' }));
    expect(submit()).toBeEnabled();
    await user.click(button('고른 것 되돌리기'));
    expect(screen.getByText('단원 1개가 들어갈 회차가 없어요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '고른 것 되돌리기' })).toBeNull();
    expect(submit()).toBeDisabled();
  });

  it('names what is taught in this moment, which is neither covered nor left [PLN-1]', async () => {
    visit(aProgrammeRest({ lessonsBehind: 0, open: [4, 5, 6] }));
    expect(await screen.findByText('남은 단원 3개, 남은 회차 4회')).toBeVisible();
    expect(screen.getByText('지금 수업에서 배우는 단원은 빼고 세었어요: 일차함수의 뜻, 기울기')).toBeVisible();
  });

  it('adds a lesson in the place of one that was not held, as many as there is room for [PLN-1]', async () => {
    const times = [17, 24].map((day) => ({
      startAt: `2026-12-${day}T10:00:00.000Z`,
      endAt: `2026-12-${day}T11:00:00.000Z`,
    }));
    const { user } = visit(aProgrammeRest({ extraRoom: 1, extraTimes: times }));
    const group = within(await screen.findByRole('group', { name: '수업 더하기' }));
    await user.click(group.getByRole('checkbox', { name: /^17\/12/ }));
    expect(group.getByRole('checkbox', { name: /^24\/12/ })).toBeDisabled();
    expect((await rows()).at(-1)).toMatch(/더하는 수업.*17\/12\/2026.*평행과 일치/);
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ extra: [times[0]!.startAt] })));
  });

  it('keeps her choices and says so when something was wrapped up meanwhile [PLN-1]', async () => {
    const { user, currentPath } = visit(aProgrammeRest(), [fakeProblem(contract.replanProgramme, 'VERSION_CONFLICT')]);
    await user.click(await screen.findByRole('button', { name: '남는 단원 빼기' }));
    await user.click(submit());
    expect(await screen.findByText('다시 계획하지 못했어요')).toBeVisible();
    expect(currentPath()).toBe('/account/my-courses/class-1/replan');
    expect(button('평행과 일치 다시 넣기')).toBeVisible();
  });
});
