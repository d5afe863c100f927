import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileRef } from '@portal/domain/assets/file';
import type { Lecture } from '@portal/domain/coursework/lecture';
import type { HomeworkFile, HomeworkLook } from '@portal/domain/families/family-homework';
import type { FamilyLecture } from '@portal/domain/families/family-lecture';
import type { StudentReceipts } from '@portal/domain/library/place';
import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from '../../../testing/apps/family-app.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';
import { SAMPLES } from '../../../testing/upload-corpus/samples.ts';

/** One page. */
const PDF = new URL('../../../../assets/demo/lecture-squares.pdf', import.meta.url);

let t: FamilyApp;
let mother: FamilyAtDoor;
let stranger: FamilyAtDoor;
let files: Record<'pdf' | 'picture' | 'sound' | 'text', FileRef>;
beforeAll(async () => {
  t = await createFamilyApp();
  mother = await t.family('g1');
  stranger = await t.family('g3');
  const my = uploadCalls(t, await t.signIn('math'));
  const send = (name: string, bytes: Buffer) => my.upload({ name, bytes, location: 'LECTURE' });
  const png = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } }).png();
  files = {
    pdf: await send('정리.pdf', await readFile(PDF)),
    picture: await send('칠판.png', await png.toBuffer()),
    sound: await send('낭독.mp3', await SAMPLES['mp3']!()),
    text: await send('단어.txt', Buffer.from('apple 사과')),
  };
}, 60_000);
afterAll(() => t.close());

const words = { title: '함수', content: '', displayAt: null, deadlineAt: null };
const fileIds = () => Object.values(files).map(({ id }) => id);
async function given(downloadAllowed: boolean): Promise<Lecture> {
  const body = { ...words, clientId: randomUUID(), classId: 'c1', isDraft: false, fileIds: fileIds(), downloadAllowed };
  return (await t.call<Lecture>('POST', '/tns/v1/lectures', body)).data;
}
const switchOff = ({ id, version, displayAt }: Lecture) =>
  t.call('PUT', `/tns/v1/lectures/${id}`, { ...words, displayAt, version, fileIds: fileIds(), downloadAllowed: false });
const shownTo = async (family: FamilyAtDoor, id: string) =>
  (await family.get<{ items: FamilyLecture[] }>('/lectures')).data.items.find((one) => one.id === id)!.files;
const opened = async (family: FamilyAtDoor, id: string, file: FileRef, studentId = 's1') =>
  (await family.post<HomeworkFile>(`/lectures/${id}/open`, { studentId, fileId: file.id })).data;
const look = (family: FamilyAtDoor, id: string, file: FileRef, studentId = 's1') =>
  family.get<HomeworkLook>(`/lectures/${id}/files/${file.id}?studentId=${studentId}`);
const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { pathname, search } = new URL(url);
  return t.request({ method, url: `${pathname}${search}`, headers });
};
const codeOf = async (url: string, headers?: Record<string, string>) => {
  const answer = await open(url, headers);
  return answer.statusCode < 300 ? answer.statusCode : answer.json<{ code: string }>().code;
};

describe('material that a family may have', () => {
  it('is given at its own addresses, and no more once the teacher has switched that off [ASG-1]', async () => {
    const lecture = await given(true);
    const listed = await shownTo(mother, lecture.id);
    const pdf = listed.find(({ id }) => id === files.pdf.id)!;
    const { previewUrl } = listed.find(({ id }) => id === files.picture.id)!;
    const { url } = await opened(mother, lecture.id, files.pdf);
    const part = { range: 'bytes=0-3' };
    expect([await codeOf(pdf.url!), await codeOf(previewUrl!), await codeOf(url!, part)]).toEqual([200, 200, 206]);
    // No address that anybody else could be given, too.
    expect(JSON.stringify(listed)).not.toContain('/assets/v1/content');
    expect((await switchOff(lecture)).status).toBe(200);
    // Signed a moment ago, for the file, a part of it and its small picture.
    for (const [address, headers] of [[pdf.url!], [url!], [url!, part], [previewUrl!]] as const) {
      expect(await codeOf(address, headers)).toBe('DOWNLOAD_NOT_ALLOWED');
      const head = await open(address, headers, 'HEAD');
      expect([head.statusCode, head.rawPayload.length]).toEqual([403, 0]);
    }
  });
});

