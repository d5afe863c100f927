import { randomUUID } from 'node:crypto';
import type { CommunityPost } from '@portal/domain/community/post';
import {
  type CommunityApp,
  createCommunityApp,
  GROUP,
  GROUPS,
  POSTS,
  type Who,
} from '../../../testing/community/community-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

let t: CommunityApp;
beforeAll(async () => {
  t = await createCommunityApp();
});
afterEach(() => t.database.raw.exec('delete from community_post; delete from outbox'));
afterAll(() => t.close());

const write = (who: Who, over: object) =>
  t.as<CommunityPost>(who, 'POST', POSTS, {
    clientId: randomUUID(),
    groupId: GROUP,
    kind: 'TALK',
    title: '',
    content: '안녕하세요',
    files: [],
    ...over,
  });
const list = async (who: Who, query = '') =>
  (await t.as<{ items: CommunityPost[] }>(who, 'GET', `${GROUPS}/${GROUP}/posts${query}`)).data.items;
const contents = async (query = '') => (await list('guest', query)).map(({ content }) => content);
const act = (who: Who, id: string, action: string, body: object) =>
  t.as<CommunityPost>(who, 'POST', `${POSTS}/${id}/${action}`, body);
const edit = (who: Who, id: string, over: object) =>
  t.as<CommunityPost>(who, 'PUT', `${POSTS}/${id}`, { version: 1, title: '', content: '고친 글', files: [], ...over });

describe('what a teacher says to a group [COM-1]', () => {
  it('is read by every teacher, and written by members', async () => {
    const { id } = await t.post('asker');
    expect(await t.read('guest', id)).toMatchObject({
      content: '안녕하세요',
      isMine: false,
      author: { name: 'asker', role: 'MEMBER' },
    });
    expect(await write('guest', {})).toMatchObject({ status: 403, code: 'NOT_MEMBER' });
    expect((await write('asker', { groupId: 'none' })).code).toBe('NOT_FOUND');
  });

  it('is one post, however often the same call comes', async () => {
    const body = { clientId: randomUUID() };
    expect((await write('asker', body)).data.id).toBe((await write('asker', body)).data.id);
    expect((await write('asker', { ...body, content: '다른 글' })).code).toBe('KEY_REUSED');
    expect(await list('asker')).toHaveLength(1);
  });

  it('holds contact data only with a reason, wherever it stands', async () => {
    expect(await write('asker', { title: '연락 주세요 010-1234-5678' })).toMatchObject({
      status: 422,
      code: 'CONTACT_DATA',
    });
    expect((await write('asker', { title: '제 번호는 010', content: '1234-5678이에요' })).code).toBe('CONTACT_DATA');
    const files = async (name: string, text = '') => [
      { fileId: await addFileRow(t.database, { ownerId: t.ids.asker, location: 'POST', name }), text },
    ];
    expect((await write('asker', { files: await files('010-1234-5678.pdf') })).code).toBe('CONTACT_DATA');
    expect((await write('asker', { files: await files('그림.png', '칠판에 적은 카톡 math_01') })).code).toBe(
      'CONTACT_DATA',
    );
    expect(
      (await write('asker', { content: 'my-site.co.kr', files: await files('중2_일차함수_3-2.pdf') })).status,
    ).toBe(201);
    expect((await write('asker', { content: 'a@b.kr', contactReason: '모임 장소예요.' })).status).toBe(201);
  });

  it('brings files of her own, and of each image what it shows', async () => {
    const [image, paper, foreign] = [
      await addFileRow(t.database, { ownerId: t.ids.asker, location: 'POST', name: 'graph.png' }),
      await addFileRow(t.database, { ownerId: t.ids.asker, location: 'POST', name: 'paper.pdf' }),
      await addFileRow(t.database, { ownerId: t.ids.helper, location: 'POST' }),
    ];
    const files = [
      { fileId: paper, text: '' },
      { fileId: image, text: '' },
    ];
    expect(await write('asker', { files })).toMatchObject({
      code: 'VALIDATION',
      fields: { 'files.1.text': expect.any(String) as string },
    });
    expect((await write('asker', { files: [{ fileId: foreign, text: '그림' }] })).code).toBe('FILE_NOT_FOUND');
    const { data } = await write('asker', { files: [files[0], { fileId: image, text: '함수의 그래프' }] });
    expect(data.files.map(({ file, text }) => [file.name, text])).toEqual([
      ['paper.pdf', ''],
      ['graph.png', '함수의 그래프'],
    ]);
    expect((await edit('asker', data.id, { files: [files[0]] })).data.files).toHaveLength(1);
  });

  it('is written anew by its author alone, as she has read it', async () => {
    const { id } = await t.post('asker');
    expect(await edit('owner', id, {})).toMatchObject({ status: 403, code: 'NOT_AUTHOR' });
    expect((await edit('asker', id, {})).data).toMatchObject({
      content: '고친 글',
      version: 2,
      editedAt: expect.any(String) as string,
    });
    expect((await edit('asker', id, {})).code).toBe('VERSION_CONFLICT');
    const question = await t.ask('asker');
    expect((await edit('asker', question.id, {})).fields).toHaveProperty('title');
  });

  it('is deleted by its author alone, with what was said about it', async () => {
    const { id } = await t.ask('asker');
    await t.comment('helper', id);
    expect((await t.as('owner', 'DELETE', `${POSTS}/${id}`)).code).toBe('NOT_AUTHOR');
    expect((await t.as('asker', 'DELETE', `${POSTS}/${id}`)).status).toBe(200);
    for (const path of ['', '/comments'])
      expect((await t.as('asker', 'GET', `${POSTS}/${id}${path}`)).status).toBe(404);
    expect(await t.group('asker')).toMatchObject({ posts: 0, openQuestions: 0 });
    expect(await t.countOf(`community_comment where content <> ''`)).toBe(0);
  });

  it('is liked once by each, as long as she likes', async () => {
    const { id } = await t.post('asker');
    for (let again = 0; again < 2; again++)
      expect((await act('helper', id, 'reactions', { isLiked: true })).data).toMatchObject({ likes: 1, isLiked: true });
    expect(await t.read('owner', id)).toMatchObject({ likes: 1, isLiked: false });
    expect((await act('helper', id, 'reactions', { isLiked: false })).data).toMatchObject({ likes: 0, isLiked: false });
    expect((await act('guest', id, 'reactions', { isLiked: true })).code).toBe('NOT_MEMBER');
  });
});

