import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor, within } from '@testing-library/react';
import { postsContract } from '@portal/domain/community/posts.contract';
import { aGroup, aPost } from '@portal/testing/community/community-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aServer, moderated, somePosts, worlds } from '../community.fixture.ts';
import { button, dialog, enter, item, link, rowOf, title } from '../community.screen.ts';

const group = '/group-math';

describe('a group [COM-1]', () => {
  it('shows banner, description, how many are in it and what moved of late', async () => {
    enter(worlds.banner(), group);
    expect(await title('중등 수학 연구 모임')).toBeVisible();
    expect(screen.getByRole('img', { name: '모눈 위의 곡선' })).toBeVisible();
    expect(screen.getByText(/막힌 곳을 묻고/)).toBeVisible();
    expect(screen.getByText('멤버 4명')).toBeVisible();
    expect(screen.getByText('최근 7일 새 글·질문·자료 6개, 댓글·답변 6개')).toBeVisible();
  });

  it('shows what is new to who comes back to it, each asked for once', async () => {
    const server = aServer({ posts: [aPost({ content: '첫 글' })] });
    const listed = jest.fn();
    const list = fake(postsContract.listGroupPosts, ({ query }) => {
      listed(query.kind);
      return { items: query.kind === 'TALK' ? server.state.posts : [] };
    });
    const { store } = enter([list, ...server.handlers], group);
    const stopListening = setupListeners(store.dispatch);
    await screen.findByText('첫 글');
    const before = listed.mock.calls.length;
    server.state.posts = [aPost({ content: '새 글' })];
    server.state.groups = server.state.groups.map((one) => ({ ...one, quantityMembers: 5 }));
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('새 글')).toBeVisible();
    expect(await screen.findByText('멤버 5명')).toBeVisible();
    const kinds = listed.mock.calls.slice(before).map(([kind]: string[]) => kind);
    expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
    stopListening();
  });

  it('has nothing in the place of a banner that it does not have', async () => {
    enter(worlds.loaded(), group);
    await title('중등 수학 연구 모임');
    expect(screen.queryByRole('img', { name: '모눈 위의 곡선' })).not.toBeInTheDocument();
    expect(document.querySelector('header img')).toBeNull();
  });

  it('counts its questions in tabs and filters that sum up', async () => {
    const { user } = enter(worlds.loaded(), group);
    await user.click(await link('질문 3'));
    expect(await screen.findByText('질문 3개 가운데 1개')).toBeInTheDocument();
    const filters = within(screen.getByRole('navigation', { name: '질문 상태' }));
    const counts = filters.getAllByRole('link').map(({ textContent }) => Number(/\d+$/.exec(textContent)![0]));
    expect(counts).toEqual([3, 2, 1]);
    expect(counts[1]! + counts[2]!).toBe(counts[0]);
  });

  it('shows a solved question with the answer that was chosen', async () => {
    const { user } = enter(worlds.loaded(), `${group}?tab=questions`);
    const row = await rowOf('확률 단원에서 동전 실험을 온라인으로 하려면?');
    expect(row.getByText('질문한 선생님이 고른 답변')).toBeVisible();
    await user.click(await link('답을 기다려요 2'));
    await waitFor(() => expect(screen.queryByText('질문한 선생님이 고른 답변')).not.toBeInTheDocument());
    expect(
      (await rowOf('음수끼리 곱하면 왜 양수인지 설명하는 좋은 비유가 있을까요?')).getByText('답을 기다려요'),
    ).toBeVisible();
  });

  it('is left after a question, and its notices are turned off without one', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, group);
    await user.click(await button('가입했어요'));
    await user.click(await item('모임 알림 끄기'));
    expect(await screen.findByText('이 모임의 알림을 껐어요')).toBeVisible();
    await user.click(await button('가입했어요'));
    await user.click(await item('모임에서 나가기'));
    const asked = within(await screen.findByRole('alertdialog', { name: '모임에서 나갈까요?' }));
    await user.click(asked.getByRole('button', { name: '모임에서 나가기' }));
    expect(await button('가입하기')).toBeVisible();
    expect(screen.queryByRole('link', { name: '글쓰기' })).not.toBeInTheDocument();
    expect(server.state.groups[0]).toMatchObject({ isMuted: true, myRole: null });
  });

  it('leads an owner who wants to leave to where she hands it over', async () => {
    const { user, currentPath } = enter(worlds.owner(), group);
    await user.click(await button('가입했어요'));
    await user.click(await item('모임에서 나가기'));
    const asked = within(await screen.findByRole('alertdialog', { name: '먼저 모임장을 넘겨 주세요' }));
    await user.click(asked.getByRole('button', { name: '멤버 보기' }));
    expect(currentPath()).toBe('/account/community/group-math/members');
  });

  it('folds below what waits, on a phone, what stands beside the posts on a wide screen', async () => {
    const { user } = enter(worlds.loaded(), group);
    expect(await link(/질문이 답을 기다려요$/)).toBeVisible();
    const fold = await button('내가 나눈 것과 모임 약속');
    expect(screen.queryByRole('heading', { name: '모임 약속' })).not.toBeInTheDocument();
    await user.click(fold);
    expect(screen.getByText('연락처는 올리지 않아요')).toBeVisible();
    expect(screen.getByText('답변').nextSibling).toHaveTextContent(/^\d+$/);
  });

  it('shows who is not in it what all keep to, and nothing of her own', async () => {
    const { user } = enter(worlds.stranger(), group);
    await user.click(await button('모임 약속'));
    expect(screen.getByText('남의 자료는 출처를 밝혀요')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '내가 나눈 것' })).not.toBeInTheDocument();
  });

  it('says that it is not there', async () => {
    enter(worlds.loaded(), '/group-99');
    expect(await screen.findByText('찾는 모임이 없어요')).toBeVisible();
  });
});

