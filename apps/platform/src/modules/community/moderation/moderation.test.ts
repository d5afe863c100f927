import { randomUUID } from 'node:crypto';
import type { CommunityPost, PostComment } from '@portal/domain/community/post';
import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import {
  type CommunityApp,
  createCommunityApp,
  GROUP,
  GROUPS,
  POSTS,
  type Who,
} from '../../../testing/community/community-app.ts';
import { packCalls } from '../../../testing/community/pack-calls.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';
import { SAMPLES } from '../../../testing/upload-corpus/samples.ts';

let t: CommunityApp;
beforeAll(async () => {
  t = await createCommunityApp();
});
afterEach(() =>
  t.database.raw.exec(`delete from community_post; delete from community_report; delete from community_removal;
    delete from ops_item; delete from outbox`),
);
afterAll(() => t.close());

type Words = CommunityPost | PostComment;
const pathOf = (words: Words) =>
  'postId' in words ? `${POSTS}/${words.postId}/comments/${words.id}` : `${POSTS}/${words.id}`;
const report = (who: Who, words: Words, over = {}) =>
  t.as<Words>(who, 'POST', `${pathOf(words)}/report`, { reason: 'SPAM', words: '', ...over });
const remove = (who: Who, words: Words) =>
  t.as<Words>(who, 'POST', `${pathOf(words)}/remove`, { reason: '약속에 맞지 않아요.' });
const takeBack = (who: Who, words: Words) => t.as<Words>(who, 'POST', `${pathOf(words)}/take-back`);
const appeal = (who: Who, words: Words) =>
  t.as<Words>(who, 'POST', `${pathOf(words)}/appeal`, { words: '문제가 없어요.' });
const seen = async (who: Who, words: Words): Promise<Words> =>
  'postId' in words
    ? (await t.as<{ items: PostComment[] }>(who, 'GET', `${POSTS}/${words.postId}/comments`)).data.items.find(
        ({ id }) => id === words.id,
      )!
    : t.read(who, words.id);
const waiting = (queue: string) => t.countOf(`ops_item where queue = '${queue}' and decided_at is null`);

const pictureOf = async (url: string) => (await uploadCalls(t, {}).read(url)).statusCode;
/** A post of the member who asks with a picture, and the address by which others have it. */
async function withPicture() {
  const { upload } = uploadCalls(t, await t.signIn('asker'));
  const bytes = Buffer.from(await SAMPLES['png']!());
  const file = await upload({ name: '칠판.png', bytes, contentType: 'image/png', location: 'POST' });
  const post = await t.post('asker', { files: [{ fileId: file.id, text: '칠판에 쓴 식' }] });
  const { url } = (await t.read('guest', post.id)).files[0]!.file;
  expect(await pictureOf(url)).toBe(200);
  return { post, url };
}

/** A post, and a comment on another one, both of the member who asks. */
const each = [
  ['post', () => t.post('asker')],
  ['comment', async () => t.comment('asker', (await t.post('helper')).id)],
] as const;

