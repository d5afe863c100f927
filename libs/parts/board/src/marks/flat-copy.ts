import { Layer } from 'konva/lib/Layer.js';
import { Stage } from 'konva/lib/Stage.js';
import { MARKED_WIDTH, type PageMark } from '@portal/domain/coursework/marks';
import { drawnNode } from '../drawn-node.ts';
import { prepareStages } from '../konva-stage.ts';
import { FONT } from '../look.ts';
import { flattenPdf } from '../pdf/flatten-pdf.ts';

prepareStages();

/** What is drawn on a page, on nothing; so many points wide. */
async function drawnMarks(marks: readonly PageMark[], ratio: number, wide: number): Promise<HTMLCanvasElement> {
  const words = marks.map(({ text = '' }) => text).join('');
  if ('fonts' in document) await document.fonts.load(`40px ${FONT}`, words).catch(() => undefined);
  const sheet = { width: MARKED_WIDTH, height: Math.round(MARKED_WIDTH * ratio) };
  const stage = new Stage({ container: document.createElement('div'), ...sheet });
  try {
    const layer = new Layer({ listening: false });
    stage.add(layer);
    const markersFirst = marks.toSorted((a, b) => Number(b.kind === 'marker') - Number(a.kind === 'marker'));
    for (const mark of markersFirst) layer.add(drawnNode(mark, sheet));
    return stage.toCanvas({ pixelRatio: wide / sheet.width });
  } finally {
    stage.destroy();
  }
}

async function flatPicture(src: string, marks: readonly PageMark[]): Promise<Blob> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  pen?.drawImage(await drawnMarks(marks, height / width, width), 0, 0, width, height);
  const copy = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!copy) throw new Error('The picture could not be made.');
  return copy;
}

/** The file with what is drawn on it, as a file of its own: a PDF of a PDF, else a PNG. Load it lazily. */
export const flatCopy = (
  { contentType }: { readonly contentType: string },
  src: string,
  marks: readonly PageMark[],
): Promise<Blob> =>
  contentType === 'application/pdf'
    ? flattenPdf(src, marks, (own, ratio) => drawnMarks(own, ratio, MARKED_WIDTH))
    : flatPicture(src, marks);
