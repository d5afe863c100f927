import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileRef } from '@portal/domain/assets/file';
import type { FamilyHomework, HomeworkLook } from '@portal/domain/families/family-homework';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import type { FamilyAtDoor } from '../../../testing/apps/family-app.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';
import { SAMPLES } from '../../../testing/upload-corpus/samples.ts';

/** One page. */
const PDF = new URL('../../../../assets/demo/lecture-squares.pdf', import.meta.url);

let t: AssignmentApp;
let mother: FamilyAtDoor;
let stranger: FamilyAtDoor;
let files: Record<'pdf' | 'picture' | 'sound' | 'text', FileRef>;
beforeAll(async () => {
  t = await createAssignmentApp();
  mother = await t.family('g1');
  stranger = await t.family('g3');
  const my = uploadCalls(t, await t.signIn('math'));
  const send = (name: string, bytes: Buffer) => my.upload({ name, bytes, location: 'ASSIGNMENT' });
  const png = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } }).png();
  files = {
    pdf: await send('문제.pdf', await readFile(PDF)),
    picture: await send('칠판.png', await png.toBuffer()),
    sound: await send('낭독.mp3', await SAMPLES['mp3']!()),
    text: await send('단어.txt', Buffer.from('apple 사과')),
  };
}, 60_000);
beforeEach(() => t.clear());
afterAll(() => t.close());

const ids = () => Object.values(files).map(({ id }) => id);
const given = (downloadAllowed: boolean) => t.made({ fileIds: ids(), downloadAllowed });
const seenBy = async (family: FamilyAtDoor, id: string, studentId = 's1') =>
  (await family.get<FamilyHomework>(`/homework/${id}?studentId=${studentId}`)).data;
const look = (family: FamilyAtDoor, id: string, file: FileRef, studentId = 's1') =>
  family.get<HomeworkLook>(`/homework/${id}/files/${file.id}?studentId=${studentId}`);
const open = (url: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(url);
  return t.request({ url: `${pathname}${search}`, headers });
};
const codeOf = async (url: string, headers?: Record<string, string>) => {
  const answer = await open(url, headers);
  return answer.statusCode < 300 ? answer.statusCode : answer.json<{ code: string }>().code;
};

describe('files that a family may have', () => {
  it('are given at its own addresses, and no more once the teacher has switched that off [ASG-1]', async () => {
    const made = await given(true);
    const { files: shown } = await seenBy(mother, made.id);
    const [pdf, picture] = [
      shown.find(({ name }) => name === '문제.pdf')!,
      shown.find(({ name }) => name === '칠판.png')!,
    ];
    expect((await open(pdf.url!)).headers['content-disposition']).toMatch(/^attachment; /);
    expect([await codeOf(picture.previewUrl!), await codeOf(pdf.url!, { range: 'bytes=0-3' })]).toEqual([200, 206]);
    await t.edit(made, { downloadAllowed: false });
    // Signed a moment ago, for the file, a part of it and its small picture.
    for (const [url, headers] of [[pdf.url!], [pdf.url!, { range: 'bytes=0-3' }], [picture.previewUrl!]] as const)
      expect(await codeOf(url, headers)).toBe('DOWNLOAD_NOT_ALLOWED');
    expect((await open(pdf.url!)).statusCode).toBe(403);
  });
});

describe('files that a family may only look at', () => {
  it('have no address, are drawn with the student’s code, and are played by a player alone [ASG-1]', async () => {
    const { id } = await given(false);
    const { files: shown } = await seenBy(mother, id);
    expect(shown.map(({ name, url, previewUrl, looks }) => [name, url, previewUrl, looks])).toEqual([
      ['문제.pdf', null, null, 'PAGES'],
      ['칠판.png', null, null, 'PAGES'],
      ['낭독.mp3', null, null, 'AUDIO'],
      ['단어.txt', null, null, null],
    ]);
    const { data: pages } = await look(mother, id, files.pdf);
    expect(pages).toMatchObject({ looks: 'PAGES', playUrl: null, pages: [{ width: 595, height: 842 }] });
    expect(pages.code).toMatch(/^[\w-]+-[0-9A-F]{6}$/);
    const page = await open(pages.pages[0]!.url);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const { data: sound } = await look(mother, id, files.sound);
    expect(await codeOf(sound.playUrl!, { 'sec-fetch-dest': 'audio', range: 'bytes=0-9' })).toBe(206);
    for (const dest of ['document', 'empty', 'iframe'])
      expect(await codeOf(sound.playUrl!, { 'sec-fetch-dest': dest })).toBe('DOWNLOAD_NOT_ALLOWED');
    t.clock.advance(16 * 60_000);
    expect(await codeOf(sound.playUrl!, { 'sec-fetch-dest': 'audio' })).toBe('SIGNATURE_EXPIRED');
    expect((await look(mother, id, files.text)).status).toBe(404);
  });

  it('bear another code for another child, on white paper where anybody sees it [ASG-1]', async () => {
    const { id } = await given(false);
    const both = await t.family('g2');
    const [one, other] = [(await look(both, id, files.picture)).data, (await look(both, id, files.picture, 's2')).data];
    expect(one.code).not.toBe(other.code);
    const pixels = async (url: string) =>
      sharp((await open(url)).rawPayload)
        .greyscale()
        .raw()
        .toBuffer();
    const [first, second] = [await pixels(one.pages[0]!.largeUrl), await pixels(other.pages[0]!.largeUrl)];
    expect(first.filter((value) => value < 235).length).toBeGreaterThan(200);
    expect(first.equals(second)).toBe(false);
  });

  it('are not had by changed, guessed or borrowed addresses [ASG-1]', async () => {
    const { id } = await given(false);
    const { url } = (await look(mother, id, files.picture)).data.pages[0]!;
    const { playUrl } = (await look(mother, id, files.sound)).data;
    const [path, query] = url.split('?') as [string, string];
    const base = path.replace('/pages/1/800', '');
    const refused: [string, string][] = [
      // Hers to look at: the reason is told.
      [`${base}/file?${query}`, 'DOWNLOAD_NOT_ALLOWED'],
      [`${base}/preview?${query}`, 'DOWNLOAD_NOT_ALLOWED'],
      // A picture is not played whole.
      [`${base}/play?${query}`, 'DOWNLOAD_NOT_ALLOWED'],
      [`${playUrl!.replace('/play?', '/file?')}`, 'DOWNLOAD_NOT_ALLOWED'],
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
    // By the doors of those who send files, with the family's own ticket or without.
    const { data: ticket } = await mother.post<{ ticket: string }>('/upload-ticket');
    const asUploader = await t.request({
      url: `/assets/v1/files/${files.picture.id}?ticket=${ticket.ticket}`,
      headers: t.headers,
    });
    expect(asUploader.statusCode).toBe(404);
    expect((await look(stranger, id, files.picture)).status).toBe(404);
    const elsewhere = await t.made({ fileIds: [], downloadAllowed: true });
    expect((await look(mother, elsewhere.id, files.picture)).status).toBe(404);
  });

  it('end with the homework: who has left the class sees no page more', async () => {
    const { id } = await given(false);
    const { url } = (await look(mother, id, files.picture)).data.pages[0]!;
    expect(await codeOf(url)).toBe(200);
    await t.database.raw.exec(`update enrollment set status = 'CANCELED' where student_id = 's1'`);
    expect(await codeOf(url)).toBe('NOT_FOUND');
  });

  it('are the teacher’s own as before', async () => {
    const { id } = await given(false);
    const { files: hers } = await t.read(id);
    for (const file of hers) expect(await codeOf(file.url)).toBe(200);
  });
});