describe.each(each)('a report of a %s [COM-1]', (_kind, written) => {
  it('waits once at the desk, whoever reports, and shows what was said then', async () => {
    const words = await written();
    expect((await report('helper', words)).data.report).toMatchObject({ reason: 'SPAM', decision: null });
    expect((await report('guest', words, { reason: 'OTHER', words: '불편해요.' })).status).toBe(200);
    expect((await report('helper', words)).code).toBe('REPORT_EXISTS');
    expect((await report('asker', words)).code).toBe('OWN_WORDS');
    expect(await waiting('POSTS')).toBe(1);
    const { data } = await t.as<OpsItemDetails>('ops', 'GET', `/tns/v1/ops/POSTS/${words.id}`);
    expect(data.item).toMatchObject({ mark: '광고나 도배, 그 밖의 이유', teacherName: 'asker' });
    expect(data.fields.filter(({ path }) => path.startsWith('reports'))).toHaveLength(2);
    expect((await seen('moderator', words)).report).toBeNull();
  });

  it('that the team accepts removes it for all but its author', async () => {
    const words = await written();
    await report('helper', words);
    expect((await t.decide('POSTS', words.id, 'ACCEPT')).status).toBe(200);
    expect(await seen('guest', words)).toMatchObject({ isRemoved: true, content: '', removal: null });
    expect(await seen('asker', words)).toMatchObject({
      content: words.content,
      removal: { by: 'TEAM', reason: '확인했어요.' },
    });
    expect((await seen('helper', words)).report?.decision).toMatchObject({ outcome: 'REMOVED' });
    expect(await t.told('helper')).toContain('COMMUNITY_REPORT_DECIDED 신고한 글을 지웠어요');
    expect((await t.told('asker')).filter((line) => line.startsWith('COMMUNITY_REMOVED'))).toHaveLength(1);
  });

  it('that the team declines leaves it where it is, and is answered', async () => {
    const words = await written();
    await report('helper', words);
    await t.decide('POSTS', words.id, 'DECLINE');
    expect(await seen('guest', words)).toMatchObject({ isRemoved: false, content: words.content });
    expect(await t.told('helper')).toContain('COMMUNITY_REPORT_DECIDED 신고한 글을 그대로 두기로 했어요');
    expect((await report('helper', words)).code).toBe('REPORT_EXISTS');
    expect((await report('guest', words)).status).toBe(200);
    expect(await waiting('POSTS')).toBe(1);
  });

  it('is over when its author deletes it, and nothing of it is left but what was reported', async () => {
    const words = await written();
    await report('helper', words);
    expect((await t.as('asker', 'DELETE', pathOf(words))).status).toBe(200);
    expect(await waiting('POSTS')).toBe(0);
    expect(await t.told('helper')).toContain('COMMUNITY_REPORT_DECIDED 신고한 글을 쓴 사람이 지웠어요');
    const { data } = await t.as<OpsItemDetails>('ops', 'GET', `/tns/v1/ops/POSTS/${words.id}`);
    expect(data.fields.find(({ path }) => path === 'content')?.text).toMatch(/^쓴 사람이 지웠어요 · /);
    expect(data.fields.find(({ path }) => path === 'reports.0')?.text).toContain(words.content);
  });
});

describe.each(each)('a reported %s that its author writes anew while the team reads it [COM-1]', (_kind, written) => {
  const rewrite = (words: Words) =>
    t.as('asker', 'PUT', pathOf(words), {
      version: words.version,
      content: '심한 말',
      ...('postId' in words ? {} : { title: '', files: [] }),
    });

  it('is not decided about by who has read the older words alone, and can be reported again by who reported those', async () => {
    const words = await written();
    await report('helper', words);
    const step = (name: string, body: object) =>
      t.as<{ stamp?: string }>('ops', 'POST', `/tns/v1/ops/POSTS/${words.id}/${name}`, body);
    const { stamp } = (await step('pick-up', {})).data;
    await rewrite(words);
    const verdict = { decision: 'DECLINE', reason: '괜찮아요.', remarks: [] };
    for (const seen of [{ stamp }, {}])
      expect(await step('decide', { ...verdict, ...seen })).toMatchObject({ code: 'VERSION_CONFLICT' });
    const { data } = await t.as<OpsItemDetails>('ops', 'GET', `/tns/v1/ops/POSTS/${words.id}`);
    const textOf = (path: string) => data.fields.find((field) => field.path === path)?.text;
    expect([textOf('content'), textOf('then')]).toEqual(['심한 말', words.content]);
    expect((await t.decide('POSTS', words.id, 'DECLINE')).status).toBe(200);
    expect((await report('helper', words)).status).toBe(200);
    await t.decide('POSTS', words.id, 'DECLINE');
    expect((await report('helper', words)).code).toBe('REPORT_EXISTS');
  });
});

