import { screen, waitFor, within } from '@testing-library/react';
import { postsContract } from '@portal/domain/community/posts.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aServer, worlds } from '../community.fixture.ts';
import { button, enter, field, link, title } from '../community.screen.ts';

// Drafts outlive a page.
beforeEach(() => localStorage.clear());

describe('writing to a group [COM-1]', () => {
  it('asks a question, which needs a title, and shows it', async () => {
    const server = aServer();
    const { user, currentPath } = enter(server.handlers, '/group-math/new?kind=question');
    await user.type(await field(/^내용/), '빚을 지우는 이야기로는 아이가 고개만 끄덕여요.');
    await user.click(await button('질문 올리기'));
    expect(await screen.findByText('무엇이 궁금한지 제목에 적어 주세요.')).toBeVisible();
    await user.type(await field(/^제목/), '음수 곱하기 음수');
    await user.click(await button('질문 올리기'));
    expect(await title('음수 곱하기 음수')).toBeVisible();
    expect(currentPath()).toMatch(/^\/account\/community\/posts\/post-/);
    expect(server.state.sent).toEqual([
      {
        groupId: 'group-math',
        kind: 'QUESTION',
        title: '음수 곱하기 음수',
        content: '빚을 지우는 이야기로는 아이가 고개만 끄덕여요.',
        files: [],
      },
    ]);
  });

  it('keeps what is written as she turns a post into a question', async () => {
    const { user } = enter(worlds.loaded(), '/group-math/new');
    await user.type(await field(/^내용/), '막혔어요');
    await user.click(screen.getByRole('radio', { name: '질문' }));
    expect(await button('질문 올리기')).toBeVisible();
    expect(await field(/^내용/)).toHaveValue('막혔어요');
  });

  it('keeps a half-written post until she is back', async () => {
    const { user, goBack } = enter(worlds.loaded(), '/group-math/new');
    await user.type(await field(/^내용/), '쓰다가 나갔어요');
    await user.click(await link('그만두기'));
    await screen.findByText('멤버 4명');
    await goBack();
    expect(await field(/^내용/)).toHaveValue('쓰다가 나갔어요');
    await user.click(await button('지우기'));
    expect(await field(/^내용/)).toHaveValue('');
  });

  it('takes no picture without what it shows', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/group-math/new');
    await user.type(await field(/^내용/), '계단 사진이에요');
    const files = within(screen.getByRole('group', { name: '파일' }));
    await user.upload(
      files.getByLabelText(/고르/),
      new File([new Uint8Array([137, 80, 78, 71])], '계단.png', { type: 'image/png' }),
    );
    const shows = await field(/‘계단.png’에 보이는 것/);
    await user.click(await button('글 올리기'));
    expect(await screen.findByText('그림에 무엇이 보이는지 적어 주세요.')).toBeVisible();
    expect(server.state.sent).toEqual([]);
    await user.type(shows, '두 칸씩 오르는 계단');
    await user.click(await button('글 올리기'));
    await waitFor(() =>
      expect(server.state.sent).toMatchObject([{ files: [{ fileId: 'upload-1', text: '두 칸씩 오르는 계단' }] }]),
    );
  });

  it('asks about contact data and sends it with a reason', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/group-math/new');
    await user.type(await field(/^내용/), '자료는 math@example.com으로 물어봐 주세요.');
    await user.click(await button('글 올리기'));
    const guard = within(await screen.findByRole('alertdialog'));
    expect(server.state.sent).toEqual([]);
    await user.click(guard.getByRole('button', { name: '그대로 올리기' }));
    await user.type(guard.getByRole('textbox', { name: /그대로 올리는 이유/ }), '모임의 공용 주소예요.');
    await user.click(guard.getByRole('button', { name: '이유와 함께 올리기' }));
    await waitFor(() => expect(server.state.sent).toMatchObject([{ contactReason: '모임의 공용 주소예요.' }]));
  });

  it('asks about contact data that is split over title and text, and leaves it out of both', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, '/group-math/new');
    await user.type(await field(/^제목/), '제 번호는 010');
    await user.type(await field(/^내용/), '1234-5678이에요.');
    await user.click(await button('글 올리기'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '빼고 올리기' }));
    await waitFor(() =>
      expect(server.state.sent).toMatchObject([{ title: '제 번호는 (연락처 비움)', content: '(연락처 비움)이에요.' }]),
    );
  });

  it('is for members', async () => {
    enter(worlds.stranger(), '/group-math/new');
    expect(await screen.findByText('모임에 가입하면 글을 쓸 수 있어요')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('changing a post [COM-1]', () => {
  it('puts the new words in its place', async () => {
    const server = aServer();
    const { user, currentPath } = enter(server.handlers, '/posts/post-asked/edit');
    await user.clear(await field(/^제목/));
    await user.type(await field(/^제목/), '부등호는 왜 바뀔까요?');
    await user.click(await button('고친 글 저장'));
    expect(await title('부등호는 왜 바뀔까요?')).toBeVisible();
    expect(currentPath()).toBe('/account/community/posts/post-asked');
    expect(server.state.sent).toMatchObject([{ version: 1, title: '부등호는 왜 바뀔까요?' }]);
  });

  it('asks which counts when it was changed elsewhere', async () => {
    const server = aServer();
    let isRefused = false;
    const refusesOnce = fake(postsContract.updatePost, ({ params, body }) => {
      const post = server.state.posts.find(({ id }) => id === params.id)!;
      server.state.posts = server.state.posts.map((one) => (one.id === params.id ? { ...one, version: 2 } : one));
      if (!isRefused) {
        isRefused = true;
        return problemResponse('VERSION_CONFLICT');
      }
      server.state.sent.push(body.version);
      return post;
    });
    const { user } = enter([refusesOnce, ...server.handlers], '/posts/post-asked/edit');
    await user.type(await field(/^내용/), ' 더 적었어요.');
    await user.click(await button('고친 글 저장'));
    await user.click(await button('여기에 쓴 내용으로 계속'));
    await waitFor(() => expect(server.state.sent).toEqual([2]));
  });

  it.each([
    ['post-1', '쓴 선생님만 고칠 수 있어요', worlds.loaded],
    ['post-removed', '지워진 글은 고칠 수 없어요', worlds.judged],
  ])('is not offered for %s', async (id, sentence, world) => {
    enter(world(), `/posts/${id}/edit`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
