import { act, screen, waitFor, within } from '@testing-library/react';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { aServer, manyRooms, someRooms, worlds } from '../chat.fixture.ts';
import { enter, entry, leadFigure, roomMenu, namesIn, pane, row, title } from '../chat.screen.ts';

/** A window in which both sides have room, or not. */
const windowOf = (isWide: boolean) =>
  (window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isWide }) as unknown as MediaQueryList);
const aMine = (clientId: string, content: string) => aChatMessage({ seq: 7, isMine: true, clientId, content });
beforeEach(() => {
  windowOf(true);
  dropDrafts('user-math');
});

describe('the list of talks [CHT-1]', () => {
  it('leads with how many wait, and shows them by who has the least time left [W7]', async () => {
    enter(worlds.loaded());
    expect(await title()).toBeVisible();
    expect(await leadFigure('3곳')).toBeVisible();
    expect(screen.getByText('가장 급한 답장 8분 남음')).toBeVisible();
    expect(await namesIn('답할 차례')).toEqual(['Trần Thị Hương', '이도윤', '중2 수학 개념 완성반']);
    expect(await namesIn('나머지')).toEqual(['한미정', '최하린']);
    expect(await row(/Trần Thị Hương.*8분 남음/)).toBeVisible();
    expect(screen.getByText('답장 시계는 선생님에게만 보여요.')).toBeVisible();
  });

  it('says of one who has waited longer than an hour how long, in the words of home', async () => {
    enter(worlds.late());
    expect(await row(/이도윤.*째 기다려요/)).toBeVisible();
  });

  it('says of a talk for which she keeps a message when that is sent', async () => {
    enter(aServer([{ ...someRooms()[3]!, laterAt: '2026-11-19T11:00:00+09:00' }]).handlers);
    expect(await row(/한미정.*네, 확인했어요. 감사해요.*내일 11:00에 보내요/)).toBeVisible();
  });

  it('says that nobody waits', async () => {
    enter(worlds.answered());
    expect(await screen.findByText('답장을 기다리는 사람이 없어요')).toBeVisible();
    expect(await namesIn('모든 대화')).toEqual(['한미정', '최하린']);
    expect(screen.queryByRole('region', { name: '답할 차례' })).toBeNull();
  });

  it('keeps who waits among them when their words were read, and not among the unread', async () => {
    const { user } = enter(
      aServer(someRooms().map((room) => (room.id === 'doyun' ? { ...room, unreadCount: 0 } : room))).handlers,
    );
    expect(await namesIn('답할 차례')).toEqual(['Trần Thị Hương', '이도윤', '중2 수학 개념 완성반']);
    await user.click(await screen.findByRole('radio', { name: '안 읽음 2' }));
    expect(await namesIn('답할 차례')).toEqual(['Trần Thị Hương', '중2 수학 개념 완성반']);
    expect(await leadFigure('3곳')).toBeVisible();
  });

  it('shows what is unread, and what was put away, as the address says', async () => {
    const { user, currentPath } = enter(
      aServer([...someRooms(), { ...someRooms()[4]!, id: 'old', title: '지난 학기', isArchived: true }]).handlers,
    );
    await user.click(await screen.findByRole('radio', { name: '안 읽음 3' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '나머지' })).toBeNull());
    await user.click(screen.getByRole('radio', { name: '보관' }));
    expect(await row(/지난 학기/)).toBeVisible();
    expect(currentPath()).toBe('/account/chat?filter=archive');
    expect(screen.queryByRole('link', { name: /이도윤/ })).toBeNull();
  });

  it('goes on as far as she looks', async () => {
    const { user } = enter(aServer(manyRooms(64)).handlers);
    expect(await row(/보호자 30 /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    expect(await row(/보호자 60 /)).toBeVisible();
  });

  it('says what failed and asks again, and what is empty', async () => {
    const { user } = enter(worlds.failed());
    await screen.findByText('대화를 불러오지 못했어요');
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '보관' }));
    enter(worlds.empty());
    expect(await screen.findByText('아직 대화가 없어요')).toBeVisible();
    expect(screen.queryByText(/대화를 고르면/)).toBeNull();
  });
});

