import { screen, waitFor, within } from '@testing-library/react';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { directoryContract } from '@portal/domain/planning/directory.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aDirectory } from '@portal/testing/schedule/free-slot-builders';
import { banner } from '../portal.screen.ts';
import { renderPortal } from '../testing/portal.fixture.ts';

const names = fake(directoryContract.getDirectory, aDirectory());
/** What the pages ask for that an action begins on. */
const PAGES_BEGUN = [
  neverAnswers(lessonMovesContract.planDayMove),
  neverAnswers(todayContract.getToday),
  neverAnswers(chatsContract.listChats),
];
const field = () => screen.findByRole('combobox', { name: '찾을 말' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');

async function opened(handlers = [names]) {
  const portal = renderPortal({ signedIn: true, path: '/faq', handlers });
  await banner().findByRole('button', { name: '빠른 이동' });
  await portal.user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  return portal;
}

describe('the command palette', () => {
  it('opens by its keys and by its button, and closes by Escape where it was opened', async () => {
    const { user } = await opened();
    expect(screen.getByRole('dialog', { name: '빠른 이동' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = banner().getByRole('button', { name: '빠른 이동' });
    await user.click(button);
    expect(await field()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('finds a page by its initial consonants and goes there by Enter', async () => {
    const { user, here } = await opened();
    await user.type(await field(), 'ㅇㄹㅅㅈ');
    expect(options()).toEqual(['알림 설정설정']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/account/settings/notification'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '빠른 이동' })).toBeNull());
  });

  it('finds lessons, classes and students, and tells those of one name apart', async () => {
    const { user } = await opened();
    await user.type(await field(), 'ㅎㅅ');
    await waitFor(() => expect(options()).toContain('학생 A12중2 수학 개념 완성 – 일차함수'));
    await user.clear(await field());
    await user.type(await field(), '연립');
    expect(options()).toEqual(['연립방정식과 그래프중2 수학 개념 완성 – 일차함수 · 21/11/2026 (토) 10:00']);
    await user.clear(await field());
    await user.type(await field(), '심화');
    const group = screen.getByRole('group', { name: '수업' });
    expect(within(group).getByRole('option')).toHaveTextContent('중3 수학 심화');
  });

  it('opens a lesson on its day in the calendar', async () => {
    const { user, here } = await opened();
    await user.type(await field(), '연립');
    await user.click(await screen.findByRole('option', { name: /연립방정식/ }));
    await waitFor(() => expect(here()).toBe('/account/calendar?view=day&date=2026-11-21&lesson=lesson-sat'));
  });

  it.each([
    ['아프다', '오늘 아파요', '/account/calendar'],
    ['ㅎㅇㅈㄱ', '할 일 적기', '/'],
    ['메모', '할 일 적기', '/'],
    ['휴가', '쉬는 시간 추가', '/account/calendar'],
  ])('begins by %s what is called %s', async (typed, label, path) => {
    const { user, here } = await opened([names, ...PAGES_BEGUN]);
    await user.type(await field(), typed);
    const group = within(await screen.findByRole('group', { name: '하기' }));
    expect(group.getAllByRole('option')[0]).toHaveTextContent(label);
    await user.click(group.getAllByRole('option')[0]!);
    await waitFor(() => expect(here().split('?')[0]).toBe(path));
  });

  it.each([
    ['월급', '수입'],
    ['ㅁㅅㅈ', '채팅'],
    ['비번', '비밀번호'],
  ])('finds by %s the page that is called otherwise: %s', async (typed, label) => {
    const { user } = await opened();
    await user.type(await field(), typed);
    expect(options()[0]).toContain(label);
  });

  it('asks before it signs her out', async () => {
    const { user } = await opened();
    await user.type(await field(), 'ㄹㄱㅇㅇ{Enter}');
    expect(await screen.findByRole('alertdialog', { name: '로그아웃할까요?' })).toBeVisible();
  });

  it('changes the look at once, and offers only looks that are not chosen', async () => {
    const { user } = await opened();
    await user.type(await field(), '다크{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), '화면');
    const looks = within(await screen.findByRole('group', { name: '하기' })).getAllByRole('option');
    expect(looks.map(({ textContent }) => textContent)).toEqual(['화면 밝게', '화면 모드를 기기 설정대로']);
    localStorage.clear();
  });

  it('moves by arrow keys around the list while the field keeps the focus', async () => {
    const { user } = await opened();
    const all = options();
    expect((await active())?.textContent).toBe(all[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect((await active())?.textContent).toBe(all[2]);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect((await active())?.textContent).toBe(all.at(-1));
    expect(await field()).toHaveFocus();
  });

  it('says how much was found, and when nothing was', async () => {
    const { user } = await opened();
    await user.type(await field(), '없는말');
    expect(screen.getByText('찾는 메뉴가 없어요')).toBeVisible();
    expect(screen.getByText('0개를 찾았어요')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await field()).toBeVisible();
  });

  it('finds pages also when the names do not come, and says so', async () => {
    const { user } = await opened([fakeProblem(directoryContract.getDirectory, 'UNEXPECTED')]);
    expect(await screen.findByText(/지금은 메뉴만 찾을 수 있어요/)).toBeVisible();
    await user.type(await field(), '수입');
    expect(options().length).toBeGreaterThan(0);
  });

  it('says that names are on their way instead of that nothing was found, then finds them', async () => {
    let answer = () => undefined as void;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    const { user } = await opened([fake(directoryContract.getDirectory, () => gate.then(() => aDirectory()))]);
    await user.type(await field(), '연립');
    const line = { selector: '[aria-busy]' };
    await waitFor(() => expect(screen.getByText('수업과 학생 이름을 불러오고 있어요.', line)).toBeVisible());
    expect(screen.getByText('찾는 메뉴가 없어요')).not.toBeVisible();
    expect(screen.queryByText('0개를 찾았어요')).toBeNull();
    answer();
    expect(await screen.findByRole('option', { name: /연립방정식/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('수업과 학생 이름을 불러오고 있어요.')).toBeNull());
  });

  it('stays shut for a visitor', async () => {
    const { user } = renderPortal({ path: '/faq' });
    await banner().findByRole('button', { name: '로그인' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(banner().queryByRole('button', { name: '빠른 이동' })).toBeNull();
  });
});
