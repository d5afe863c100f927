import PDFDocument from 'pdfkit';

/** A real PDF of so many pages of A4, as a file that a form takes. */
export async function aPdf(name: string, pages: number) {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (let no = 1; no <= pages; no += 1) {
    pdf.addPage().fontSize(24).text(`Page ${no}`, 72, 72);
    for (let line = 0; line < 24; line += 1)
      pdf.fontSize(14).text(`${line + 1}) 3x - 2y = ${no + line}`, 72, 130 + line * 26);
  }
  pdf.end();
  await ended;
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(chunks) };
}
