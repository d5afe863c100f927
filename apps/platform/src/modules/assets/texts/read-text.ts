import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { extensionOf } from '@portal/domain/assets/upload-policy';
import { entriesOf, openZip, textOf } from '../inspect/zip-entries.ts';

export interface TextOrder {
  readonly path: string;
  readonly name: string;
}

/** How fonts that a document names and does not bring number Korean letters. */
const CMAPS = fileURLToPath(new URL('./cmaps/', import.meta.resolve('pdfjs-dist/package.json')));

/** Most characters that are kept of a file. */
export const MOST_TEXT = 200_000;
const MOST_PAGES = 1_000;
/** What has been read by then is what is kept: sooner than the process is ended. */
const WORK_MS = 7_000;
const MOST_WORD_BYTES = 32 * 1024 * 1024;
/** Files whose text is read. */
const READABLE = ['pdf', 'docx', 'txt'];

export const hasText = (name: string): boolean => READABLE.includes(extensionOf(name));

/** The words of a PDF, a Word document or a plain text; a picture of a page has none. */
export async function readText({ path, name }: TextOrder): Promise<string> {
  const bytes = await readFile(path);
  const extension = extensionOf(name);
  const text =
    extension === 'pdf' ? await pdfText(bytes) : extension === 'docx' ? await wordText(bytes) : bytes.toString('utf8');
  return text.normalize('NFC').replaceAll('\u0000', '').toWellFormed().slice(0, MOST_TEXT).toWellFormed();
}

async function pdfText(bytes: Buffer): Promise<string> {
  const end = Date.now() + WORK_MS;
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: CMAPS,
    cMapPacked: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  const pages: string[] = [];
  let length = 0;
  for (let no = 1; no <= Math.min(pdf.numPages, MOST_PAGES) && length < MOST_TEXT && Date.now() < end; no++) {
    const page = await pdf.getPage(no);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    pages.push(words);
    length += words.length;
    page.cleanup();
  }
  await task.destroy();
  return pages.join('\n');
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescaped = (xml: string) =>
  xml.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g, (_all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex as string, 16) : undefined;
    if (code === undefined) return NAMED[name as string] ?? ' ';
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

/** The runs of its paragraphs; what stands in pictures and drawings is no text of it. */
async function wordText(bytes: Buffer): Promise<string> {
  const zip = await openZip(bytes);
  const main = (await entriesOf(zip)).find(({ fileName }) => fileName === 'word/document.xml');
  if (!main) return '';
  const xml = await textOf(zip, main, MOST_WORD_BYTES);
  const parts = xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<(\/w:p|w:tab|w:br)\b/g);
  return unescaped([...parts].map(([, run, end]) => run ?? (end === '/w:p' ? '\n' : ' ')).join(''));
}
