import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { FileRef } from '@portal/domain/assets/file';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { type LiveMaterial, pagePathOf } from '@portal/domain/live/live-material';
import { MINUTE } from '../../../testing/apps/lesson-desk-app.ts';
import { createLiveApp, type LiveApp, type Visitor } from '../../../testing/apps/live-app.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';
import { pdfOf } from '../../../testing/upload-corpus/samples.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { studentCode } from '../../classes/module.ts';
import { readerCode } from './reader-code.ts';

/** One page. */
const PDF = new URL('../../../../assets/demo/lecture-squares.pdf', import.meta.url);

type ShownFile = Extract<LiveMaterial, { kind: 'FILE' }>;
type Name = 'pdf' | 'running' | 'picture' | 'sound';

let t: LiveApp;
let no = 0;
let files: Record<Name, FileRef>;
let open: Lecture;
let closed: Lecture;

async function aLecture(downloadAllowed: boolean, classId = 'c1'): Promise<Lecture> {
  const fileIds = Object.values(files).map(({ id }) => id);
  const dates = { displayAt: null, deadlineAt: null };
  const body = { clientId: randomUUID(), classId, isDraft: true, title: '함수', content: '', fileIds, downloadAllowed };
  return (await t.call<Lecture>('POST', '/tns/v1/lectures', { ...body, ...dates })).data;
}

beforeAll(async () => {
  t = await createLiveApp();
  const my = uploadCalls(t, await t.signIn('math'));
  const send = (name: string, bytes: Buffer) => my.upload({ name, bytes, location: 'LECTURE' });
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  files = {
    pdf: await send('그래프.pdf', await readFile(PDF)),
    running: await send('계산.pdf', pdfOf('/OpenAction<</S/JavaScript/JS(1)>>')),
    picture: await send('칠판.png', png),
    sound: await send('낭독.txt', Buffer.from('들어 보세요')),
  };
  [open, closed] = [await aLecture(true), await aLecture(false)];
}, 60_000);
afterAll(() => t.close());

async function inRoom() {
  t.clock.advance(3 * 60 * MINUTE);
  const start = new Date(t.clock.now().getTime() + 5 * MINUTE);
  const id = await t.addLesson(`les_material_${++no}`, start.toISOString());
  const host = await t.host(id);
  const guest = await t.guest(id);
  for (const who of [host, guest]) await who.hear('live.state');
  return { id, start, host, guest };
}
const show = (host: Visitor, name: Name, { id } = open) =>
  host.ask('live.material', { kind: 'FILE', lectureId: id, fileId: files[name].id });
const seen = async (who: Visitor) => (await who.hear('live.shown')).material as ShownFile;
const read = (path: string | null) => t.request({ url: path ?? '/none' });
const statusOf = async (path: string | null) => (await read(path)).statusCode;

