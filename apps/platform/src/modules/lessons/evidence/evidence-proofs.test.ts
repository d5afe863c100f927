import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type EvidenceProof, type ProofFile, writtenProofCode } from '@portal/domain/evidence/evidence-proof';
import { formatTime } from '@portal/domain/format/date-time';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { createLessonDeskApp, type LessonDeskApp } from '../../../testing/apps/lesson-desk-app.ts';

let t: LessonDeskApp;
let id: string;
beforeAll(async () => {
  t = await createLessonDeskApp();
  id = await t.held('s1');
});
afterAll(() => t.close());

const make = async (format: 'PDF' | 'JSON', who?: Record<string, string>, of = id) =>
  t.call<ProofFile>('POST', `/tns/v1/lessons/${of}/evidence/proofs`, { format }, who);
const check = (code: string) => t.call<EvidenceProof>('GET', `/tns/v1/evidence-proofs/${code}`, undefined, t.headers);
const bytesOf = ({ content }: ProofFile) => Buffer.from(content, 'base64');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  return {
    pages: pdf.numPages,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    // Only a tagged page has a tree.
    headings: JSON.stringify(await page.getStructTree()).match(/"role":"H[12]"/g)?.length ?? 0,
  };
}

describe('a copy of the evidence of a lesson [W1]', () => {
  it('is one page in Korean that says who was there, tagged for the ear, with its code', async () => {
    const { status, data } = await make('PDF');
    expect([status, data.mediaType]).toEqual([201, 'application/pdf']);
    const { pages, text, headings } = await readPdf(bytesOf(data));
    expect([pages, headings]).toEqual([1, 2]);
    for (const said of ['수업 증거 기록', '시험 선생님', '수업한 시간', writtenProofCode(data.code), '/kr/e'])
      expect(text).toContain(said);
    expect(data.name).toContain(data.code);
  });

  it('says of a lesson to which nobody came that it was not held, and how long its teacher waited since when', async () => {
    const absent = await t.lessonAt(0);
    await t.step(absent, 'start');
    await t.room(absent, 'JOINED', t.teacher.id);
    const since = formatTime(t.clock.now(), DEFAULT_TIME_ZONE);
    t.clock.advance(16 * 60_000);
    expect(await t.step(absent, 'no-show')).toMatchObject({ status: 200 });
    const { text } = await readPdf(bytesOf((await make('PDF', undefined, absent)).data));
    for (const said of ['진행 안 함', '학생을 기다린 시간', '16분', `${since}부터`]) expect(text).toContain(said);
    expect(text).not.toContain('수업한 시간');
  });

  it('is as JSON the whole chain with what its hashes are made of', async () => {
    const { data } = await make('JSON');
    const { events, chainValid } = await t.evidenceOf(id);
    expect(JSON.parse(bytesOf(data).toString())).toMatchObject({ code: data.code, events, chainValid, lesson: { id } });
  });

  it.each(['PDF', 'JSON'] as const)(
    'is found by its code by anybody: the %s is this file and no other',
    async (format) => {
      const { data: file } = await make(format);
      const { data: proof } = await check(file.code);
      expect(proof).toMatchObject({
        format,
        isUnchanged: true,
        linesSince: 0,
        lines: (await t.evidenceOf(id)).events.length,
      });
      expect(proof.sha256).toBe(sha256(bytesOf(file)));
      const changed = bytesOf(file);
      changed[changed.length >> 1]! ^= 1;
      expect(proof.sha256).not.toBe(sha256(changed));
    },
  );

  it('stays true when the chain goes on, and says by how many lines', async () => {
    const { data: file } = await make('JSON');
    await t.mark(id, { studentId: 's1', state: 'LATE', note: '' });
    expect((await check(file.code)).data).toMatchObject({ isUnchanged: true, linesSince: 1 });
  });

  it('shows that the chain was changed behind its guard', async () => {
    const { data: file } = await make('JSON');
    const all = (what: string) => `alter table evidence_event ${what} trigger user;`;
    const other = `update evidence_event set actor = '누구' where lesson_id = '${id}' and seq = 1;`;
    await t.database.raw.exec(`begin; ${all('disable')} ${other} ${all('enable')} commit`);
    expect((await check(file.code)).data.isUnchanged).toBe(false);
  });

  it('is made by the teacher of the lesson alone, and not found by a code that nobody made', async () => {
    expect((await make('PDF', await t.signIn('other'))).status).toBe(404);
    expect((await check('0'.repeat(16))).status).toBe(404);
    expect((await check('nonsense')).status).toBe(400);
  });
});
