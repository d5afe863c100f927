import { screen, waitFor, within } from '@testing-library/react';
import { postsContract } from '@portal/domain/community/posts.contract';
import { sharedPacksContract } from '@portal/domain/community/shared-packs.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { aPackPost, aSharedPack } from '@portal/testing/community/community-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aServer, worlds } from '../community.fixture.ts';
import { button, enter, field, item, link, rowOf, title } from '../community.screen.ts';

const tab = '/group-math?tab=packs';
const pack = '일차함수 도입 4회차 꾸러미';

// Drafts outlive a page.
beforeEach(() => localStorage.clear());

describe('what is shared in a group [COM-1]', () => {
  it('has a tab of its own, whose count is in none of the others', async () => {
    const { user } = enter(worlds.loaded(), '/group-math');
    expect(await link('글 3')).toBeVisible();
    await user.click(await link('자료 1'));
    expect((await rowOf('일차함수 도입을 나눠요')).getByRole('region', { name: pack })).toBeVisible();
    expect(screen.queryByText(/계단 사진/)).not.toBeInTheDocument();
    expect(await link('자료 나누기')).toHaveAttribute('href', expect.stringMatching(/kind=pack$/));
  });

  it('says what is in it by kind, who took it, and what others may do: in words first, then by its code', async () => {
    enter(worlds.loaded(), tab);
    const card = within(await screen.findByRole('region', { name: pack }));
    expect(card.getByText(/모두 6개 · 5.8MB/)).toBeVisible();
    expect(card.getByText('자료 3 · 과제 1 · 질문 2')).toBeVisible();
    expect(card.getByText('2명이 가져갔어요')).toBeVisible();
    expect(card.getByText('출처를 밝히면 고쳐 써도 돼요 · 다시 팔 수는 없어요')).toBeVisible();
    expect(card.getByText('(CC BY-NC 4.0)')).toBeVisible();
    expect(card.getByRole('img', { name: '한 점에서 만나는 두 직선' })).toBeVisible();
  });

  it('is found, or said not to be there', async () => {
    enter(worlds.loaded(), `${tab}&q=물리`);
    expect(await screen.findByText('‘물리’에 맞는 자료가 없어요')).toBeVisible();
  });

  it('says that nothing is shared yet', async () => {
    enter(worlds.quiet(), tab);
    expect(await screen.findByText('아직 나눈 자료가 없어요')).toBeVisible();
  });
});

