import { randomUUID } from 'node:crypto';
import type { PostComment } from '@portal/domain/community/post';
import {
  type CommunityApp,
  createCommunityApp,
  GROUP,
  GROUPS,
  POSTS,
  type Who,
} from '../../../testing/community/community-app.ts';

let t: CommunityApp;
beforeAll(async () => {
  t = await createCommunityApp();
});
afterEach(async () => {
  await t.database.raw.exec('delete from community_post; delete from outbox');
  t.heard.length = 0;
});
afterAll(() => t.close());

const list = async (who: Who, postId: string, query = '') =>
  (await t.as<{ items: PostComment[] }>(who, 'GET', `${POSTS}/${postId}/comments${query}`)).data.items;
const write = (who: Who, postId: string, over: object) =>
  t.as<PostComment>(who, 'POST', `${POSTS}/${postId}/comments`, {
    clientId: randomUUID(),
    content: '고마워요',
    ...over,
  });
const edit = (who: Who, { postId, id }: PostComment, over = {}) =>
  t.as<PostComment>(who, 'PUT', `${POSTS}/${postId}/comments/${id}`, { version: 1, content: '고친 댓글', ...over });

describe('what is said about a post [COM-1]', () => {
  it('comes oldest first, page by page, and is counted', async () => {
    const { id } = await t.post('asker');
    for (const content of ['하나', '둘', '셋']) await t.comment('helper', id, { content });
    const all = await list('guest', id);
    expect(all.map(({ content }) => content)).toEqual(['하나', '둘', '셋']);
    expect((await list('guest', id, `?lastItem=${all[0]!.id}&size=1`)).map(({ content }) => content)).toEqual(['둘']);
    expect((await t.read('guest', id)).comments).toBe(3);
  });

  it('is read around the one to which an address leads, and before and after that', async () => {
    const { id } = await t.post('asker');
    for (let no = 1; no <= 25; no++) await t.comment('helper', id, { content: `${no}` });
    const all = await list('guest', id);
    const said = async (query: string) => (await list('guest', id, query)).map(({ content }) => Number(content));
    expect(await said(`?around=${all[19]!.id}&size=12`)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(await said(`?firstItem=${all[9]!.id}&size=4`)).toEqual([6, 7, 8, 9]);
    expect(await said(`?firstItem=${all[2]!.id}&size=4`)).toEqual([1, 2]);
    expect(await said(`?around=${all[3]!.id}&size=3`)).toEqual([1, 2, 3]);
    expect(await said('?around=cmt_gone&size=3')).toEqual([1, 2, 3]);
  });

  it('is written by members, once under each name, and with a reason for contact data', async () => {
    const { id } = await t.post('asker');
    expect((await write('guest', id, {})).code).toBe('NOT_MEMBER');
    expect((await write('helper', id, { content: '010-1234-5678' })).code).toBe('CONTACT_DATA');
    expect((await write('helper', id, { content: '010-1234-5678', contactReason: '학원 번호예요.' })).status).toBe(201);
    const body = { clientId: randomUUID() };
    expect((await write('helper', id, body)).data.id).toBe((await write('helper', id, body)).data.id);
    expect((await write('helper', id, { ...body, content: '다른 말' })).code).toBe('KEY_REUSED');
    expect((await write('helper', 'none', {})).code).toBe('NOT_FOUND');
  });

  it('is changed and deleted by its author alone', async () => {
    const comment = await t.comment('helper', (await t.post('asker')).id);
    expect((await edit('asker', comment)).code).toBe('NOT_AUTHOR');
    expect((await edit('helper', comment)).data).toMatchObject({ content: '고친 댓글', version: 2 });
    expect((await edit('helper', comment)).code).toBe('VERSION_CONFLICT');
    const path = `${POSTS}/${comment.postId}/comments/${comment.id}`;
    expect((await t.as('owner', 'DELETE', path)).code).toBe('NOT_AUTHOR');
    expect((await t.as('helper', 'DELETE', path)).status).toBe(200);
    expect(await list('helper', comment.postId)).toEqual([]);
  });
});

describe('whoever has a part in a post [COM-1]', () => {
  it('sees at once what others do with it and with what is said about it', async () => {
    const { id } = await t.ask('asker');
    const path = `${POSTS}/${id}`;
    const answer = await t.comment('helper', id);
    const other = await t.comment('moderator', id);
    const words = { version: 1, title: '왜 그럴까요, 정말?', content: '고쳤어요', files: [] };
    const acts = [
      ['moderator', () => edit('moderator', other)],
      ['asker', () => t.as('asker', 'POST', `${path}/solve`, { commentId: answer.id })],
      ['asker', () => t.as('asker', 'PUT', path, words)],
      ['moderator', () => t.as('moderator', 'POST', `${path}/comments/${answer.id}/remove`, { reason: '광고예요.' })],
      ['moderator', () => t.as('moderator', 'POST', `${path}/comments/${answer.id}/take-back`)],
      ['moderator', () => t.as('moderator', 'DELETE', `${path}/comments/${other.id}`)],
      ['asker', () => t.as('asker', 'DELETE', path)],
    ] as const;
    for (const [no, [who, act]] of acts.entries()) {
      t.heard.length = 0;
      expect([no, (await act()).status]).toEqual([no, 200]);
      const parts = no < 6 ? (['asker', 'helper', 'moderator'] as const) : (['asker', 'helper'] as const);
      const others = parts.filter((one) => one !== who).map((one) => `${t.ids[one]} post.changed ${id}`);
      expect([no, t.heard.toSorted()]).toEqual([no, others.toSorted()]);
    }
  });
});

describe('the author of a post [COM-1]', () => {
  it('hears of an answer and of a comment, with the post that it is about', async () => {
    const [question, talk] = [await t.ask('asker'), await t.post('asker')];
    await t.comment('helper', question.id);
    await t.comment('helper', talk.id);
    await t.comment('asker', talk.id);
    expect(await t.told('asker')).toEqual([
      'COMMUNITY_ANSWERED 내 질문에 답변이 왔어요',
      'COMMUNITY_COMMENTED 내 글에 댓글이 달렸어요',
    ]);
    expect(t.heard).toEqual([
      ...[question, talk].map(({ id }) => `${t.ids.asker} post.changed ${id}`),
      `${t.ids.helper} post.changed ${talk.id}`,
    ]);
  });

  it('hears nothing of a group that she mutes, or has left', async () => {
    const { id } = await t.ask('asker');
    await t.as('asker', 'PUT', `${GROUPS}/${GROUP}/mute`, { isMuted: true });
    await t.comment('helper', id);
    await t.as('asker', 'PUT', `${GROUPS}/${GROUP}/mute`, { isMuted: false });
    await t.as('asker', 'POST', `${GROUPS}/${GROUP}/leave`);
    await t.comment('helper', id);
    expect(await t.told('asker')).toEqual([]);
    await t.as('asker', 'POST', `${GROUPS}/${GROUP}/join`);
  });
});
