import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRef } from '@portal/domain/assets/file';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uploadCalls, type UploadCalls } from '../../../testing/upload-calls.ts';
import type { CorpusCase } from '../../../testing/upload-corpus/corpus-case.ts';
import { documentCases, PDF_FLAGS } from '../../../testing/upload-corpus/document-cases.ts';
import { kindCases } from '../../../testing/upload-corpus/kind-cases.ts';
import { nameCases } from '../../../testing/upload-corpus/name-cases.ts';
import { pictureCases } from '../../../testing/upload-corpus/picture-cases.ts';
import { programCases } from '../../../testing/upload-corpus/program-cases.ts';
import { wordCases } from '../../../testing/upload-corpus/word-cases.ts';

// A check is ended after ten seconds of its own; the rest is waiting for it on a busy machine.
const SLOWEST_MS = 30_000;

let t: TestApp;
let my: UploadCalls;
beforeAll(async () => {
  t = await createTestApp();
  await t.addUser({ username: 'math' });
  my = uploadCalls(t, await t.signIn('math'));
});
afterAll(() => t.close());

const codeOf = (answer: { statusCode: number; json<T>(): T }) =>
  answer.statusCode === 200 ? undefined : answer.json<{ code: string }>().code;

/** What became of a file, in the words of its expectation. */
async function send({ name, bytes, location, contentType = '', lost = [] }: CorpusCase) {
  const file = { name, bytes: await bytes(), location, contentType };
  const signed = await my.sign(file);
  const refusal = codeOf(signed);
  if (refusal) return { signing: refusal };
  const target = signed.json<{ data: Parameters<UploadCalls['put']>[0] & { id: string } }>().data;
  const { status } = await my.put(target, file.bytes);
  if (status !== 204) return { put: status };
  const completed = await my.complete(target.id);
  const code = codeOf(completed);
  if (code) return { content: code };
  const read = await my.read(completed.json<{ data: FileRef }>().data.url);
  const kept = lost.filter((words) => read.rawPayload.includes(words));
  return kept.length || read.statusCode !== 200 ? { kept, status: read.statusCode } : 'TAKEN';
}

/** Sends all, four at a time, and tells which ended otherwise than they should. */
async function surprisesOf(cases: readonly CorpusCase[]) {
  const surprises: unknown[] = [];
  const waiting = [...cases];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const begin = performance.now();
      const became = await send(next);
      if (JSON.stringify(became) !== JSON.stringify(next.expected))
        surprises.push({ what: next.what, name: next.name, expected: next.expected, became });
      if (performance.now() - begin > SLOWEST_MS) surprises.push({ what: next.what, slow: performance.now() - begin });
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return surprises;
}

const FAMILIES = {
  'names and sizes': nameCases(),
  'kinds under wrong names': kindCases(),
  'programs and scripts': programCases(),
  'documents of Word': wordCases(),
  pictures: pictureCases(),
  'other documents': documentCases(),
};
const all = Object.values(FAMILIES).flat();

describe(`a corpus of ${all.length} files [G7] [UPL-2]`, () => {
  it('has at least 300, each of another kind', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ what, name }) => `${what} ${name}`)).size).toBe(all.length);
    expect(all.filter(({ expected }) => expected === 'TAKEN').length).toBeGreaterThan(50);
  });

  it.each(Object.entries(FAMILIES))(
    'of %s ends as it should, every one',
    async (_family, cases) => expect(await surprisesOf(cases)).toEqual([]),
    120_000,
  );

  it('marks what a PDF could run', async () => {
    for (const [what, bytes, flags] of PDF_FLAGS) {
      const { id } = await my.upload({ name: 'a.pdf', bytes: bytes(), location: 'DEFAULT' });
      const rows = await t.database.raw.query('select flags, is_inline from file_asset where id = $1', [id]);
      expect([what, rows]).toEqual([what, [{ flags, is_inline: false }]]);
    }
  });

  it('leaves nothing where files are worked on, and nothing outside their folder', async () => {
    expect(await readdir(join(t.config.dataDir, 'files/work'))).toEqual([]);
    expect((await readdir(t.config.dataDir)).toSorted()).toEqual(['files', 'image-cache']);
    expect((await readdir(join(t.config.dataDir, 'files'))).toSorted()).toEqual(['objects', 'parts', 'work']);
  });
});