describe('the posts of a group [COM-1]', () => {
  it('come with what is pinned first, then the newest, and page by page', async () => {
    for (const content of ['하나', '둘', '셋']) await t.post('asker', { content });
    const [, , first] = await list('asker');
    expect((await act('asker', first!.id, 'pin', { isPinned: true })).code).toBe('NOT_MODERATOR');
    expect((await act('moderator', first!.id, 'pin', { isPinned: true })).data.isPinned).toBe(true);
    expect(await contents()).toEqual(['하나', '셋', '둘']);
    expect(await contents(`?size=1&lastItem=${first!.id}`)).toEqual(['셋']);
    await act('owner', first!.id, 'pin', { isPinned: false });
    expect(await contents()).toEqual(['셋', '둘', '하나']);
  });

  it('have at most three pins', async () => {
    const ids: string[] = [];
    for (let no = 0; no < 4; no++) ids.push((await t.post('asker')).id);
    const codes = [];
    for (const id of ids) codes.push((await act('owner', id, 'pin', { isPinned: true })).code);
    expect(codes).toEqual([undefined, undefined, undefined, 'LIMIT_REACHED']);
  });

  it('are found by every word that stands in them', async () => {
    await t.post('asker', { content: '기울기를 계단으로 설명해요' });
    await t.ask('asker', { title: '기울기 질문', content: '좋은 비유가 있을까요?' });
    expect(await contents('?search=기울기%20비유')).toEqual(['좋은 비유가 있을까요?']);
    expect(await contents('?search=100%25')).toEqual([]);
    // One letter is in no index, and is looked for all the same.
    expect(await contents('?search=%EB%B9%84')).toEqual(['좋은 비유가 있을까요?']);
    expect(await contents('?kind=TALK&search=기울기')).toEqual(['기울기를 계단으로 설명해요']);
  });
});

describe('a question [COM-1]', () => {
  it('is solved by the answer that its author chooses, and waits again when she takes it back', async () => {
    const { id } = await t.ask('asker');
    const answer = await t.comment('helper', id);
    expect(await t.group('asker')).toMatchObject({ openQuestions: 1, solvedQuestions: 0 });
    expect((await act('helper', id, 'solve', { commentId: answer.id })).code).toBe('NOT_AUTHOR');
    const { data } = await act('asker', id, 'solve', { commentId: answer.id });
    expect(data).toMatchObject({ state: 'SOLVED', answer: { id: answer.id, isChosen: true } });
    expect(await t.group('helper')).toMatchObject({
      openQuestions: 0,
      solvedQuestions: 1,
      mine: { answers: 1, solved: 1 },
    });
    expect(await t.told('helper')).toEqual(['COMMUNITY_CHOSEN 내 답변으로 질문이 해결됐어요']);
    expect(await contents('?state=SOLVED')).toHaveLength(1);
    expect((await act('asker', id, 'solve', { commentId: null })).data).toMatchObject({ state: 'OPEN', answer: null });
    expect(await contents('?state=SOLVED')).toEqual([]);
    expect(await contents('?state=OPEN')).toHaveLength(1);
  });

  it('waits again when its answer is deleted', async () => {
    const { id } = await t.ask('asker');
    const answer = await t.comment('helper', id);
    await act('asker', id, 'solve', { commentId: answer.id });
    await t.as('helper', 'DELETE', `${POSTS}/${id}/comments/${answer.id}`);
    expect(await t.read('asker', id)).toMatchObject({ state: 'OPEN', answer: null, comments: 0 });
    expect(await t.group('asker')).toMatchObject({ openQuestions: 1, solvedQuestions: 0 });
  });

  it('is solved by nothing that was said elsewhere, and a talk by nothing', async () => {
    const [question, other, talk] = [await t.ask('asker'), await t.ask('asker'), await t.post('asker')];
    const elsewhere = await t.comment('helper', other.id);
    expect((await act('asker', question.id, 'solve', { commentId: elsewhere.id })).code).toBe('NOT_FOUND');
    const said = await t.comment('helper', talk.id);
    expect((await act('asker', talk.id, 'solve', { commentId: said.id })).code).toBe('WRONG_STATE');
  });
});