describe('a talk beside the list', () => {
  it('opens by a press, stays beside the list, and is known by its address', async () => {
    const { user, currentPath } = enter(worlds.loaded(), '/account/chat?filter=unread');
    await user.click(await row(/이도윤/));
    expect(await pane().findByRole('heading', { level: 2, name: '이도윤' })).toBeVisible();
    expect(await pane().findByText('선생님, 42쪽 7번 풀이가 이해가 안 돼요')).toBeVisible();
    expect(currentPath()).toBe('/account/chat/doyun?filter=unread');
    expect(await row(/이도윤/)).toHaveAttribute('aria-current', 'page');
    expect(pane().getByText('29분 안에 답하면 좋아요')).toBeVisible();
    expect(pane().getByText('11:11이면 1시간이 돼요')).toBeVisible();
  });

  it('takes the focus by its name when it is chosen in the list, and a skip link leads to where one writes [CHT-1]', async () => {
    const { user } = enter(worlds.loaded());
    (await row(/이도윤/)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pane().getByRole('heading', { level: 2, name: '이도윤' })).toHaveFocus());
    await pane().findByText('선생님, 42쪽 7번 풀이가 이해가 안 돼요');
    const [overTheList, overTheMessages] = screen.getAllByRole('link', { name: '메시지 입력으로 건너뛰기' });
    for (const link of [overTheList!, overTheMessages!]) {
      await user.click(link);
      expect(await screen.findByLabelText('메시지 입력')).toHaveFocus();
    }
  });

  it('that the address opens leaves the focus to the page, and has nothing to skip to where nobody may write', async () => {
    enter(worlds.blocked('MINE'), '/account/chat/huong');
    expect(await pane().findByRole('heading', { level: 2 })).not.toHaveFocus();
    expect(screen.queryByRole('link', { name: '메시지 입력으로 건너뛰기' })).toBeNull();
  });

  it('leads to the message that its address names, and not a second time while she looks through the list [CHT-2]', async () => {
    const { user, currentPath } = enter(worlds.loaded(), '/account/chat/doyun?seq=6');
    await row(/이도윤/);
    const message = (await pane().findByText('선생님, 42쪽 7번 풀이가 이해가 안 돼요')).closest('[data-seq]');
    await waitFor(() => expect(message).toHaveFocus());
    expect(await row(/한미정/)).toHaveAttribute('href', expect.not.stringContaining('seq'));
    await user.click(screen.getByRole('radio', { name: '안 읽음 3' }));
    expect(currentPath()).toBe('/account/chat/doyun?filter=unread');
  });

  it('leads to the class whose room it is', async () => {
    const { user } = enter(worlds.loaded(), '/account/chat/class-2');
    await user.click(await roomMenu());
    expect(await entry('수업 보기')).toHaveAttribute('href', expect.stringContaining('/account/my-courses/class-1'));
  });

  it('is put away, leaves the list, and comes back when that is undone [CHT-1]', async () => {
    const server = aServer();
    const { user, currentPath } = enter(server.handlers, '/account/chat/mijeong');
    await user.click(await roomMenu());
    await user.click(await entry('보관하기'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /한미정/ })).toBeNull());
    expect(currentPath()).toBe('/account/chat');
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await row(/한미정/)).toBeVisible();
    expect(server.state.calls.filter((call) => /ARCHIVE/.test(call))).toEqual(['ARCHIVE mijeong', 'UNARCHIVE mijeong']);
  });

  it('stays where putting it away failed, which is said', async () => {
    const { user, currentPath } = enter(
      [fakeProblem(contract.actOnChat, 'UNEXPECTED'), ...worlds.loaded()],
      '/account/chat/mijeong',
    );
    await user.click(await roomMenu());
    await user.click(await entry('보관하기'));
    expect(await screen.findByText(/보관하지 못했어요/)).toBeVisible();
    expect(currentPath()).toBe('/account/chat/mijeong');
  });

  it('is a page of its own on a narrow screen, with the way back', async () => {
    windowOf(false);
    const { user, currentPath } = enter(worlds.loaded());
    await user.click(await row(/이도윤/));
    expect(await screen.findByRole('heading', { level: 2, name: '이도윤' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /최하린/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: '대화 목록으로' }));
    expect(await row(/최하린/)).toBeVisible();
    expect(currentPath()).toBe('/account/chat');
  });
});

