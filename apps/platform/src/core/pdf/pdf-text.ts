import { A4, FONTS, INK, MARGIN, type Pdf } from './pdf-document.ts';

interface Said extends PDFKit.Mixins.TextOptions {
  readonly bold?: boolean;
  /** Points. */
  readonly size?: number;
  readonly color?: string;
}

/** Writes a line from this point on; what is longer than its width is cut with an ellipsis. */
export type Say = (text: string, x: number, y: number, options?: Said) => void;

/** Says lines on a document, read aloud below this element in the order in which they are said. */
export const sayOn =
  (pdf: Pdf, root: PDFKit.PDFStructureElement): Say =>
  (text, x, y, { bold, size = 9, color = INK.text, ...options } = {}) => {
    pdf
      .font(bold ? FONTS.bold : FONTS.regular)
      .fontSize(size)
      .fillColor(color);
    const width = A4.width - MARGIN - x;
    pdf.text(text, x, y, {
      structParent: root,
      width,
      height: size * 1.4,
      lineBreak: true,
      ellipsis: true,
      ...options,
    });
  };