describe('material that a family may only look at', () => {
  it('has no address, is drawn with the student’s code, which the teacher sees beside the name [ASG-1]', async () => {
    const { id } = await given(false);
    const wanted = [
      ['정리.pdf', null, null, 'PAGES'],
      ['칠판.png', null, null, 'PAGES'],
      ['낭독.mp3', null, null, 'AUDIO'],
      ['단어.txt', null, null, null],
    ];
    const facts = ({ name, url, previewUrl, looks }: HomeworkFile) => [name, url, previewUrl, looks];
    expect((await shownTo(mother, id)).map(facts)).toEqual(wanted);
    expect(facts(await opened(mother, id, files.pdf))).toEqual(wanted[0]);
    const { data: pages } = await look(mother, id, files.pdf);
    expect(pages).toMatchObject({ looks: 'PAGES', playUrl: null, pages: [{ width: 595, height: 842 }] });
    const page = await open(pages.pages[0]!.url);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(page.rawPayload.includes('%PDF')).toBe(false);
    const { data: seen } = await t.call<{ students: StudentReceipts[] }>(
      'GET',
      `/tns/v1/library/places/${id}/receipts`,
    );
    expect(seen.students.map(({ student }) => [student.id, student.code === pages.code])).toEqual([
      ['s1', true],
      ['s2', false],
    ]);
    const both = await t.family('g2');
    expect((await look(both, id, files.pdf, 's2')).data.code).toBe(seen.students[1]!.student.code);
    expect((await look(mother, id, files.text)).status).toBe(404);
  });

  it('is played by a player alone, for a quarter of an hour', async () => {
    const { id } = await given(false);
    const { playUrl } = (await look(mother, id, files.sound)).data;
    expect(await codeOf(playUrl!, { 'sec-fetch-dest': 'audio', range: 'bytes=0-9' })).toBe(206);
    for (const dest of ['document', 'empty', 'iframe'])
      expect(await codeOf(playUrl!, { 'sec-fetch-dest': dest })).toBe('DOWNLOAD_NOT_ALLOWED');
    t.clock.advance(16 * 60_000);
    expect(await codeOf(playUrl!, { 'sec-fetch-dest': 'audio' })).toBe('SIGNATURE_EXPIRED');
  });

  it('is not had by changed, guessed or borrowed addresses [ASG-1]', async () => {
    const [{ id }, allowed] = [await given(false), await given(true)];
    const { url } = (await look(mother, id, files.picture)).data.pages[0]!;
    const { playUrl } = (await look(mother, id, files.sound)).data;
    const [path, query] = url.split('?') as [string, string];
    const base = path.replace('/pages/1/800', '');
    const { url: had } = await opened(mother, allowed.id, files.picture);
    const refused: [string, string][] = [
      // Hers to look at: the reason is told.
      [`${base}/file?${query}`, 'DOWNLOAD_NOT_ALLOWED'],
      [`${base}/preview?${query}`, 'DOWNLOAD_NOT_ALLOWED'],
      // A picture is not played whole.
      [`${base}/play?${query}`, 'DOWNLOAD_NOT_ALLOWED'],
      [playUrl!.replace('/play?', '/file?'), 'DOWNLOAD_NOT_ALLOWED'],
      // The same file was given with another lecture, or could be homework.
      [had!.replace(allowed.id, id), 'NOT_FOUND'],
      [url.replace('/lectures/', '/homework/'), 'NOT_FOUND'],
      [`${base}/file`, 'NOT_FOUND'],
      [`${base}/file?expires=9999999999&signature=AAAA`, 'NOT_FOUND'],
      [`${base}/pages/1/3000?${query}`, 'NOT_FOUND'],
      [`${base}/pages/2/800?${query}`, 'NOT_FOUND'],
      [url.replace(files.picture.id, files.pdf.id), 'NOT_FOUND'],
      [url.replace('/s1/', '/s2/'), 'NOT_FOUND'],
      [url.replace('/g1/', '/g3/'), 'NOT_FOUND'],
      [`${t.config.files.origin}/assets/v1/content/${files.picture.id}?${query}`, 'NOT_FOUND'],
      [`${t.config.files.origin}/assets/v1/content/${files.picture.id}/preview?${query}`, 'NOT_FOUND'],
    ];
    const found: [string, unknown][] = [];
    for (const [address] of refused) found.push([address, await codeOf(address)]);
    expect(found).toEqual(refused);
    for (const [who, lecture, student] of [
      [stranger, id, 's1'],
      [mother, id, 's2'],
      [mother, 'lec_none', 's1'],
    ] as const)
      expect((await look(who, lecture, files.picture, student)).status).toBe(404);
  });

  it('ends when it is shown no more, and with the child’s place in the class', async () => {
    const { id } = await given(false);
    const { url } = (await look(mother, id, files.picture)).data.pages[0]!;
    expect(await codeOf(url)).toBe(200);
    await t.database.raw.exec(`update lecture set display_at = display_at + interval '1 year' where id = '${id}'`);
    expect(await codeOf(url)).toBe('NOT_FOUND');
    await t.database.raw.exec(`update lecture set display_at = display_at - interval '1 year' where id = '${id}'`);
    expect(await codeOf(url)).toBe(200);
    await t.database.raw.exec(`update enrollment set status = 'CANCELED' where student_id = 's1'`);
    expect(await codeOf(url)).toBe('NOT_FOUND');
  });
});
