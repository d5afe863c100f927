import { randomUUID } from 'node:crypto';
import type { FileExtension } from '@portal/domain/assets/file-type';
import type { Lecture } from '@portal/domain/coursework/lecture';
import type { DocumentDetail, DocumentKind, LibraryDocument, LibraryFolder } from '@portal/domain/library/document';
import { documentKindOf } from '@portal/domain/library/document';
import { type ClassApp, createClassApp } from '../../../testing/apps/class-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { fileText, type FileRow } from '../../assets/uploads/uploads.tables.ts';

const DOCUMENTS = '/tns/v1/library/documents';
const FOLDERS = '/tns/v1/library/folders';
const KINDS: Record<FileExtension | 'hwp', DocumentKind> = {
  ...({ pdf: 'PDF', doc: 'WORD', docx: 'WORD', txt: 'WORD', rtf: 'WORD' } as const),
  ...({ png: 'PICTURE', jpg: 'PICTURE', jpeg: 'PICTURE', webp: 'PICTURE', gif: 'PICTURE' } as const),
  ...({ mp3: 'AUDIO', wav: 'AUDIO', m4a: 'AUDIO', webm: 'VIDEO', mp4: 'VIDEO', hwp: 'OTHER' } as const),
};
let t: ClassApp;
let classId: string;
beforeAll(async () => void (t = await createClassApp()), 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of ['lecture', 'library_document', 'library_folder', 'file_use'])
    await t.sql(`delete from ${table}`);
  await t.clear();
  classId = (await t.made()).id;
});

type Found = { total: number; items: LibraryDocument[] };
type Added = { document: DocumentDetail; followed: number; stayed: DocumentDetail['places'] };

const aFile = (name = '정리.pdf', over: Partial<FileRow> = {}) =>
  addFileRow(t.database, { ownerId: t.teacher.id, location: 'LECTURE', name, ...over });
const create = (fileId: string, over: object = {}) =>
  t.call<DocumentDetail>('POST', DOCUMENTS, { clientId: randomUUID(), fileId, folderId: null, tags: [], ...over });
const made = async (name?: string, over?: object) => (await create(await aFile(name), over)).data;
const list = async (query = '') => (await t.call<Found>('GET', `${DOCUMENTS}${query}`)).data;
const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
const search = (text: string) => names(`?order=name&text=${encodeURIComponent(text)}`);
const get = (id: string) => t.call<DocumentDetail>('GET', `${DOCUMENTS}/${id}`);
const folder = (name: string) => t.call<LibraryFolder>('POST', FOLDERS, { clientId: randomUUID(), name });
const lecture = (fileIds: string[], of = classId) =>
  t.call<Lecture>('POST', '/tns/v1/lectures', {
    clientId: randomUUID(),
    classId: of,
    isDraft: false,
    title: '일차함수 요약',
    content: '',
    fileIds,
    downloadAllowed: true,
    displayAt: null,
    deadlineAt: null,
  });
const addVersion = ({ id, version }: LibraryDocument, fileId: string, follow: boolean) =>
  t.call<Added>('POST', `${DOCUMENTS}/${id}/versions`, { version, fileId, follow });
const unused = async (id: string) =>
  (await t.sql<{ unused_since: Date | null }>(`select unused_since from file_asset where id = '${id}'`))[0]!
    .unused_since;

