import { A4, INK, MARGIN, type Pdf } from '../../../core/pdf/pdf-document.ts';
import { sayOn } from '../../../core/pdf/pdf-text.ts';

export interface Column {
  readonly title: string;
  /** Points. */
  readonly width: number;
  /** Stands at the right end of its column. */
  readonly isNumber?: boolean;
}

interface Table {
  row(cells: readonly string[]): void;
  /** With a last row of sums, where there is one. The point below the table. */
  end(sums?: readonly string[]): number;
}

const LINE = 16;
const BOTTOM = A4.height - MARGIN;

/** Draws a table under its heading, over as many pages as it needs; each page begins with the names of the columns. */
export function tableOn(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { title, columns, y: top }: { title: string; columns: readonly Column[]; y: number },
): Table {
  const say = sayOn(pdf, root);
  const table = pdf.struct('Table');
  let y = top;

  function draw(cells: readonly string[], kind: 'TH' | 'TD', bold = kind === 'TH'): void {
    const tr = pdf.struct('TR');
    table.add(tr);
    let x = MARGIN;
    for (const [at, { width, isNumber }] of columns.entries()) {
      const look = { bold, color: kind === 'TH' ? INK.muted : INK.text, align: isNumber ? 'right' : 'left' } as const;
      // What says nothing is a cell all the same: a reader counts columns.
      say(cells[at] || ' ', x, y, { ...look, width: width - 6, structParent: tr, structType: kind });
      x += width;
    }
    tr.end();
    y += LINE;
    pdf
      .moveTo(MARGIN, y - 4)
      .lineTo(A4.width - MARGIN, y - 4)
      .lineWidth(0.4)
      .strokeColor(INK.line)
      .stroke();
  }

  const head = () =>
    draw(
      columns.map((column) => column.title),
      'TH',
    );
  function makeRoom(): void {
    if (y + LINE <= BOTTOM) return;
    pdf.addPage();
    y = MARGIN;
    head();
  }

  if (y + 4 * LINE > BOTTOM) {
    pdf.addPage();
    y = MARGIN;
  }
  say(title, MARGIN, y, { bold: true, size: 11, structType: 'H2' });
  root.add(table);
  y += 22;
  head();
  return {
    row(cells) {
      makeRoom();
      draw(cells, 'TD');
    },
    end(sums) {
      if (sums) {
        makeRoom();
        draw(sums, 'TD', true);
      }
      table.end();
      return y;
    },
  };
}