describe('a file of the class in the room', () => {
  it('is seen by a guest without an account, and its name stands in the evidence [ASG-1] [CLS-3]', async () => {
    const { id, host, guest } = await inRoom();
    expect(await show(host, 'picture')).toEqual({ ok: true });
    const material = await seen(guest);
    expect(material).toMatchObject({ kind: 'FILE', fileId: files.picture.id, name: '칠판.png', view: 'PICTURE' });
    const answer = await read(material.viewPath);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^inline; /) as string,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const late = await t.guest(id, 's2');
    const { material: told } = await late.hear('live.state');
    expect(await statusOf((told as ShownFile).viewPath)).toBe(200);
    const { events } = await t.evidenceOf(id);
    expect(events.find(({ kind }) => kind === 'MATERIAL_SHOWN')?.data).toEqual({
      name: '칠판.png',
      lectureId: open.id,
      fileId: files.picture.id,
    });
  });

  it('is a PDF in a frame of the portal alone, in parts when the reader wants it so', async () => {
    const { host } = await inRoom();
    await show(host, 'pdf');
    const { view, viewPath } = await seen(host);
    const part = await t.request({ url: viewPath!, headers: { range: 'bytes=0-4' } });
    expect([view, part.statusCode, part.body]).toEqual(['PDF', 206, '%PDF-']);
    expect(part.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors http://localhost:3000");
    expect(part.headers).not.toHaveProperty('x-frame-options');
  });

  it('can be saved only where the lecture allows it; elsewhere its host alone has the file [ASG-1]', async () => {
    const { host, guest } = await inRoom();
    await show(host, 'pdf', open);
    const allowed = await seen(guest);
    await seen(host);
    expect((await read(allowed.savePath)).headers['content-disposition']).toMatch(/^attachment; .*\.pdf$/);
    expect(await show(host, 'pdf', closed)).toEqual({ ok: true });
    const kept = await seen(guest);
    expect(kept).toMatchObject({ view: 'PAGES', savePath: null, pages: [{ width: 595, height: 842 }] });
    const hers = await seen(host);
    expect(hers).toMatchObject({ view: 'PDF', savePath: null, pages: [] });
    expect((await read(hers.viewPath)).headers['content-disposition']).toMatch(/^inline; /);
    const page = pagePathOf(kept, 1, 800);
    // Nor by the addresses of the other lecture, which were good a moment ago, or by those made from hers.
    const base = page.replace('/pages/1/800', '');
    for (const path of [allowed.savePath, allowed.viewPath, base.replace('?', '/save?'), base])
      for (const headers of [{}, { range: 'bytes=0-4' }]) {
        const refused = await t.request({ url: path!, headers });
        expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
        const head = await t.request({ method: 'HEAD', url: path!, headers });
        expect([head.statusCode, head.rawPayload.length]).toEqual([403, 0]);
      }
  });

  it('comes to guests as pages with the code of the student, or of the class, where nobody may download it [ASG-1]', async () => {
    const { id, host, guest } = await inRoom();
    const [other, guardian] = [await t.guest(id, 's2'), await t.guest(id, 's1', 'GUARDIAN')];
    for (const who of [other, guardian]) await who.hear('live.state');
    expect(await show(host, 'picture', closed)).toEqual({ ok: true });
    const paths: string[] = [];
    for (const who of [guest, other, guardian]) paths.push(pagePathOf(await seen(who), 1, 800));
    const pages = await Promise.all(paths.map(read));
    for (const { statusCode, headers } of pages)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ]);
    // Three codes on one picture.
    expect(new Set(pages.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
    const [class1] = await t.database.db.select().from(teachingClass).where(eq(teachingClass.id, 'c1'));
    const code = (entrant: Parameters<typeof readerCode>[2]) => readerCode(t.database.db, { classId: 'c1' }, entrant);
    expect([
      await code({ role: 'STUDENT', studentId: 's1' }),
      await code({ role: 'STUDENT', studentId: 's2' }),
      await code({ role: 'GUARDIAN', studentId: 's1' }),
    ]).toEqual([studentCode(class1!, 's1'), studentCode(class1!, 's2'), class1!.code]);
    const [mine, hers] = paths as [string, string];
    const [path, query] = mine.split('?') as [string, string];
    const changed = [
      path,
      `${path.replace('/1/800', '/2/800')}?${query}`,
      `${path.replace('/1/800', '/1/3000')}?${query}`,
      `${hers.split('?')[0]}?${query}`,
      mine.replace(files.picture.id, files.pdf.id),
    ];
    for (const address of changed) expect([address, await statusOf(address)]).toEqual([address, 404]);
    await host.ask('live.material', null);
    expect(await statusOf(mine)).toBe(404);
  });

  it('is had no more as soon as the teacher has switched that off, although it is shown still [ASG-1]', async () => {
    const { host, guest } = await inRoom();
    const lecture = await aLecture(true);
    await show(host, 'pdf', lecture);
    const { viewPath, savePath } = await seen(guest);
    const { viewPath: hers } = await seen(host);
    expect([await statusOf(viewPath), await statusOf(savePath)]).toEqual([200, 200]);
    await t.database.raw.exec(`update lecture set download_allowed = false where id = '${lecture.id}'`);
    expect([await statusOf(viewPath), await statusOf(savePath), await statusOf(hers)]).toEqual([403, 403, 200]);
    await show(host, 'pdf', lecture);
    expect(await statusOf(pagePathOf(await seen(guest), 1, 1600))).toBe(200);
  });

  it('follows the switch while it is shown, and leaves her where she looks; what is taken from its lecture is gone [ASG-1]', async () => {
    const { host, guest } = await inRoom();
    const lecture = await aLecture(true);
    const { title, content, displayAt, deadlineAt } = lecture;
    let { version } = lecture;
    const change = async (downloadAllowed: boolean, of = lecture.files) => {
      const fileIds = of.map(({ id }) => id);
      const body = { version: version++, title, content, displayAt, deadlineAt, fileIds, downloadAllowed };
      expect((await t.call('PUT', `/tns/v1/lectures/${lecture.id}`, body)).status).toBe(200);
    };
    await show(host, 'pdf', lecture);
    expect(await seen(guest)).toMatchObject({ view: 'PDF' });
    await seen(host);
    await host.ask('live.focus', { focus: 'BOARD' });
    const looks = [await guest.hear('live.focused'), await guest.hear('live.focused')];
    expect(looks.map(({ focus }) => focus)).toEqual(['MATERIAL', 'BOARD']);
    await change(false);
    const pages = await seen(guest);
    expect([pages.view, pages.savePath, await statusOf(pagePathOf(pages, 1, 800))]).toEqual(['PAGES', null, 200]);
    expect(await seen(host)).toMatchObject({ view: 'PDF', savePath: null });
    await change(true);
    const whole = await seen(guest);
    expect([whole.view, await statusOf(whole.viewPath), await statusOf(whole.savePath)]).toEqual(['PDF', 200, 200]);
    await change(true, [files.picture]);
    expect(await guest.hear('live.shown')).toEqual({ material: null });
    expect(guest.unheard('live.focused')).toBe(0);
  });

  it('that runs something or that no page draws is only saved, or not shown at all', async () => {
    const { host, guest } = await inRoom();
    for (const name of ['running', 'sound'] as const) {
      expect(await show(host, name, closed)).toEqual({ ok: false, code: 'NOT_FOUND' });
      expect(await show(host, name, open)).toEqual({ ok: true });
      const { view, viewPath, savePath } = await seen(guest);
      expect([view, viewPath, await statusOf(savePath)]).toEqual([null, null, 200]);
    }
  });

  it('is of this class and of a lecture that has it', async () => {
    const { host } = await inRoom();
    await t.database.raw.exec(`insert into teaching_class
      select (jsonb_populate_record(c, '{"id":"c3","code":"c3"}')).* from teaching_class c where id = 'c1' on conflict do nothing`);
    const elsewhere = await aLecture(true, 'c3');
    expect(await show(host, 'pdf', elsewhere)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await show(host, 'pdf', { ...open, id: 'lec_none' })).toEqual({ ok: false, code: 'NOT_FOUND' });
    const other = await host.ask('live.material', { kind: 'FILE', lectureId: open.id, fileId: 'file_none' });
    expect(other).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(host.unheard('live.shown')).toBe(0);
  });
});

