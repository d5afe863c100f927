import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Pdf = PDFKit.PDFDocument;

// With outlines that are read in half the time of the other kind.
const fontOf = (weight: 'Regular' | 'Bold'): string =>
  fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`));

/** The two cuts of the portal's font; the document reads each once. */
export const FONTS = { regular: fontOf('Regular'), bold: fontOf('Bold') } as const;

/** Points of a page of A4. */
export const A4 = { width: 595.28, height: 841.89 } as const;
/** Points around what is printed. */
export const MARGIN = 39;

/** Ink of what is printed, on white; each is readable without its colour. */
export const INK = { text: '#14181d', muted: '#4b5563', line: '#c9ced6', strong: '#0a6e68', soft: '#e8f5f3' } as const;

/**
 * A document of A4 pages in Korean with the letters of every name in it, tagged for screen readers: what is drawn with
 * `structParent` is read, in that order, and the rest is decoration.
 */
export function pdfDocument(title: string, madeAt: Date): { pdf: Pdf; root: PDFKit.PDFStructureElement } {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'ko-KR',
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
    font: FONTS.regular,
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

/** Ends a document and resolves to its bytes. */
export function bytesOf(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
