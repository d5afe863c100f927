import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor, within } from '@testing-library/react';
import { aComment, aPost, aQuestion, aRemoval } from '@portal/testing/community/community-builders';
import { aServer, worlds } from '../community.fixture.ts';
import { button, enter, field, item, link, title } from '../community.screen.ts';

// Drafts outlive a page.
beforeEach(() => localStorage.clear());

describe('a post and what is said to it [COM-1]', () => {
  it('is solved by the answer that its author chooses, and waits again when she takes it back', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/posts/post-asked');
    expect(await title('부등호가 바뀌는 까닭, 수직선 말고 다른 설명이 있을까요?')).toBeVisible();
    await user.click(await button('박민재 님의 답변 답으로 고르기'));
    expect(await screen.findByText('질문한 선생님이 고른 답변')).toBeVisible();
    expect(screen.getByText('해결됐어요')).toBeVisible();
    expect(screen.getAllByText('저울로 보여 주면 잘 통해요.')).toHaveLength(1);
    await user.click(await button('되돌리기'));
    await waitFor(() => expect(screen.queryByText('질문한 선생님이 고른 답변')).not.toBeInTheDocument());
    expect(server.state.posts.find(({ id }) => id === 'post-asked')).toMatchObject({ state: 'OPEN', answer: null });
  });

  it('lets nobody else choose', async () => {
    enter(worlds.loaded(), '/posts/post-2');
    expect(await field('답변 쓰기')).toBeVisible();
    expect(screen.queryByRole('button', { name: /답으로 고르기$/ })).not.toBeInTheDocument();
  });

  it('takes a comment, which its author changes and deletes', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/posts/post-1');
    await user.type(await field('댓글 쓰기'), '저도 해 볼게요.');
    await user.click(await button('댓글 올리기'));
    expect(await screen.findByText('저도 해 볼게요.', { selector: 'p' })).toBeVisible();
    expect(await field('댓글 쓰기')).toHaveValue('');
    await user.click(await button('김수학 님 댓글 메뉴'));
    await user.click(await item('고치기'));
    await user.clear(await field('댓글 고치기'));
    await user.type(await field('댓글 고치기'), '오늘 해 봤어요.');
    await user.click(await button('저장'));
    expect(await screen.findByText('오늘 해 봤어요.', { selector: 'p' })).toBeVisible();
    await user.click(await button('김수학 님 댓글 메뉴'));
    await user.click(await item('삭제하기'));
    const asked = within(await screen.findByRole('alertdialog', { name: '이 댓글을 삭제할까요?' }));
    await user.click(asked.getByRole('button', { name: '삭제하기' }));
    expect(await screen.findByText('아직 댓글이 없어요.')).toBeVisible();
  });

  it('shows what others did meanwhile to who comes back to it, and keeps what she writes', async () => {
    const server = aServer();
    const { store, user } = enter(server.handlers, '/posts/post-2');
    const stopListening = setupListeners(store.dispatch);
    await user.type(await field('답변 쓰기'), '저라면');
    expect(screen.queryByText('그림으로 해 보세요.')).not.toBeInTheDocument();
    server.state.comments = [aComment({ postId: 'post-2', content: '그림으로 해 보세요.' })];
    server.state.posts = server.state.posts.map((post) => ({ ...post, title: '고친 제목' }));
    window.dispatchEvent(new Event('focus'));
    expect(await title('고친 제목')).toBeVisible();
    expect(await screen.findByText('그림으로 해 보세요.')).toBeVisible();
    expect(await field('답변 쓰기')).toHaveValue('저라면');
    stopListening();
  });

  it('keeps a half-written comment', async () => {
    const { handlers } = aServer();
    const first = enter(handlers, '/posts/post-1');
    await first.user.type(await field('댓글 쓰기'), '쓰다가 나갔어요');
    await first.user.click(await link('중등 수학 연구 모임'));
    await title('중등 수학 연구 모임');
    await first.goBack();
    expect(await field('댓글 쓰기')).toHaveValue('쓰다가 나갔어요');
  });

  it('brings a comment back that was left half changed, until she saves it or thinks again [COM-1]', async () => {
    const { handlers } = aServer();
    const first = enter(handlers, '/posts/post-1');
    await first.user.type(await field('댓글 쓰기'), '저도 해 볼게요.');
    await first.user.click(await button('댓글 올리기'));
    await first.user.click(await button('김수학 님 댓글 메뉴'));
    await first.user.click(await item('고치기'));
    await first.user.type(await field('댓글 고치기'), ' 그리고');
    await first.user.click(await link('중등 수학 연구 모임'));
    await title('중등 수학 연구 모임');
    await first.goBack();
    const changed = await field('댓글 고치기');
    await waitFor(() => expect(changed).toHaveValue('저도 해 볼게요. 그리고'));
    expect(changed).not.toHaveFocus();
    await first.user.click(await button('그만두기'));
    await first.user.click(await button('김수학 님 댓글 메뉴'));
    await first.user.click(await item('고치기'));
    expect(await field('댓글 고치기')).toHaveValue('저도 해 볼게요.');
  });

  it('asks before contact data is read by everybody', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/posts/post-1');
    await user.type(await field('댓글 쓰기'), '010-2841-2274로 전화 주세요.');
    await user.click(await button('댓글 올리기'));
    const guard = within(await screen.findByRole('alertdialog'));
    expect(guard.getByText(/아직 올리지 않았어요/)).toBeVisible();
    expect(guard.getByRole('button', { name: '빼고 올리기' })).toHaveFocus();
    expect(await button('댓글 올리기')).toBeDisabled();
    await user.click(guard.getByRole('button', { name: '빼고 올리기' }));
    expect(await screen.findByText('(연락처 비움)으로 전화 주세요.', { selector: 'p' })).toBeVisible();
  });

  it('is read by who is not in the group, and answered once she is', async () => {
    const { user } = enter(worlds.stranger(), '/posts/post-1');
    expect(await screen.findByText('모임에 가입하면 댓글을 쓸 수 있어요.')).toBeVisible();
    await user.click(await button('가입하기'));
    expect(await field('댓글 쓰기')).toBeVisible();
  });

  it('leaves its place alone where it was removed', async () => {
    enter(worlds.judged(), '/posts/post-gone');
    expect(await screen.findByText('지워진 글이에요')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('tells who removed it why she did, and comes back while she may bring it back', async () => {
    const removed = {
      content: '',
      isRemoved: true,
      myRemoval: { reason: '학생의 이름이 들어 있어요.', at: '2026-11-18T10:00:00+09:00' },
    };
    const server = aServer({ posts: [aPost(removed)] });
    server.state.removed = aPost();
    const { user } = enter(server.handlers, '/posts/post-1');
    expect(await screen.findByText('지운 이유: 학생의 이름이 들어 있어요.')).toBeVisible();
    await user.click(await button('되살리기'));
    expect(await screen.findByText(/계단 사진/)).toBeVisible();
    expect(screen.queryByText(/^지운 이유/)).not.toBeInTheDocument();
  });

  it('calls what was said to a question an answer, also where it was removed or goes with the question', async () => {
    const gone = aComment({ postId: 'post-asked', content: '', isRemoved: true });
    const hers = aComment({ id: 'hers', postId: 'post-asked', isMine: true, isRemoved: true, removal: aRemoval() });
    const { user } = enter(aServer({ comments: [gone, hers] }).handlers, '/posts/post-asked');
    expect(await screen.findByText('지워진 답변이에요')).toBeVisible();
    expect(screen.getByText('모임장이나 운영 멤버가 이 답변을 지웠어요. 선생님에게만 보여요.')).toBeVisible();
    await user.click(await button('김수학 님 글 메뉴'));
    await user.click(await item('삭제하기'));
    expect(await screen.findByText('답변도 함께 사라지고, 되돌릴 수 없어요.')).toBeVisible();
  });

  it('calls an answer an answer in its menu, and leads others to it by its address', async () => {
    const comments = [
      aComment({
        postId: 'post-2',
        isMine: true,
        author: { id: 'user-math', name: '김수학', avatar: null, role: 'MEMBER' },
      }),
    ];
    const { user } = enter(aServer({ posts: [aQuestion()], comments }).handlers, '/posts/post-2');
    await user.click(await button('김수학 님 답변 메뉴'));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await item('답변 주소 복사하기'));
    expect(await screen.findByText('답변 주소를 복사했어요')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(expect.stringContaining('/posts/post-2?comment=comment-1'));
    await user.click(await button('김수학 님 답변 메뉴'));
    await user.click(await item('고치기'));
    expect(await field('답변 고치기')).toBeVisible();
  });

  it('says that it is not there any more', async () => {
    enter(worlds.loaded(), '/posts/post-99');
    expect(await screen.findByText('찾는 글이 없어요')).toBeVisible();
  });

  it('brings the comment of a notice before her', async () => {
    enter(worlds.loaded(), '/posts/post-asked?comment=comment-2');
    const words = await screen.findByText('온도계로 보여 줘도 좋아요.');
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus());
  });

  it('brings it before her however many were said before, and then what stands around it', async () => {
    const { user } = enter(worlds.talkative(), '/posts/post-asked?comment=comment-60');
    const words = await screen.findByText('60번째 댓글');
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus());
    expect(screen.getByText('61번째 댓글')).toBeVisible();
    expect(screen.queryByText('49번째 댓글')).not.toBeInTheDocument();
    await user.click(screen.getByText('이전 답변 보기'));
    expect(await screen.findByText('1번째 댓글')).toBeVisible();
    expect(screen.getByText('1번째 댓글').closest('ol')).toHaveFocus();
    expect(screen.queryByText('이전 답변 보기')).not.toBeInTheDocument();
    expect(screen.getAllByText(/번째 댓글$/)).toHaveLength(61);
  });
});