describe('the address of a file in the room', () => {
  it('is hers, and good for this file, this use and this room', async () => {
    const { id, host, guest } = await inRoom();
    await show(host, 'pdf');
    const [mine, hers] = [(await seen(host)).viewPath!, (await seen(guest)).viewPath!];
    expect([await statusOf(mine), await statusOf(hers)]).toEqual([200, 200]);
    const [path, query] = hers.split('?') as [string, string];
    const changed = [
      path,
      `${path}/save?${query}`,
      `${mine.split('?')[0]}?${query}`,
      hers.replace(files.pdf.id, files.picture.id),
      hers.replace(id, 'les_material_1'),
      hers.replace(/expires=\d+/, 'expires=9999999999'),
      `${hers}&a=1`,
    ];
    for (const address of changed) expect([address, await statusOf(address)]).toEqual([address, 404]);
  });

  it('ends with the showing, with the next file and with her stay', async () => {
    const { host, guest } = await inRoom();
    await show(host, 'pdf');
    const { viewPath: first } = await seen(guest);
    await show(host, 'picture');
    const { viewPath: second } = await seen(guest);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await host.ask('live.material', null);
    expect(await guest.hear('live.shown')).toEqual({ material: null });
    expect(await statusOf(second)).toBe(404);
    await show(host, 'picture');
    const { viewPath: third } = await seen(guest);
    expect(await statusOf(third)).toBe(200);
    await host.ask('live.remove', { participantId: guest.pass.participantId });
    await guest.gone();
    expect(await statusOf(third)).toBe(404);
  });

  it('gives way to the board that was before it [CLS-3]', async () => {
    const { host, guest } = await inRoom();
    await host.ask('live.focus', { focus: 'BOARD' });
    await show(host, 'picture');
    await show(host, 'pdf');
    await host.ask('live.material', null);
    for (const focus of ['BOARD', 'MATERIAL', 'MATERIAL', 'BOARD'])
      expect(await guest.hear('live.focused')).toEqual({ focus });
  });

  it('ends with the lesson, and goes on when the lesson does', async () => {
    const { id, start, host, guest } = await inRoom();
    await show(host, 'pdf');
    const { viewPath: before } = await seen(guest);
    await host.ask('live.focus', { focus: 'BOARD' });
    for (const focus of ['MATERIAL', 'BOARD']) expect(await guest.hear('live.focused')).toEqual({ focus });
    expect((await t.step(id, 'extend', { minutes: 15 })).status).toBe(200);
    const { viewPath: after } = await seen(guest);
    // What everybody looks at stays.
    expect(guest.unheard('live.focused')).toBe(0);
    // An hour and half an hour of grace; the extension adds its own.
    t.clock.set(new Date(start.getTime() + 91 * MINUTE));
    expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200]);
    await t.step(id, 'finish');
    await guest.gone();
    expect(await statusOf(after)).toBe(404);
  });
});
