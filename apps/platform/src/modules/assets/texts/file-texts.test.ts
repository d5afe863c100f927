import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pdfDocument } from '../../../core/pdf/pdf-document.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uploadCalls, type UploadCalls } from '../../../testing/upload-calls.ts';
import { pdfOf, wordEntries } from '../../../testing/upload-corpus/samples.ts';
import { zipOf } from '../../../testing/upload-corpus/zip-builder.ts';

let t: TestApp;
let my: UploadCalls;
beforeAll(async () => {
  t = await createTestApp();
  await t.addUser({ username: 'math' });
  my = uploadCalls(t, await t.signIn('math'));
});
afterAll(() => t.close());

const demo = (name: string) => readFile(new URL(`../../../../assets/demo/${name}`, import.meta.url));
const word = (body: string) =>
  zipOf([
    ...wordEntries().slice(0, 2),
    { name: 'word/document.xml', data: `<w:document><w:body>${body}</w:body></w:document>` },
  ]);

/** Two pages, a sentence on the second; fonts and letters as the house prints them. */
async function koreanPdf(sentence: string): Promise<Buffer> {
  const { pdf } = pdfDocument('시험', new Date(0));
  pdf.addPage().text(sentence);
  pdf.end();
  return buffer(pdf);
}

/** A page in a font that the document does not bring, whose letters are numbered as Korean Windows does. */
const namedFontPdf = () => {
  const stream = 'BT /F 20 Tf 50 100 Td <C7D4BCF6> Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/HYGoThic-Medium/Encoding/KSCms-UHC-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/HYGoThic-Medium/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/HYGoThic-Medium/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R/Size 8>>\nstartxref\n0\n%%EOF\n`, 'latin1');
};

/** What is read of a file once it has arrived, or nothing. */
async function textOf(name: string, bytes: Buffer, location: 'LECTURE' | 'ASSIGNMENT' | 'CHAT' = 'LECTURE') {
  const { id } = await my.upload({ name, bytes, location });
  const asked = `select is_read, text from file_asset left join file_text on file_id = id where id = $1`;
  const read = () => t.database.raw.query<{ is_read: boolean; text: string | null }>(asked, [id]);
  if (location !== 'CHAT') await eventually(async () => expect((await read())[0]!.is_read).toBe(true));
  return (await read())[0]!.text;
}

describe('the words of material', () => {
  it('are read from a PDF and from a Word document, after it has arrived', async () => {
    expect(await textOf('함수.pdf', await koreanPdf('일차함수의 그래프와 기울기'))).toContain(
      '일차함수의 그래프와 기울기',
    );
    expect(await textOf('식.pdf', await demo('lecture-graphs.pdf'))).toContain('y = x + 1');
    expect(await textOf('한글.pdf', namedFontPdf())).toBe('함수');
    expect(await textOf('연습.docx', await demo('lecture-worksheet.docx'), 'ASSIGNMENT')).toMatch(/\S{2}/);
    const paragraphs = `<w:p><w:r><w:t xml:space="preserve">A &amp; B</w:t></w:r></w:p><w:p><w:r><w:t>&#xAC00;나</w:t><w:tab/><w:t>다</w:t></w:r></w:p>`;
    expect(await textOf('글.docx', word(paragraphs))).toBe('A & B\n가나 다\n');
    expect(await textOf('글.txt', Buffer.from('가나다'))).toBe('가나다');
  }, 30_000);

  it('are none of a broken PDF and of one without pages, and the file is kept', async () => {
    expect(await textOf('빈.pdf', pdfOf())).toBeNull();
    expect(await textOf('깨진.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')]))).toBeNull();
  }, 30_000);

  it('are cut at 200,000 letters', async () => {
    expect(await textOf('긴.txt', Buffer.from('가나다라 '.repeat(50_000)))).toHaveLength(200_000);
  }, 30_000);

  it('are not read of what a family or a talk sends', async () => {
    expect(await textOf('글.pdf', await demo('lecture-graphs.pdf'), 'CHAT')).toBeNull();
    expect(await t.database.raw.query('select 1 from file_asset where location = $1 and is_read', ['CHAT'])).toEqual(
      [],
    );
  });
});
