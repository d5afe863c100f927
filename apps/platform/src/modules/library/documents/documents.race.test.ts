import { randomUUID } from 'node:crypto';
import type { DocumentDetail } from '@portal/domain/library/document';
import { type ClassApp, createClassApp } from '../../../testing/apps/class-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

const DOCUMENTS = '/tns/v1/library/documents';
const WRITTEN = { title: 'x', content: '', downloadAllowed: true, displayAt: null, deadlineAt: null };
let t: ClassApp;
let classId: string;
beforeAll(async () => {
  t = await createClassApp();
  classId = (await t.made()).id;
}, 60_000);
afterAll(() => t.close());

const aFile = () => addFileRow(t.database, { ownerId: t.teacher.id, location: 'LECTURE', name: 'a.pdf' });
const create = (fileId: string, clientId: string = randomUUID()) =>
  t.call<DocumentDetail>('POST', DOCUMENTS, { clientId, fileId, folderId: null, tags: [] });
const lecture = (fileIds: string[], clientId: string = randomUUID()) =>
  t.call('POST', '/tns/v1/lectures', {
    ...WRITTEN,
    clientId,
    classId,
    isDraft: false,
    fileIds,
  });
const documentsOf = async (fileId: string) =>
  (await t.sql<{ n: number }>(`select count(*)::int as n from library_version where file_id = '${fileId}'`))[0]!.n;
const usesOf = async (fileId: string) =>
  (await t.sql<{ used_by: string }>(`select used_by from file_use where file_id = '${fileId}' order by 1`)).map(
    ({ used_by }) => used_by.split(':')[0],
  );

describe('at once', () => {
  it('one document is made of a file that is sent, and given to a class, eight times [R45]', async () => {
    const fileId = await aFile();
    const clientId = randomUUID();
    const calls = Array.from({ length: 8 }, (_, no) => (no % 2 ? create(fileId, clientId) : lecture([fileId])));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    expect(await documentsOf(fileId)).toBe(1);
  });

  it('one of eight newer versions becomes the second; the others are told', async () => {
    const { data: document } = await create(await aFile());
    const files = await Promise.all(Array.from({ length: 8 }, aFile));
    const answers = await Promise.all(
      files.map((fileId) =>
        t.call('POST', `${DOCUMENTS}/${document.id}/versions`, { version: 1, fileId, follow: true }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect((await t.call<DocumentDetail>('GET', `${DOCUMENTS}/${document.id}`)).data.versions).toHaveLength(2);
  });

  it('a document is deleted or given to a class, and never lost to the class', async () => {
    const ended: string[] = [];
    for (let round = 0; round < 8; round++) {
      const fileId = await aFile();
      const { data } = await create(fileId);
      const [deleted, given] = await Promise.all([
        t.call('DELETE', `${DOCUMENTS}/${data.id}`),
        t.call('POST', `${DOCUMENTS}/${data.id}/places`, {
          ...WRITTEN,
          clientId: randomUUID(),
          classId,
          lessonIds: [],
          isDraft: false,
        }),
      ]);
      ended.push(`${deleted.status} ${given.status}`);
      expect([given.status === 201, await usesOf(fileId)]).toEqual(
        given.status === 201 ? [true, ['document', 'lecture']] : [false, []],
      );
    }
    expect(ended.filter((one) => one !== '409 201' && one !== '200 404')).toEqual([]);
  });

  it('a newer version goes to the classes while their lectures are changed, and nobody waits for ever', async () => {
    const fileId = await aFile();
    const { data: document } = await create(fileId);
    const lectures = await Promise.all([lecture([fileId]), lecture([fileId]), lecture([fileId])]);
    const change = ({ data }: { data: unknown }) =>
      t.call('PUT', `/tns/v1/lectures/${(data as { id: string }).id}`, {
        ...WRITTEN,
        version: 1,
        fileIds: [fileId],
      });
    const newer = { version: 1, fileId: await aFile(), follow: true };
    const answers = await Promise.all([
      t.call('POST', `${DOCUMENTS}/${document.id}/versions`, newer),
      ...lectures.map(change),
    ]);
    expect(answers[0]!.status).toBe(201);
    expect(answers.slice(1).every(({ status }) => status === 200 || status === 409)).toBe(true);
  });
});
