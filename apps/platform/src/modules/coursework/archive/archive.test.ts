import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AssignmentApp, ASSIGNMENTS, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';
import { safeName, uniqueNames } from './archive-names.ts';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

interface Archive {
  readonly url: string;
  readonly bytes: number;
  readonly files: number;
  readonly missing: number;
}
const asked = (id: string) => t.call<Archive>('POST', `${ASSIGNMENTS}/${id}/archive`);
const read = (url: string) => {
  const { pathname, search } = new URL(url);
  return t.request({ url: `${pathname}${search}` });
};

const PYTHON = `
import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([[i.filename, i.flag_bits & 0x800 != 0, z.read(i).decode('utf-8', 'replace')] for i in z.infolist()]))`;

/** What a program of somebody else finds in it. */
async function unpacked(bytes: Buffer): Promise<[name: string, isUtf8: boolean, text: string][]> {
  const path = join(await mkdtemp(join(tmpdir(), 'archive-')), 'a.zip');
  await writeFile(path, bytes);
  const { stdout } = await promisify(execFile)('python3', ['-c', PYTHON, path]);
  return JSON.parse(stdout) as [string, boolean, string][];
}

/** A family's file, sent with its ticket. */
async function sent(guardianId: string, name: string, text: string): Promise<string> {
  const family = await t.family(guardianId);
  const { data } = await family.post<{ ticket: string }>('/upload-ticket');
  const bytes = Buffer.from(`%PDF-1.7\n${text}`.padEnd(80, ' '));
  return (await uploadCalls(t, t.headers, data.ticket).upload({ name, bytes, location: 'SUBMISSION' })).id;
}

describe('all that was handed in, as one file [ASG-2]', () => {
  it('is complete for a program of somebody else: a folder for each student, texts, and a list that calculates nothing', async () => {
    await t.database.raw.exec(`update student set name = '=1+1/../김민준' where id = 's1'`);
    const { id } = await t.made({ title: '3과: 단어?' });
    const files = [await sent('g1', '하나.pdf', 'one'), await sent('g1', '둘.pdf', 'two')];
    await t.submit(id, 's1', { guardianId: 'g1', text: '첫 줄\n둘째 줄', fileIds: files });
    await t.database.raw.exec(`update file_asset set state = 'STORED' where id = '${files[1]}'`);
    const { data } = await asked(id);
    expect(data).toMatchObject({ files: 1, missing: 1, bytes: 80 });
    const answer = await read(data.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': expect.stringContaining(encodeURIComponent('3과_ 단어_.zip')) as string,
    });
    const entries = await unpacked(answer.rawPayload);
    const folder = '=1+1_.._김민준';
    expect(entries.map(([name]) => name)).toEqual([
      'list.csv',
      `${folder}/${folder}_3과_ 단어__답.txt`,
      `${folder}/${folder}_3과_ 단어__1.pdf`,
    ]);
    expect(entries.every(([name, isUtf8]) => isUtf8 && name === name.normalize('NFC'))).toBe(true);
    expect(entries[1]![2]).toBe('\uFEFF첫 줄\r\n둘째 줄');
    expect(entries[2]![2]).toContain('one');
    const rows = entries[0]![2].split('\r\n');
    expect(rows[1]).toMatch(
      /^"'=1\+1\/\.\.\/김민준","[\w-]+","제출","18\/11\/2026 \d\d:\d\d","",".*_1\.pdf","둘\.pdf"$/,
    );
    expect(rows[2]).toContain('"미제출"');
    await t.database.raw.exec(
      `update file_asset set state = 'CHECKED'; update student set name = '김민준' where id = 's1'`,
    );
  });

  it('is the owner’s for ten minutes, and of no other assignment', async () => {
    const [{ id }, other] = [await t.made(), await t.made()];
    const { url } = (await asked(id)).data;
    expect((await read(url.replace(id, other.id))).statusCode).toBe(404);
    expect((await read(url.split('?')[0]!)).statusCode).toBe(404);
    expect((await read(url)).statusCode).toBe(200);
    t.clock.advance(11 * 60_000);
    expect((await read(url)).json()).toMatchObject({ code: 'SIGNATURE_EXPIRED' });
  });
});

describe('a name in it', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['CON', '_CON'],
    ['aux.txt', '_aux.txt'],
    ['끝에 점...  ', '끝에 점'],
    ['각'.normalize('NFD'), '각'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['<b>"|?*', '_b_____'],
    ['\u0000\u0007', '이름 없음'],
    ['가'.repeat(200), '가'.repeat(60)],
  ])('of %j is harmless on every disk', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it('stands once, also where a disk does not tell large letters from small ones', () => {
    const name = uniqueNames();
    expect([name('Kim'), name('kim'), name('Kim', '.pdf'), name('KIM')]).toEqual([
      'Kim',
      'kim (2)',
      'Kim.pdf',
      'KIM (3)',
    ]);
  });
});