describe('taking a pack [COM-1]', () => {
  it('takes one press; then it is hers, with a way back, and a way into a lesson', async () => {
    const { user } = enter(worlds.loaded(), tab);
    await user.click(await button(`${pack} 내 서재로 가져오기`));
    const way = await link(`${pack} 수업에 넣기`);
    expect(way).toHaveAttribute('href', expect.stringMatching(/lesson-packs\?give=pack-9$/));
    expect(way).toHaveFocus();
    expect(screen.getByText('3명이 가져갔어요')).toBeVisible();
    await user.click(await button('되돌리기'));
    expect(await button(`${pack} 내 서재로 가져오기`)).toBeVisible();
    expect(screen.getByText('2명이 가져갔어요')).toBeVisible();
  });

  it('says so where she has it already, and brings another where she deleted it', async () => {
    const had = aPackPost({ pack: aSharedPack({ mine: { packId: 'pack-9', isThanked: false } }) });
    const lost = aPackPost({
      id: 'post-lost',
      pack: aSharedPack({ name: '지운 꾸러미', mine: { packId: null, isThanked: false } }),
    });
    enter(aServer({ posts: [had, lost] }).handlers, tab);
    expect(await link('이미 서재에 있어요')).toHaveAttribute('href', expect.stringMatching(/lesson-packs\/pack-9$/));
    expect(await button('지운 꾸러미 다시 가져오기')).toBeVisible();
  });

  it('is not offered for her own', async () => {
    enter(aServer({ posts: [aPackPost({ isMine: true })] }).handlers, tab);
    await screen.findByRole('region', { name: pack });
    expect(screen.queryByRole('button', { name: /가져오기$/ })).not.toBeInTheDocument();
  });

  it.each([
    ['QUOTA_TOTAL', /저장 공간이 모자라요. 서재에서 쓰지 않는 자료를 지운 뒤/],
    ['NOT_MEMBER', /먼저 가입해 주세요/],
  ] as const)('says what to do when it is refused with %s', async (code, sentence) => {
    const refused = fakeProblem(sharedPacksContract.takeSharedPack, code);
    const { user } = enter([refused, ...worlds.loaded()], tab);
    await user.click(await button(`${pack} 내 서재로 가져오기`));
    expect(await screen.findByText('서재로 가져오지 못했어요')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(await button(`${pack} 내 서재로 가져오기`)).toBeVisible();
  });

  it('is thanked for once, and the thanks can be taken back', async () => {
    const { user } = enter(worlds.loaded(), tab);
    await user.click(await button(`${pack} 내 서재로 가져오기`));
    await user.click(await button('고마워요'));
    await waitFor(async () => expect(await button('고마워요')).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByText(/고마워요 2/)).toBeVisible();
    await user.click(await button('고마워요'));
    expect(await screen.findByText(/고마워요 1/)).toBeVisible();
  });
});

describe('the page of a pack [COM-1]', () => {
  it('shows everything in it by its kind, and opens the files', async () => {
    enter(worlds.loaded(), '/posts/post-pack');
    expect(await title('일차함수 도입을 나눠요')).toBeVisible();
    for (const name of ['자료 3개', '과제 1개', '질문 2개'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    expect(screen.getByText('그래프 그리기')).toBeVisible();
    expect(screen.getByText('y절편은 어디에 있을까요?')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /기울기 정리.pdf/ })[0]).toBeVisible();
    expect(await field('댓글 쓰기')).toBeVisible();
    expect(await link('중등 수학 연구 모임')).toHaveAttribute('href', expect.stringMatching(/tab=packs$/));
  });

  it('names the files to who is not in the group, and opens none', async () => {
    const closed = aSharedPack();
    const documents = closed.documents.map((one) => ({ ...one, file: null }));
    const post = aPackPost({ pack: { ...closed, documents, homework: null } });
    enter(aServer({ posts: [post] }).handlers, '/posts/post-pack');
    expect(await screen.findByText('모임에 가입하면 자료를 열어 볼 수 있어요.')).toBeVisible();
    expect(screen.getByText('기울기 정리.pdf')).toBeVisible();
    expect(screen.queryByRole('link', { name: /기울기 정리/ })).not.toBeInTheDocument();
  });

  it('is reported like every post', async () => {
    const { user } = enter(worlds.loaded(), '/posts/post-pack');
    await user.click(await button('박민재 님 글 메뉴'));
    expect(await item('신고하기')).toBeVisible();
  });
});

describe('sharing a pack [COM-1]', () => {
  it('needs a pack, a licence and words; its name is its title unless she has one', async () => {
    const server = aServer();
    const { user, currentPath } = enter(server.handlers, '/group-math/new?kind=pack');
    await user.click(await button('자료 나누기'));
    expect((await screen.findAllByText('나눌 꾸러미를 골라 주세요.'))[0]).toBeVisible();
    expect(screen.getAllByText('라이선스를 골라 주세요.')[0]).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/나눌 꾸러미/), '일차함수의 그래프');
    expect(await field(/^제목/)).toHaveValue('일차함수의 그래프');
    await user.click(screen.getByRole('radio', { name: '출처를 밝히면 고쳐 써도 돼요' }));
    await user.type(await field(/^내용/), '4회차 분량이에요.');
    await user.click(await button('자료 나누기'));
    expect(await title('일차함수의 그래프')).toBeVisible();
    expect(currentPath()).toMatch(/\/posts\/post-/);
    expect(server.state.sent).toEqual([
      {
        groupId: 'group-math',
        kind: 'PACK',
        title: '일차함수의 그래프',
        content: '4회차 분량이에요.',
        files: [],
        pack: { packId: 'pack-1', licence: 'CC_BY' },
      },
    ]);
  });

  it('says at the pack why the platform does not take it', async () => {
    const sentence = '꾸러미에 연락처(전화번호)가 들어 있어요. 꾸러미에서 뺀 뒤 나눠 주세요.';
    const refused = fakeProblem(postsContract.createPost, 'VALIDATION', { fields: { 'pack.packId': sentence } });
    const { user } = enter([refused, ...worlds.loaded()], '/group-math/new?kind=pack');
    await user.selectOptions(await screen.findByLabelText(/나눌 꾸러미/), '일차함수의 그래프');
    await user.click(screen.getByRole('radio', { name: '출처를 밝히면 고쳐 써도 돼요' }));
    await user.type(await field(/^내용/), '4회차 분량이에요.');
    await user.click(await button('자료 나누기'));
    await waitFor(() =>
      expect(screen.getByLabelText(/나눌 꾸러미/)).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
  });

  it('leads who has no pack yet to where she makes one', async () => {
    const none = fake(packsContract.listPacks, { total: 0, items: [] });
    enter([none, ...worlds.loaded()], '/group-math/new?kind=pack');
    expect(await link('꾸러미 만들기')).toHaveAttribute('href', expect.stringMatching(/lesson-packs\/new$/));
  });

  it('keeps pack and licence when the words are changed', async () => {
    const server = aServer({ posts: [aPackPost({ isMine: true })] });
    const { user } = enter(server.handlers, '/posts/post-pack/edit');
    expect(await screen.findByText(/고친 꾸러미는 새 글로 나눠 주세요/)).toBeVisible();
    await user.type(await field(/^제목/), ' 다시');
    await user.click(await button('고친 글 저장'));
    await waitFor(() => expect(server.state.sent).toMatchObject([{ title: '일차함수 도입을 나눠요 다시' }]));
  });
});
