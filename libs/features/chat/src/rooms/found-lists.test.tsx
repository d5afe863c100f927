import { screen, waitFor, within } from '@testing-library/react';
import { searchContract as contract } from '@portal/domain/chat/search.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aServer, someRooms, worlds } from '../chat.fixture.ts';
import { enter, namesIn, row } from '../chat.screen.ts';
import { manyMessages, saidBefore } from './search.fixture.ts';

// Wide enough for the list beside a talk.
beforeEach(
  () =>
    (window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList),
);

const field = () => screen.findByRole('searchbox', { name: '대화와 메시지 찾기' });
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('a search in her talks [CHT-1]', () => {
  it('finds talks by their names, and what was said, apart from each other', async () => {
    const { user } = enter(worlds.loaded());
    await user.type(await field(), '도윤');
    await screen.findByRole('region', { name: '메시지' });
    expect(await namesIn('대화')).toEqual(['이도윤']);
    expect(await screen.findByText('이 말이 있는 메시지가 없어요')).toBeVisible();
    await user.clear(await field());
    await user.type(await field(), '42쪽');
    await row(/한미정/);
    expect(await namesIn('메시지')).toEqual(['이도윤', '한미정']);
    expect(await screen.findByText('이름이 맞는 대화가 없어요')).toBeVisible();
  });

  it('says who said it and when, and marks the words', async () => {
    enter(worlds.loaded(), '/account/chat?q=om');
    const found = await row(/Trần Thị Hương/);
    expect(found).toHaveTextContent('Chào cô, hôm nay bé bị ốm');
    expect(found).toHaveTextContent('16/11');
    expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['ôm', 'ốm']);
  });

  it('leads to the message in its talk, beside the list as it is', async () => {
    const { user, currentPath } = enter(worlds.loaded(), '/account/chat?q=42');
    expect(await row(/한미정/)).toHaveTextContent('나: 시험 범위는 42쪽까지예요');
    await user.click(await row(/한미정/));
    expect(currentPath()).toBe('/account/chat/mijeong?seq=7&q=42');
    expect(await row(/한미정/)).toHaveAttribute('aria-current', 'page');
  });

  it('opens another talk without the message of the last one', async () => {
    enter(worlds.loaded(), '/account/chat/huong?seq=12&q=이');
    expect(await row(/이도윤/)).toHaveAttribute('href', '/account/chat/doyun?q=%EC%9D%B4');
  });

  it('is gone through by the arrow keys, down from the field and up into it again', async () => {
    const { user } = enter(
      [saidBefore(), ...aServer([...someRooms(), { ...someRooms()[4]!, id: 'r42', title: '42반' }]).handlers],
      '/account/chat?q=42',
    );
    await row(/한미정/);
    (await field()).focus();
    await user.keyboard('{ArrowDown}');
    expect(await row(/42반/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await row(/이도윤/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await field()).toHaveFocus();
  });

  it('looks for names alone while there is one letter', async () => {
    enter(worlds.loaded(), '/account/chat?q=이');
    expect(await screen.findByText('메시지는 두 글자부터 찾을 수 있어요')).toBeVisible();
    expect(await namesIn('대화')).toEqual(['이도윤']);
  });

  it('goes on as far as she looks', async () => {
    const { user } = enter([saidBefore(manyMessages(30)), ...worlds.loaded()], '/account/chat?q=시험');
    expect(await row(/11번째/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /10번째/ })).toBeNull();
    await user.click(group('메시지').getByRole('button', { name: '더 보기' }));
    expect(await row(/ 1번째/)).toBeVisible();
  });

  it('says that nothing was found, with the way back to all', async () => {
    const { user, currentPath } = enter(worlds.loaded(), '/account/chat?q=없는말');
    expect(await screen.findByText('찾는 대화나 메시지가 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '찾는 말 지우기' }));
    await waitFor(() => expect(currentPath()).toBe('/account/chat'));
  });

  it('says what failed, and keeps the talks that it found', async () => {
    enter([fakeProblem(contract.searchMessages, 'UNEXPECTED'), ...worlds.loaded()], '/account/chat?q=도윤');
    expect(await screen.findByText('메시지를 찾지 못했어요')).toBeVisible();
    expect(await namesIn('대화')).toEqual(['이도윤']);
  });
});