describe.each(each)('a %s that its group removes [COM-1]', (_kind, written) => {
  it('is removed by who looks after the group alone, and never by its author', async () => {
    const words = await written();
    for (const who of ['helper', 'guest', 'asker'] as const)
      expect((await remove(who, words)).code).toBe('NOT_MODERATOR');
    expect((await seen('moderator', words)).canRemove).toBe(true);
    expect((await remove('moderator', words)).data).toMatchObject({ isRemoved: true, content: '', canRemove: false });
    expect((await remove('owner', words)).code).toBe('WRONG_STATE');
    const own = 'postId' in words ? await t.comment('owner', words.postId) : await t.post('owner');
    expect((await remove('owner', own)).code).toBe('OWN_WORDS');
  });

  it('ends the reports that wait', async () => {
    const words = await written();
    await report('helper', words);
    await remove('moderator', words);
    expect(await waiting('POSTS')).toBe(0);
    expect(await t.told('helper')).toContain('COMMUNITY_REPORT_DECIDED 신고한 글을 지웠어요');
  });

  it('is neither changed nor reported nor liked any more', async () => {
    const words = await written();
    await remove('owner', words);
    const changed = { version: 1, content: '다시', ...('postId' in words ? {} : { title: '', files: [] }) };
    expect((await t.as('asker', 'PUT', pathOf(words), changed)).code).toBe('POST_REMOVED');
    expect((await report('helper', words)).code).toBe('POST_REMOVED');
  });

  it('comes back when who removed it takes that back, which nobody else can, nor she after an appeal', async () => {
    const words = await written();
    await remove('moderator', words);
    expect((await seen('moderator', words)).myRemoval?.reason).toBe('약속에 맞지 않아요.');
    for (const other of ['owner', 'helper', 'asker'] as const) expect((await seen(other, words)).myRemoval).toBeNull();
    expect((await takeBack('helper', words)).code).toBe('NOT_MODERATOR');
    expect((await takeBack('owner', words)).code).toBe('WRONG_STATE');
    expect((await takeBack('moderator', words)).status).toBe(200);
    expect(await seen('guest', words)).toMatchObject({ isRemoved: false, content: words.content });
    expect((await seen('asker', words)).removal).toBeNull();
    expect(await t.told('asker')).toContainEqual(expect.stringContaining('을 모임에서 되살렸어요'));
    expect((await takeBack('moderator', words)).code).toBe('WRONG_STATE');
    await remove('moderator', words);
    await appeal('asker', words);
    expect((await takeBack('moderator', words)).code).toBe('WRONG_STATE');
    expect((await seen('moderator', words)).myRemoval).toBeNull();
  });

  it('waits for the team again when it was reported and its removal is taken back', async () => {
    const words = await written();
    await report('helper', words);
    await report('guest', words);
    await remove('moderator', words);
    await takeBack('moderator', words);
    expect(await waiting('POSTS')).toBe(1);
    // Nobody has sent it in again.
    expect((await t.as<{ items: OpsItem[] }>('ops', 'GET', '/tns/v1/ops/POSTS')).data.items).toMatchObject([
      { mark: '광고나 도배', isAgain: false },
    ]);
    expect((await seen('helper', words)).report).toMatchObject({ reason: 'SPAM', decision: null });
    expect(await t.told('guest')).toContainEqual(expect.stringContaining('운영팀이 다시 확인해요'));
    await t.decide('POSTS', words.id, 'ACCEPT');
    expect((await seen('asker', words)).removal).toMatchObject({ by: 'TEAM' });
    expect((await takeBack('moderator', words)).code).toBe('WRONG_STATE');
  });

  it('comes back when the team accepts what its author says to it', async () => {
    const words = await written();
    expect((await appeal('asker', words)).code).toBe('WRONG_STATE');
    await remove('owner', words);
    expect((await appeal('helper', words)).code).toBe('NOT_AUTHOR');
    expect((await appeal('asker', words)).data.removal?.appeal).toMatchObject({
      words: '문제가 없어요.',
      decision: null,
    });
    expect((await appeal('asker', words)).code).toBe('APPEAL_EXISTS');
    await t.decide('APPEALS', words.id, 'ACCEPT');
    expect(await seen('guest', words)).toMatchObject({ isRemoved: false, content: words.content });
    expect((await t.told('asker')).filter((line) => line.startsWith('COMMUNITY_APPEAL'))).toHaveLength(1);
  });

  it('stays removed for good when the team declines', async () => {
    const words = await written();
    await remove('owner', words);
    await appeal('asker', words);
    await t.decide('APPEALS', words.id, 'DECLINE');
    expect((await seen('asker', words)).removal?.appeal?.decision).toMatchObject({
      outcome: 'UPHELD',
      reason: '확인했어요.',
    });
    expect((await appeal('asker', words)).code).toBe('APPEAL_EXISTS');
  });

  it('can be appealed for fourteen days', async () => {
    const words = await written();
    await remove('owner', words);
    t.clock.advance(14 * 86_400_000 + 1);
    expect(await appeal('asker', words)).toMatchObject({ status: 409, code: 'APPEAL_LATE' });
  });

  it('leaves the desk when its author deletes it', async () => {
    const words = await written();
    await remove('owner', words);
    await appeal('asker', words);
    expect((await t.as('asker', 'DELETE', pathOf(words))).status).toBe(200);
    expect(await waiting('APPEALS')).toBe(0);
  });
});

