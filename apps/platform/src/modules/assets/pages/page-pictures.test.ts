import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { pdfOf } from '../../../testing/upload-corpus/samples.ts';
import { openDiskStore } from '../store/disk-store.ts';
import { openWorkspace } from '../store/workspace.ts';
import { pagePictures } from './page-pictures.ts';

let pages: ReturnType<typeof pagePictures>;
let keep: (name: string, bytes: Buffer) => Promise<Parameters<typeof pages.sizesOf>[0]>;
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'pages-'));
  const workspace = await openWorkspace(join(root, 'work'));
  const never = () => {
    throw new Error('Nothing is signed here');
  };
  const store = await openDiskStore({
    root,
    workspace,
    settings: { leastFreeShare: 0 },
    signPut: never,
    signPart: never,
  });
  pages = pagePictures({ store, workspace });
  let no = 0;
  keep = async (name, bytes) => {
    const objectKey = `object-${++no}`;
    await workspace.withPaths(1, async (path = '') => {
      await writeFile(path, bytes);
      await store.write(objectKey, path, '');
    });
    return { name, size: bytes.length, state: 'CHECKED', objectKey };
  };
});
afterAll(() => pages.close());

/** Two pages, the second of them lying, black at its left edge. */
function twoPages(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.addPage({ size: 'A4', layout: 'landscape' });
  pdf.rect(0, 0, 200, 600).fill('#000');
  pdf.end();
  return buffer(pdf);
}
const leftOf = async (picture: Buffer) => {
  const { data } = await sharp(picture)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0]! < 128 ? 'dark' : 'light';
};

describe('pages of a file as pictures', () => {
  it('are those of a PDF, each as it lies, at the width that is asked for', async () => {
    const pdf = await keep('둘.pdf', await twoPages());
    expect(await pages.sizesOf(pdf)).toEqual([
      { width: 595, height: 842 },
      { width: 842, height: 595 },
    ]);
    const [first, second] = [await pages.pictureOf(pdf, 1, 800), await pages.pictureOf(pdf, 2, 800)];
    expect([await leftOf(first), await leftOf(second)]).toEqual(['light', 'dark']);
    expect(await sharp(second).metadata()).toMatchObject({ format: 'webp', width: 800, height: 566 });
    // What is kept is what was drawn.
    expect((await pages.pictureOf(pdf, 2, 800)).equals(second)).toBe(true);
  });

  it('say on white and on black whose copy they are', async () => {
    const pdf = await keep('둘.pdf', await twoPages());
    for (const page of [1, 2]) {
      const plain = await pages.pictureOf(pdf, page, 800);
      const marked = await pages.markedPicture(pdf, page, 800, 'K-1-AB12CD');
      const [before, after] = await Promise.all(
        [plain, marked].map((one) =>
          sharp(one).extract({ left: 0, top: 0, width: 180, height: 500 }).greyscale().raw().toBuffer(),
        ),
      );
      const changed = before!.reduce((sum, value, at) => sum + Number(Math.abs(value - after![at]!) > 20), 0);
      expect(changed).toBeGreaterThan(500);
      const other = await pages.markedPicture(pdf, page, 800, 'K-1-XX99ZZ');
      expect(marked.equals(other)).toBe(false);
    }
  });

  it('are not those of what cannot be drawn, or of a page that is not there', async () => {
    const broken = await keep('깨진.pdf', Buffer.from('%PDF-1.7 nothing of it is there, and more of it neither'));
    const text = await keep('글.txt', Buffer.from('글'));
    const whole = await keep('하나.pdf', pdfOf());
    const unchecked = { ...whole, state: 'STORED' as const };
    for (const work of [
      () => pages.sizesOf(broken),
      () => pages.sizesOf(text),
      () => pages.pictureOf(whole, 99, 800),
      () => pages.pictureOf(unchecked, 1, 800),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