describe('what is said in a group [COM-1]', () => {
  const menuOf = async (index: number) => (await screen.findAllByRole('button', { name: '윤하늘 님 글 메뉴' }))[index]!;

  it('is liked and liked no more, where it stands', async () => {
    const { user } = enter(aServer({ posts: [aPost()] }).handlers, group);
    await user.click(await button('좋아요 3명'));
    expect(await button('좋아요 4명')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await button('좋아요 4명'));
    expect(await button('좋아요 3명')).toHaveAttribute('aria-pressed', 'false');
  });

  it('tells who cannot see a picture what it shows', async () => {
    enter(worlds.loaded(), group);
    expect(await screen.findByRole('img', { name: '두 칸 오를 때마다 한 칸 나아가는 계단' })).toBeVisible();
  });

  it('is reported once with a reason, and folded until the team has decided', async () => {
    const server = aServer({ posts: [aPost()] });
    const { user } = enter(server.handlers, group);
    await user.click(await menuOf(0));
    await user.click(await item('신고하기'));
    const asked = await dialog('운영팀에 신고할까요?');
    await user.selectOptions(asked.getByLabelText(/신고하는 이유/), '그 밖의 이유');
    await user.click(asked.getByRole('button', { name: '운영팀에 신고하기' }));
    expect(await asked.findByText('왜 신고하는지 적어 주세요.')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: /더 알릴 말/ }), '같은 글이 세 번 올라왔어요.');
    await user.click(asked.getByRole('button', { name: '운영팀에 신고하기' }));
    const fold = await button(/^신고한 글이에요/);
    expect(screen.queryByText(/계단 사진/)).not.toBeInTheDocument();
    await user.click(fold);
    expect(screen.getByText(/계단 사진/)).toBeVisible();
    expect(screen.getByText('신고한 이유: 그 밖의 이유 · 같은 글이 세 번 올라왔어요.')).toBeVisible();
    await user.click(await menuOf(0));
    await item('글 주소 복사하기');
    expect(screen.queryByRole('menuitem', { name: '신고하기' })).not.toBeInTheDocument();
  });

  it('is removed by who moderates, with a reason; its place stays, and she can take it back', async () => {
    const posts = moderated([aPost()]);
    const { user } = enter(aServer({ groups: [aGroup({ myRole: 'MODERATOR' })], posts }).handlers, group);
    await user.click(await menuOf(0));
    await user.click(await item('모임에서 지우기'));
    const asked = await dialog('모임에서 지울까요?');
    await user.click(asked.getByRole('button', { name: '모임에서 지우기' }));
    expect(await asked.findByText('지우는 이유를 적어 주세요.')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: /지우는 이유/ }), '학생의 이름이 들어 있어요.');
    await user.click(asked.getByRole('button', { name: '모임에서 지우기' }));
    expect(await screen.findByText('지워진 글이에요')).toBeVisible();
    await user.click(await button('되돌리기'));
    expect(await screen.findByText(/계단 사진/)).toBeVisible();
  });

  it('that was removed tells its author who did it and why, and is neither liked nor changed any more', async () => {
    const removed = worlds.judged();
    const { user } = enter(removed, group);
    expect(
      (await screen.findAllByText('모임장이나 운영 멤버가 이 글을 지웠어요. 선생님에게만 보여요.'))[0],
    ).toBeVisible();
    expect(screen.getByText('운영팀이 이 글을 지웠어요. 선생님에게만 보여요.')).toBeVisible();
    const hers = screen.getAllByRole('button', { name: '김수학 님 글 메뉴' })[0]!;
    const row = within(hers.closest('li') as HTMLElement);
    expect(row.getByText(/^지운 이유: /)).toBeVisible();
    expect(row.queryByRole('button', { name: /^좋아요/ })).not.toBeInTheDocument();
    await user.click(hers);
    await item('삭제하기');
    expect(screen.queryByRole('menuitem', { name: '고치기' })).not.toBeInTheDocument();
  });

  it('is put before the others by who moderates; a refusal is said in the words of the server', async () => {
    const posts = moderated([aPost()]);
    const refused = fakeProblem(postsContract.pinPost, 'LIMIT_REACHED', { values: { n: 3 } });
    const { user } = enter([refused, ...aServer({ posts }).handlers], group);
    await user.click(await menuOf(0));
    await user.click(await item('모임 맨 앞에 고정하기'));
    expect(await screen.findByText('고정을 바꾸지 못했어요')).toBeVisible();
  });

  it('is appealed by its author once, and not after its time', async () => {
    const { user } = enter(worlds.judged(), group);
    expect(await screen.findByText('이의를 낼 수 있는 날이 지났어요.')).toBeVisible();
    expect(screen.getByText('운영팀이 이의를 확인하고 있어요.')).toBeVisible();
    const appeal = screen.getAllByRole('button', { name: '이의 내기' });
    expect(appeal).toHaveLength(1);
    await user.click(appeal[0]!);
    const asked = await dialog('지운 것에 이의를 낼까요?');
    await user.type(asked.getByRole('textbox', { name: /되살려야 하는 이유/ }), '지어낸 이름이에요.');
    await user.click(asked.getByRole('button', { name: '이의 내기' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '이의 내기' })).not.toBeInTheDocument());
  });

  it('is deleted by its author after a question', async () => {
    const server = aServer({ posts: somePosts().filter(({ id }) => id === 'post-mine') });
    const { user } = enter(server.handlers, group);
    await user.click(await button('김수학 님 글 메뉴'));
    await user.click(await item('삭제하기'));
    const asked = within(await screen.findByRole('alertdialog', { name: '이 글을 삭제할까요?' }));
    await user.click(asked.getByRole('button', { name: '삭제하기' }));
    expect(await screen.findByText('아직 글이 없어요')).toBeVisible();
    expect(server.state.posts).toEqual([]);
  });
});