describe('the library of a teacher', () => {
  it('has every file that she gave a class, without doing anything, and keeps it when the class lets it go [ASG-1]', async () => {
    const fileId = await aFile('함수.pdf', { location: 'ASSIGNMENT' });
    const { data: given } = await lecture([fileId, await aFile('그림.png')]);
    expect(await names('?order=name')).toEqual(['그림.png', '함수.pdf']);
    const { items } = await list('?kind=PDF');
    expect(items).toMatchObject([{ kind: 'PDF', versionNo: 1, usage: { lectures: 1, lessons: 0, assignments: 0 } }]);
    expect((await get(items[0]!.id)).data.places).toMatchObject([
      { kind: 'LECTURE', id: given.id, title: '일차함수 요약', class: { id: classId }, status: 'OPEN', versionNo: 1 },
    ]);
    await t.call('DELETE', `/tns/v1/lectures/${given.id}`);
    expect((await list()).items.map(({ usage }) => usage.lectures)).toEqual([0, 0]);
    expect(await unused(fileId)).toBeNull();
    await lecture([fileId]);
    expect((await list()).total).toBe(2);
  });

  it('has what was given before there was a library', async () => {
    await t.sql('alter table file_use disable trigger library_keep_used');
    await lecture([await aFile('예전.pdf')]);
    await t.sql('alter table file_use enable trigger library_keep_used');
    expect((await list()).total).toBe(0);
    await t.sql(`select library_keep(id) from file_asset where name = '예전.pdf'`);
    expect(await names('')).toEqual(['예전.pdf']);
  });

  it('takes what she sends, once however often it is sent [R45]', async () => {
    const fileId = await aFile();
    const clientId = randomUUID();
    const [one, two, three] = [
      await create(fileId, { clientId }),
      await create(fileId, { clientId }),
      await create(fileId),
    ];
    expect(one).toMatchObject({
      status: 201,
      data: { name: '정리.pdf', kind: 'PDF', places: [], versions: [{ no: 1 }] },
    });
    expect([two.data, three.data]).toEqual([one.data, one.data]);
    expect([(await list()).total, await unused(fileId)]).toEqual([1, null]);
    for (const over of [
      { ownerId: 'someone' },
      { location: 'TICKET' },
      { state: 'STORED', checkedAt: null, unusedSince: null },
    ] as const)
      expect(await create(await aFile('x.pdf', over))).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('is ordered by folders, tags and kinds', async () => {
    const { data: functions } = await folder(' 일차함수 ');
    expect([functions.name, (await folder('일차함수')).code]).toEqual(['일차함수', 'VALUE_TAKEN']);
    const sheet = await made('정리.pdf', { folderId: functions.id, tags: ['중2', ' 중2 ', '시험'] });
    const song = await made('듣기.mp3');
    expect(sheet.tags).toEqual(['중2', '시험']);
    expect(await names(`?folderId=${functions.id}`)).toEqual(['정리.pdf']);
    expect(await names('?folderId=none')).toEqual(['듣기.mp3']);
    expect(await names(`?tag=${encodeURIComponent('중2')}`)).toEqual(['정리.pdf']);
    expect(await names('?kind=AUDIO')).toEqual(['듣기.mp3']);
    const change = (body: object) =>
      t.call<Found>('POST', `${DOCUMENTS}/change`, { ids: [sheet.id, song.id], ...body });
    await change({ folderId: functions.id, addTags: ['3월'], removeTags: ['시험'] });
    expect((await list('?order=name')).items.map(({ tags }) => tags)).toEqual([['3월'], ['중2', '3월']]);
    expect(await change({ ids: [sheet.id, 'doc_none'], isHidden: true })).toMatchObject({ status: 404 });
    expect(await change({ addTags: Array.from({ length: 9 }, (_, no) => `t${no}`) })).toMatchObject({
      code: 'LIMIT_REACHED',
    });
    expect((await t.call('GET', '/tns/v1/library')).data).toMatchObject({
      folders: [{ name: '일차함수', documents: 2 }],
      tags: [
        { tag: '3월', documents: 2 },
        { tag: '중2', documents: 1 },
      ],
      documents: 2,
      unfiled: 0,
      hidden: 0,
      quota: { total: 53_687_091_200 },
    });
    await t.call('DELETE', `${FOLDERS}/${functions.id}`);
    expect((await list('?folderId=none')).total).toBe(2);
  });

  it('finds every word inside names and tags, and where it begins in the text, whatever stands behind it', async () => {
    const texts = { a: '이 단원은 일차함수의 그래프와\n기울기를 다룬다. Slope of a line', b: '이차방정식을 푼다' };
    const [a, b] = [await aFile('중학수학정리.pdf'), await aFile('문제.docx')];
    await t.database.db.insert(fileText).values([
      { fileId: a, text: texts.a },
      { fileId: b, text: texts.b },
    ]);
    await create(a, { tags: ['시험 대비'] });
    await create(b);
    for (const text of ['수학', '일차함수', '일차함수 그래프', 'SLOPE', '대비 기울기', '정리.pdf'])
      expect([text, await search(text)]).toEqual([text, ['중학수학정리.pdf']]);
    for (const text of ['이차방정식 그래프', '그래픽', '!!', `'|&`, 'x'.repeat(100)])
      expect([text, await search(text)]).toEqual([text, []]);
    const { items } = await list(`?text=${encodeURIComponent('수학 그래프')}`);
    expect(items[0]!.excerpt).toBe('이 단원은 일차함수의 그래프와 기울기를 다룬다. Slope of a line');
  });

  it('finds what is read later, and by a new name', async () => {
    const document = await made('무제.pdf');
    expect(await search('포물선')).toEqual([]);
    await t.database.db.insert(fileText).values({ fileId: document.file.id, text: '포물선을 그린다' });
    expect(await search('포물선')).toEqual(['무제.pdf']);
    const rename = { version: 1, name: ' 이차함수 ', folderId: null, tags: [] };
    const { data: renamed } = await t.call<DocumentDetail>('PUT', `${DOCUMENTS}/${document.id}`, rename);
    expect([renamed.name, renamed.version]).toEqual(['이차함수', 2]);
    expect([await search('함수'), await search('무제'), await search('포물선')]).toEqual([
      ['이차함수'],
      [],
      ['이차함수'],
    ]);
    expect(await t.call('PUT', `${DOCUMENTS}/${document.id}`, rename)).toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it('takes a text of 200,000 different words that nobody wrote', async () => {
    const document = await made('긴.pdf');
    const text = Array.from({ length: 18_000 }, (_, no) => `가나다라마${no}`).join(' ');
    await t.database.db.insert(fileText).values({ fileId: document.file.id, text });
    expect(await search('가나다라마4999')).toEqual(['긴.pdf']);
  });

  // Two hands write this rule: the database by `library_document_follows`, the portal by `documentKindOf`.
  it('tells the kind of every file type as the portal does', async () => {
    for (const [extension, kind] of Object.entries(KINDS)) {
      const document = await made(`a.${extension}`);
      const portal = documentKindOf(document.file.contentType);
      expect([extension, document.kind, portal]).toEqual([extension, kind, kind]);
    }
  });
});

describe('a document that is used', () => {
  it('is not deleted, and says where it stands; hidden it is out of her way alone', async () => {
    const fileId = await aFile();
    const { data } = await create(fileId);
    const { data: given } = await lecture([fileId]);
    expect(await t.call('DELETE', `${DOCUMENTS}/${data.id}`)).toMatchObject({
      status: 409,
      code: 'DOCUMENT_IN_USE',
      message: '수업이나 수업 꾸러미 1곳에서 쓰고 있어 지울 수 없어요. 숨기면 그곳에는 그대로 남아요',
    });
    await t.call('POST', `${DOCUMENTS}/change`, { ids: [data.id], isHidden: true });
    expect([(await list()).total, (await list('?view=HIDDEN')).total]).toEqual([0, 1]);
    expect((await t.call<Lecture>('GET', `/tns/v1/lectures/${given.id}`)).data.files).toHaveLength(1);
    await t.call('DELETE', `/tns/v1/lectures/${given.id}`);
    expect((await t.call('DELETE', `${DOCUMENTS}/${data.id}`)).status).toBe(200);
    expect(await unused(fileId)).not.toBeNull();
  });

  it('gets a newer version, which its places follow or not', async () => {
    const [first, second, third] = [await aFile('1.pdf'), await aFile('2.png'), await aFile('3.pdf')];
    const { data: document } = await create(first);
    const { data: given } = await lecture([first]);
    const { data: added } = await addVersion(document, second, false);
    expect(added).toMatchObject({
      followed: 0,
      document: {
        name: '1.png',
        kind: 'PICTURE',
        versionNo: 2,
        versions: [{ no: 2 }, { no: 1 }],
        places: [{ versionNo: 1 }],
      },
    });
    expect(await addVersion(document, third, true)).toMatchObject({ code: 'VERSION_CONFLICT' });
    const { data: newest } = await addVersion(added.document, third, true);
    expect(newest).toMatchObject({ followed: 1, stayed: [], document: { places: [{ versionNo: 3 }] } });
    const shown = (await t.call<Lecture>('GET', `/tns/v1/lectures/${given.id}`)).data;
    expect([shown.version, shown.files.map(({ id }) => id)]).toEqual([2, [third]]);
    expect((await addVersion(document, third, true)).data.document.versionNo).toBe(3);
    expect(await addVersion(newest.document, (await made()).file.id, true)).toMatchObject({ code: 'VALUE_TAKEN' });
    expect((await list()).total).toBe(2);
  });
});
