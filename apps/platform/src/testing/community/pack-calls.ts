import { randomUUID } from 'node:crypto';
import type { CommunityPost } from '@portal/domain/community/post';
import type { DocumentDetail } from '@portal/domain/library/document';
import type { LessonPack, PackContent } from '@portal/domain/library/pack';
import { addFileRow } from '../file-rows.ts';
import { type Answer, type CommunityApp, GROUP, POSTS, type Who } from './community-app.ts';

type Teacher = keyof CommunityApp['ids'];

/** Packs of the teachers of a group, and what they do with them. */
export function packCalls(t: CommunityApp) {
  async function document(who: Teacher, name: string, over: { sha256?: string; size?: number } = {}) {
    const sha256 = over.sha256 ?? randomUUID().replaceAll('-', '').padEnd(64, '0');
    const fileId = await addFileRow(t.database, { ...over, ownerId: t.ids[who], location: 'LECTURE', name, sha256 });
    const body = { clientId: randomUUID(), fileId, folderId: null, tags: [] };
    return (await t.as<DocumentDetail>(who, 'POST', '/tns/v1/library/documents', body)).data;
  }

  async function pack(who: Teacher, over: Partial<PackContent> = {}) {
    const given = over.documentIds ?? [(await document(who, '정리.pdf')).id];
    const content: PackContent = {
      name: '일차함수',
      documentIds: given,
      homework: { title: '그래프', content: '42쪽', documentIds: given },
      polls: [{ question: '기울기는?', options: ['2', '3'], answer: 0 }],
      pages: [],
      ...over,
    };
    const body = { clientId: randomUUID(), ...content };
    return (await t.as<LessonPack>(who, 'POST', '/tns/v1/library/packs', body)).data;
  }

  const share = (who: Teacher, packId: string, over: object = {}) =>
    t.as<CommunityPost>(who, 'POST', POSTS, {
      clientId: randomUUID(),
      groupId: GROUP,
      kind: 'PACK',
      title: '일차함수 도입',
      content: '4회차 분량이에요.',
      files: [],
      pack: { packId, licence: 'CC_BY' },
      ...over,
    });
  const act = (who: Who, id: string, action: 'take' | 'give-back' | 'thanks', body?: object) =>
    t.as<CommunityPost>(who, 'POST', `${POSTS}/${id}/${action}`, body);

  return {
    document,
    pack,
    share,
    /** A pack that somebody shares with the group. */
    shared: async (who: Teacher, over?: Partial<PackContent>): Promise<CommunityPost> =>
      (await share(who, (await pack(who, over)).id)).data,
    take: (who: Who, id: string): Promise<Answer<CommunityPost>> => act(who, id, 'take'),
    giveBack: (who: Who, id: string) => act(who, id, 'give-back'),
    thank: (who: Who, id: string, isThanked = true) => act(who, id, 'thanks', { isThanked }),
    packOf: async (who: Who, id: string) => (await t.as<LessonPack>(who, 'GET', `/tns/v1/library/packs/${id}`)).data,
    packsOf: async (who: Who) =>
      (await t.as<{ items: { id: string }[] }>(who, 'GET', '/tns/v1/library/packs')).data.items,
    documentsOf: async (who: Who) =>
      (await t.as<{ items: { id: string; name: string }[] }>(who, 'GET', '/tns/v1/library/documents')).data.items,
  };
}
export type PackCalls = ReturnType<typeof packCalls>;
