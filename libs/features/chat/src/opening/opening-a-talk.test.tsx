import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@portal/domain/site/paths';
import { aChatFamily, aChatRoom } from '@portal/testing/chat/chat-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { aServer, knows, someFamilies, worlds } from '../chat.fixture.ts';
import { enter, pane, row } from '../chat.screen.ts';

const wide = (media: string) => Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
beforeEach(() => (window.matchMedia = wide));
/** The page of a talk comes a moment after its address. */
const paneHere = async () => within(await screen.findByRole('region', { name: '고른 대화' }));
const dialog = async () => within(await openedDialog('누구와 이야기할까요?'));

describe('a talk with one guardian [CHT-1]', () => {
  it('is begun with somebody who is found by the name of her child', async () => {
    const { user, currentPath } = enter([...knows(someFamilies()), ...worlds.loaded()]);
    await user.click(await screen.findByRole('button', { name: '새 대화' }));
    const asked = await dialog();
    expect(await asked.findAllByRole('link')).toHaveLength(3);
    await user.type(asked.getByRole('searchbox', { name: '보호자나 학생 이름으로 찾기' }), 'A02');
    await waitFor(() => expect(asked.getAllByRole('link')).toHaveLength(1));
    const found = asked.getByRole('link', {
      name: /보호자 B02.*학생 A02 보호자 · 중2 수학.*베트남어로 이야기해요 · 호찌민/,
    });
    await user.click(found);
    await waitFor(() => expect(currentPath()).toBe('/account/chat/doyun'));
    expect(await (await paneHere()).findByRole('heading', { level: 2, name: '이도윤' })).toBeVisible();
  });

  it('goes on down the list, and says so where nobody is found or nobody is there', async () => {
    const { user } = enter([...knows(someFamilies(30)), ...worlds.loaded()]);
    await user.click(await screen.findByRole('button', { name: '새 대화' }));
    const asked = await dialog();
    expect(await asked.findAllByRole('link')).toHaveLength(20);
    await user.click(asked.getByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(asked.getAllByRole('link')).toHaveLength(30));
    await user.type(asked.getByRole('searchbox'), '없는 이름');
    expect(await asked.findByText('찾는 이름의 보호자가 없어요')).toBeVisible();
  });

  it('is reached by a link from anywhere, and says it where there is no such guardian', async () => {
    const { currentPath } = enter([...knows(someFamilies()), ...worlds.loaded()], paths.chatWith('grd-01'));
    await waitFor(() => expect(currentPath()).toBe('/account/chat/doyun'));
    enter([...knows([]), ...worlds.loaded()], paths.chatWith('grd-01'));
    expect(await screen.findByText('채팅할 수 없는 보호자예요')).toBeVisible();
  });

  it('says in the list and above the talk whose guardian she is, what she reads, and that it is night there', async () => {
    const family = aChatFamily({ students: ['학생 A07'], timeZone: 'Europe/Berlin' });
    enter(aServer([aChatRoom({ id: 'berlin', title: '보호자 B07', family })]).handlers, paths.chatRoom('berlin'));
    expect(await row(/보호자 B07 ?학생 A07 보호자 · 중2 수학 개념 완성/)).toBeVisible();
    expect(await (await paneHere()).findByText(/베를린 02:42 · 베트남어로 이야기해요/)).toBeVisible();
    expect(pane().getByText('지금 그곳은 새벽 2시예요')).toBeVisible();
  });

  it('says nothing of the night by day', async () => {
    enter(worlds.loaded(), paths.chatRoom('huong'));
    expect(await (await paneHere()).findByText(/호찌민 08:42/)).toBeVisible();
    expect(screen.queryByText(/지금 그곳은/)).toBeNull();
  });
});