describe('a removed post [COM-1]', () => {
  it('is in the list of its author alone, found by nobody else, and counts nowhere', async () => {
    const post = await t.ask('asker', { content: '숨은 말이 있어요' });
    await t.as('owner', 'POST', `${POSTS}/${post.id}/pin`, { isPinned: true });
    await remove('owner', post);
    const listed = async (who: Who) =>
      (await t.as<{ items: CommunityPost[] }>(who, 'GET', `${GROUPS}/${GROUP}/posts?search=숨은`)).data.items.length;
    expect([await listed('asker'), await listed('helper'), await listed('owner')]).toEqual([1, 0, 0]);
    expect(await t.group('asker')).toMatchObject({ posts: 0, openQuestions: 0 });
    expect(await t.read('owner', post.id)).toMatchObject({ title: '', files: [], isPinned: false });
  });

  it('takes no more comments, likes and pins', async () => {
    const post = await t.post('asker');
    await remove('owner', post);
    const code = async (path: string, body: object) =>
      (await t.as('owner', 'POST', `${POSTS}/${post.id}/${path}`, body)).code;
    expect([
      await code('comments', { clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10', content: '왜요?' }),
      await code('reactions', { isLiked: true }),
      await code('pin', { isPinned: true }),
    ]).toEqual(Array(3).fill('POST_REMOVED'));
  });

  it('solves nothing: the answer that was removed is chosen no more', async () => {
    const question = await t.ask('helper');
    const answer = await t.comment('asker', question.id);
    await t.as('helper', 'POST', `${POSTS}/${question.id}/solve`, { commentId: answer.id });
    await remove('owner', answer);
    expect(await t.read('helper', question.id)).toMatchObject({ state: 'OPEN', answer: null });
    expect((await t.as('helper', 'POST', `${POSTS}/${question.id}/solve`, { commentId: answer.id })).code).toBe(
      'WRONG_STATE',
    );
  });
});

describe('a picture of a post that others have opened [COM-1]', () => {
  it('opens no more once the post is removed, but for its author; brought back, for all again', async () => {
    const { post, url } = await withPicture();
    await remove('moderator', post);
    expect(await pictureOf(url)).toBe(404);
    const hers = (await t.read('asker', post.id)).files[0]!.file.url;
    expect(await pictureOf(hers)).toBe(200);
    await takeBack('moderator', post);
    expect(await pictureOf((await t.read('guest', post.id)).files[0]!.file.url)).toBe(200);
  });

  it('opens no more once its author takes it out of the post, or deletes the post', async () => {
    const [changed, deleted] = [await withPicture(), await withPicture()];
    await t.as('asker', 'PUT', `${POSTS}/${changed.post.id}`, { version: 1, title: '', content: '고친 글', files: [] });
    await t.as('asker', 'DELETE', `${POSTS}/${deleted.post.id}`);
    expect([await pictureOf(changed.url), await pictureOf(deleted.url)]).toEqual([404, 404]);
  });

  it('opens where another post shows the same, by the address that it gives', async () => {
    const { post, url } = await withPicture();
    const again = await t.post('asker', { files: [{ fileId: post.files[0]!.file.id, text: '칠판에 쓴 식' }] });
    await remove('moderator', post);
    expect(await pictureOf(url)).toBe(404);
    expect(await pictureOf((await t.read('helper', again.id)).files[0]!.file.url)).toBe(200);
  });
});

describe('a picture of a reported post [COM-1]', () => {
  const atDesk = async ({ id }: CommunityPost) => {
    const { data } = await t.as<Extract<OpsItemDetails, { files: object }>>('ops', 'GET', `/tns/v1/ops/POSTS/${id}`);
    return data.files.map(({ path, file }) => `${path} ${file.name}`);
  };

  it('stays with its report at the desk, whatever its author and the team do with the post', async () => {
    const { post } = await withPicture();
    await report('helper', post);
    expect(await atDesk(post)).toEqual(['content 칠판.png']);
    const without = { version: 1, title: '', content: '고친 글', files: [] };
    await t.as('asker', 'PUT', `${POSTS}/${post.id}`, without);
    expect(await atDesk(post)).toEqual(['reports.0 칠판.png']);
    await t.decide('POSTS', post.id, 'ACCEPT');
    await t.as('asker', 'DELETE', `${POSTS}/${post.id}`);
    expect(await atDesk(post)).toEqual(['reports.0 칠판.png']);
  });
});

describe('a picture of a removed post [COM-1]', () => {
  const again = ({ files }: CommunityPost) => {
    const fileId = files[0]!.file.id;
    const words = { kind: 'TALK', title: '', content: '다시', files: [{ fileId, text: '칠판에 쓴 식' }] };
    return t.as('asker', 'POST', POSTS, { clientId: randomUUID(), groupId: GROUP, ...words });
  };

  it('stands in no other post, also once its author has deleted it; brought back, it may', async () => {
    const { post } = await withPicture();
    await remove('moderator', post);
    expect(await again(post)).toMatchObject({ code: 'FILE_NOT_FOUND' });
    await takeBack('moderator', post);
    expect((await again(post)).status).toBe(201);
    await remove('moderator', post);
    await t.as('asker', 'DELETE', `${POSTS}/${post.id}`);
    expect(await again(post)).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('may stand again where the team has accepted the appeal', async () => {
    const { post } = await withPicture();
    await report('helper', post);
    await t.decide('POSTS', post.id, 'ACCEPT');
    expect(await again(post)).toMatchObject({ code: 'FILE_NOT_FOUND' });
    await appeal('asker', post);
    await t.decide('APPEALS', post.id, 'ACCEPT');
    expect((await again(post)).status).toBe(201);
  });
});

it('a document of a shared pack opens no more by the post that was removed, though it stays in the library of its author [COM-1]', async () => {
  const packs = packCalls(t);
  const post = await packs.shared('asker');
  const addressNo = async () => {
    const rows = await t.database.raw.query<{ no: number }>(
      `select address_no as no from file_asset join file_use on file_id = id where used_by = $1`,
      [`shared-pack:${post.id}`],
    );
    return rows.map(({ no }) => no);
  };
  expect(await addressNo()).toEqual([0]);
  await remove('moderator', post);
  expect(await addressNo()).toEqual([1]);
});
