import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@portal/domain/site/paths';
import { aServer, knows, manyRooms, someFamilies, someRooms } from '../chat.fixture.ts';
import { enter, entry, namesIn, pane, roomMenu, row } from '../chat.screen.ts';

beforeEach(
  () =>
    (window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList),
);
const rowMenu = (title: string) => screen.findByRole('button', { name: `${title} 대화 메뉴` });
const undo = () => screen.findByRole('button', { name: '되돌리기' });
const choice = (name: string) => screen.findByRole('menuitemradio', { name });
const withRoom = (id: string, over: object) =>
  aServer(someRooms().map((room) => (room.id === id ? { ...room, ...over } : room)));

describe('a talk that she pins [CHT-1]', () => {
  it('stands on top of the others, in the order of pinning, and goes back when that is undone', async () => {
    const server = aServer();
    const { user } = enter(server.handlers);
    await user.click(await rowMenu('최하린'));
    await user.click(await entry('고정하기'));
    expect(await namesIn('고정한 대화')).toEqual(['최하린']);
    await user.click(await rowMenu('한미정'));
    await user.click(await entry('고정하기'));
    await waitFor(async () => expect(await namesIn('고정한 대화')).toEqual(['최하린', '한미정']));
    expect(screen.queryByRole('region', { name: '나머지' })).toBeNull();
    await user.click(await undo());
    expect(await namesIn('나머지')).toEqual(['한미정']);
    expect(server.state.calls).toEqual(['pin harin', 'pin mijeong', 'unpin mijeong']);
  });

  it('stands once: among those who wait while it waits', async () => {
    enter(withRoom('doyun', { isPinned: true }).handlers);
    expect(await namesIn('답할 차례')).toContain('이도윤');
    expect(screen.queryByRole('region', { name: '고정한 대화' })).toBeNull();
    expect(await row(/이도윤.*고정함/)).toBeVisible();
  });

  it('is refused where five are pinned, with the way on', async () => {
    const rooms = manyRooms(6).map((room, at) => ({ ...room, isPinned: at < 5 }));
    const { user } = enter(aServer(rooms).handlers);
    await user.click(await rowMenu('보호자 6'));
    await user.click(await entry('고정하기'));
    expect(await screen.findByText(/대화는 5개까지 고정할 수 있어요/)).toBeVisible();
    expect(await namesIn('고정한 대화')).toHaveLength(5);
  });

  it('comes back to the top when putting it away is undone', async () => {
    const server = withRoom('mijeong', { isPinned: true });
    const { user } = enter(server.handlers);
    await user.click(await rowMenu('한미정'));
    await user.click(await entry('보관하기'));
    await user.click(await undo());
    expect(await namesIn('고정한 대화')).toEqual(['한미정']);
  });
});

describe('a talk that needs no answer [CHT-1] [W7]', () => {
  it('leaves those who wait, up to what she knows of it, and comes back when that is undone', async () => {
    const server = withRoom('doyun', { lastSeq: 9, answeredSeq: 8 });
    const { user } = enter(server.handlers, '/account/chat/doyun');
    expect(await pane().findByText('29분 안에 답하면 좋아요')).toBeVisible();
    await user.click(await roomMenu());
    await user.click(await entry('답장 안 해도 돼요'));
    expect(await screen.findByText('이도윤, 이제 답장을 기다리지 않아요')).toBeVisible();
    await waitFor(async () => expect(await namesIn('답할 차례')).not.toContain('이도윤'));
    expect(pane().queryByText('29분 안에 답하면 좋아요')).toBeNull();
    await user.click(await undo());
    await waitFor(async () => expect(await namesIn('답할 차례')).toContain('이도윤'));
    expect(server.state.calls.filter((call) => call.startsWith('answered'))).toEqual([
      'answered doyun 9',
      'answered doyun 8',
    ]);
    await user.click(await rowMenu('한미정'));
    await entry('보관하기');
    expect(screen.queryByRole('menuitem', { name: '답장 안 해도 돼요' })).toBeNull();
  });
});

describe('a talk that needs an answer after all [CHT-1] [W7]', () => {
  it('stands among those who wait again, from its menu at any time, and leaves them when that is undone', async () => {
    const server = aServer();
    const { user } = enter(server.handlers);
    expect(await namesIn('답할 차례')).not.toContain('한미정');
    await user.click(await rowMenu('한미정'));
    await user.click(await entry('답장해야 해요'));
    expect(await screen.findByText('한미정, 다시 답장을 기다려요')).toBeVisible();
    await waitFor(async () => expect(await namesIn('답할 차례')).toContain('한미정'));
    await user.click(await undo());
    await waitFor(async () => expect(await namesIn('답할 차례')).not.toContain('한미정'));
    expect(server.state.calls.filter((call) => call.startsWith('answered'))).toEqual([
      'answered mijeong 5',
      'answered mijeong 6',
    ]);
  });

  it('is none in which the last word is her own', async () => {
    const { user } = enter(withRoom('mijeong', { waitableSeq: null }).handlers);
    await user.click(await rowMenu('한미정'));
    await entry('고정하기');
    expect(screen.queryByRole('menuitem', { name: '답장해야 해요' })).toBeNull();
  });
});

