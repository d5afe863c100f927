import * as v from 'valibot';
import { groupDeskContract } from './group-desk.contract.ts';
import { groupsContract } from './groups.contract.ts';
import { moderationContract } from './moderation.contract.ts';
import { postsContract } from './posts.contract.ts';
import { LICENCE_LABELS } from './shared-pack.ts';

const clientId = '7f8a52a1-3c2e-4a87-9d3b-5f1e2a9c0b11';

describe('what a teacher says to a group [COM-1]', () => {
  const post = { clientId, groupId: 'g1', kind: 'TALK', title: '', content: '안녕하세요', files: [] };
  const file = { fileId: 'f1', text: '' };
  it.each<[string, object, boolean]>([
    ['words alone', {}, true],
    ['a question with its title', { kind: 'QUESTION', title: '왜 그럴까요?' }, true],
    ['a question without a title', { kind: 'QUESTION', title: ' ' }, false],
    ['a pack with its licence', { kind: 'PACK', title: '일차함수', pack: { packId: 'p1', licence: 'CC_BY' } }, true],
    ['a pack without a title', { kind: 'PACK', pack: { packId: 'p1', licence: 'CC_BY' } }, false],
    ['a pack without a licence', { kind: 'PACK', title: '일차함수', pack: { packId: 'p1', licence: '' } }, false],
    ['a pack that is none', { kind: 'PACK', title: '일차함수' }, false],
    ['words with a pack', { pack: { packId: 'p1', licence: 'CC_BY' } }, false],
    ['nothing', { content: ' ' }, false],
    ['5,000 letters', { content: '가'.repeat(5_000) }, true],
    ['5,001', { content: '가'.repeat(5_001) }, false],
    ['ten files', { files: Array(10).fill(file) }, true],
    ['eleven', { files: Array(11).fill(file) }, false],
    ['why contact data stands in it', { contactReason: '모임 장소예요.' }, true],
    ['a pin of her own', { isPinned: true }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(postsContract.createPost.body, { ...post, ...change })).toBe(fits);
  });
});

it('what others may do with a pack is said in words, and by a code that stands elsewhere [COM-1]', () => {
  for (const { words, code } of Object.values(LICENCE_LABELS))
    expect([words, code]).toEqual([expect.stringMatching(/요$/), expect.stringMatching(/^CC/)]);
});

describe('a group of the team [COM-1]', () => {
  const group = {
    clientId,
    groupName: '중등 수학 연구 모임',
    description: '막힌 곳을 물어요.',
    bannerId: null,
    bannerText: '',
    subjectId: null,
    seats: 500,
    ownerUsername: 'math',
  };
  it.each<[string, object, boolean]>([
    ['without a banner', {}, true],
    ['with a banner that is described', { bannerId: 'f1', bannerText: '함수의 그래프' }, true],
    ['with one that is not', { bannerId: 'f1' }, false],
    ['with one seat', { seats: 1 }, false],
    ['with 2,000', { seats: 2_000 }, true],
    ['with 2,001', { seats: 2_001 }, false],
    ['of nobody', { ownerUsername: '' }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(groupDeskContract.createGroup.body, { ...group, ...change })).toBe(fits);
  });

  it('has a name of which no other differs by spaces alone', () => {
    const { groupName } = v.parse(groupDeskContract.createGroup.body!, { ...group, groupName: ' 중등  수학\t모임 ' });
    expect(groupName).toBe('중등 수학 모임');
  });

  it('is for operators alone', () => {
    expect(new Set(Object.values(groupDeskContract).map(({ access }) => access))).toEqual(new Set(['operator']));
  });
});

describe('words that should not stand there [COM-1]', () => {
  it.each<[object, boolean]>([
    [{ reason: 'SPAM', words: '' }, true],
    [{ reason: 'OTHER', words: '' }, false],
    [{ reason: 'OTHER', words: '다른 이유예요.' }, true],
    [{ reason: 'BORING', words: '' }, false],
  ])('are reported with %j: %s', (body, fits) => {
    expect(v.is(moderationContract.reportPost.body, body)).toBe(fits);
  });

  it('are read, joined and moderated by teachers', () => {
    const all = { ...groupsContract, ...postsContract, ...moderationContract };
    expect(new Set(Object.values(all).map(({ access }) => access))).toEqual(new Set(['teacher']));
  });
});