describe('what she has not sent [CHT-5]', () => {
  const area = () => screen.findByLabelText('메시지 입력');
  const send = () => pane().getByRole('button', { name: '보내기' });
  /** Opens a talk and writes into it once it can be sent. */
  async function write(text: string, ...handlers: Fake[]) {
    const { user } = enter([...handlers, ...worlds.loaded()], '/account/chat/harin');
    await title();
    await pane().findByText('다음 주에 뵐게요!');
    await user.type(await area(), text);
    await waitFor(() => expect(send()).toBeEnabled());
    return user;
  }
  const noDraft = () => waitFor(() => expect(screen.queryByText(/^임시 저장/)).toBeNull());

  it('survives leaving the room, stands in the list, and is gone when it is sent', async () => {
    const user = await write(
      '이번 주 과제는 43쪽',
      fake(contract.sendMessage, ({ body: { clientId, content } }) => aMine(clientId, content)),
    );
    expect(await row(/최하린.*임시 저장: 이번 주 과제는 43쪽/)).toBeVisible();
    expect(await row(/최하린/)).not.toHaveTextContent('다음 주에 뵐게요!');
    await user.click(await row(/한미정/));
    await pane().findByRole('heading', { name: '한미정' });
    await user.click(await row(/최하린.*임시 저장: 이번 주 과제는 43쪽/));
    await waitFor(async () => expect(await area()).toHaveValue('이번 주 과제는 43쪽'));
    await user.click(send());
    await noDraft();
    expect(await row(/최하린.*다음 주에 뵐게요!/)).toBeVisible();
  });

  it('is told as failed where it did not go out, before what is half written', async () => {
    const user = await write('네', fakeProblem(contract.sendMessage, 'FILE_NOT_FOUND'));
    await user.click(send());
    expect(await row(/최하린.*보내지 못한 메시지 1개: 네/)).toBeVisible();
    await user.type(await area(), '혹시');
    expect(await row(/최하린.*보내지 못한 메시지 1개: 네/)).toBeVisible();
    await user.click(pane().getByRole('button', { name: '지우기' }));
    expect(await row(/최하린.*임시 저장: 혹시/)).toBeVisible();
    await user.clear(await area());
    await noDraft();
  });
});

describe('what could not be sent in a talk that is no longer open [CHT-5]', () => {
  /** Another talk is open, and two messages of this one have not arrived. */
  async function leaveTwoBehind() {
    const world = enter([offline(contract.sendMessage), ...worlds.loaded()], '/account/chat/harin');
    await title();
    await pane().findByText('다음 주에 뵐게요!');
    for (const text of ['하나', '둘']) {
      await world.user.type(await screen.findByLabelText('메시지 입력'), text);
      await waitFor(() => expect(pane().getByRole('button', { name: '보내기' })).toBeEnabled());
      await world.user.click(pane().getByRole('button', { name: '보내기' }));
    }
    expect(await row(/최하린.*보내지 못한 메시지 2개: 둘/)).toBeVisible();
    await world.user.click(await row(/한미정/));
    await pane().findByRole('heading', { name: '한미정' });
    const sent: string[] = [];
    platform.use(
      fake(contract.sendMessage, ({ params: { id }, body: { clientId, content } }) => {
        sent.push(`${id} ${content}`);
        return aMine(clientId, content);
      }),
    );
    return { ...world, sent };
  }

  it.each([
    ['the browser is online', () => window.dispatchEvent(new Event('online'))],
    ['the socket is back', ({ realtime }: ReturnType<typeof enter>) => realtime.reconnect()],
  ])('leaves in the order of writing, once, as soon as %s', async (_what, comeBack) => {
    const { sent, ...world } = await leaveTwoBehind();
    act(() => void comeBack(world));
    await waitFor(() => expect(sent).toEqual(['harin 하나', 'harin 둘']));
    expect(await row(/최하린.*다음 주에 뵐게요!/)).toBeVisible();
  });
});

describe('the icon in the header [HDR-3]', () => {
  it('counts the talks in which something is unread, and leads to them', async () => {
    enter(worlds.loaded());
    expect(await screen.findByRole('link', { name: '채팅, 안 읽은 대화 3개' })).toHaveAttribute(
      'href',
      '/account/chat',
    );
  });

  it('follows what is read elsewhere', async () => {
    const server = aServer();
    const { push } = enter(server.handlers);
    await screen.findByRole('link', { name: '채팅, 안 읽은 대화 3개' });
    server.state.rooms = someRooms().slice(1);
    push('chat.changed', { id: 'huong' });
    expect(await screen.findByRole('link', { name: '채팅, 안 읽은 대화 2개' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: '답할 차례' })).getAllByRole('link')).toHaveLength(2);
  });
});