describe('a talk that she put away and opens again [CHT-1]', () => {
  const putAway = () => withRoom('doyun', { isArchived: true });

  it('says so however she came to it, and is brought back with one press', async () => {
    const server = putAway();
    const { user } = enter([...knows(someFamilies()), ...server.handlers], paths.chatWith('grd-01'));
    expect(await screen.findByText(/보관한 대화예요/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /이도윤/ })).toBeNull();
    await user.click(pane().getByRole('button', { name: '보관 해제' }));
    expect(await row(/이도윤/)).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByText(/보관한 대화예요/)).toBeNull();
    await user.click(await undo());
    expect(await screen.findByText(/보관한 대화예요/)).toBeVisible();
    expect(server.state.calls.filter((call) => /ARCHIVE/.test(call))).toEqual(['UNARCHIVE doyun', 'ARCHIVE doyun']);
  });

  it('comes back by what is written in it', async () => {
    const server = putAway();
    const { push } = enter(server.handlers, paths.chatRoom('doyun'));
    expect(await screen.findByText(/메시지를 쓰거나 받으면 목록으로 돌아와요/)).toBeVisible();
    server.state.rooms = someRooms();
    push('chat.message', { id: 'doyun', seq: 7 });
    await waitFor(() => expect(screen.queryByText(/보관한 대화예요/)).toBeNull());
    expect(await row(/이도윤/)).toBeVisible();
  });
});

describe('a talk that she mutes [CHT-1]', () => {
  it('says until when, calls again when that is undone, and keeps its clock', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/account/chat/doyun');
    await user.click(await roomMenu());
    expect(await choice('켜짐')).toBeChecked();
    await user.click(await choice('8시간 동안 끄기'));
    expect(await pane().findByText('알림 꺼짐, 18:42까지')).toBeVisible();
    expect(await row(/이도윤.*알림 꺼짐.*29분 남음/)).toBeVisible();
    await user.click(await undo());
    await waitFor(() => expect(pane().queryByText(/알림 꺼짐/)).toBeNull());
    expect(server.state.calls.filter((call) => call.includes('mute'))).toEqual(['mute HOURS doyun', 'unmute doyun']);
  });

  it('is muted no more once its time is over, whatever the server still says', async () => {
    enter(withRoom('doyun', { mute: { until: '2026-11-18T10:42:00+09:00' } }).handlers, '/account/chat/doyun');
    expect(await pane().findByRole('heading', { name: '이도윤' })).toBeVisible();
    expect(screen.queryByText(/알림 꺼짐/)).toBeNull();
  });

  it('tells in its menu until when it is muted, and can be muted for longer', async () => {
    const server = withRoom('harin', { mute: { until: '2026-11-19T09:00:00+09:00' } });
    const { user } = enter(server.handlers);
    await user.click(await rowMenu('최하린'));
    expect(await choice('내일 09:00까지 꺼짐')).toBeChecked();
    await user.click(await choice('다시 켤 때까지 끄기'));
    expect(await screen.findByText('최하린, 알림을 껐어요')).toBeVisible();
    await user.click(await rowMenu('최하린'));
    expect(await choice('다시 켤 때까지 끄기')).toBeChecked();
  });
});

describe('a talk of two that she blocks [CHT-1]', () => {
  it('asks before, closes the place to write, says so in the list, and is opened again from there', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/account/chat/mijeong');
    await user.click(await roomMenu());
    await user.click(await entry('차단하기'));
    const question = within(await screen.findByRole('alertdialog', { name: '한미정 대화를 차단할까요?' }));
    await user.click(question.getByRole('button', { name: '차단하기' }));
    expect(await pane().findByText(/내가 차단한 대화예요/)).toBeVisible();
    expect(screen.queryByLabelText('메시지 입력')).toBeNull();
    expect(await row(/한미정.*차단한 대화/)).toBeVisible();
    expect(pane().getByText('네, 확인했어요. 감사해요')).toBeVisible();
    await user.click(pane().getByRole('button', { name: '차단 풀기' }));
    expect(await screen.findByLabelText('메시지 입력')).toBeVisible();
    expect(server.state.calls.filter((call) => call.includes('block'))).toEqual(['block mijeong', 'unblock mijeong']);
  });

  it('that the other one has blocked names no reason, and leads to the help', async () => {
    enter(withRoom('mijeong', { block: 'THEIRS' }).handlers, '/account/chat/mijeong');
    expect(await pane().findByText(/지금은 이 대화에 글을 보낼 수 없어요/)).toBeVisible();
    expect(pane().getByRole('link', { name: '고객센터에 문의하기' })).toHaveAttribute('href', '/account/supports');
    expect(screen.queryByRole('button', { name: '차단 풀기' })).toBeNull();
  });

  it('is no talk of a class', async () => {
    const { user } = enter(aServer().handlers, '/account/chat/class-2');
    await user.click(await roomMenu());
    await entry('고정하기');
    expect(screen.queryByRole('menuitem', { name: '차단하기' })).toBeNull();
  });
});
