import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const SCANS = 6;
/** A4 at 150 dots an inch. */
const SCAN = { width: 1_240, height: 1_754 };

/** The noise of a phone's camera: no two scans are one picture, and none is easy to unpack. */
const aScan = () =>
  sharp({ create: { ...SCAN, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 220, sigma: 25 } } })
    .blur(1.2)
    .jpeg({ quality: 60 })
    .toBuffer();

/** A notebook: typed lines on each page, handwriting on every second, a scan below every third. */
export async function writeBigPdf(path, pages) {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, margin: 0 });
  const file = createWriteStream(path);
  pdf.pipe(file);
  const scans = [];
  for (let no = 0; no < SCANS; no += 1) scans.push(pdf.openImage(await aScan()));
  for (let no = 1; no <= pages; no += 1) {
    pdf.addPage();
    const { width, height } = pdf.page;
    if (no % 3 === 0) pdf.image(scans[(no / 3) % SCANS], 0, 0, { width, height });
    pdf.fontSize(24).text(`Page ${no}`, 60, 50, { lineBreak: false });
    pdf.fontSize(12);
    for (let line = 0; line < 34; line += 1)
      pdf.text(`${line + 1}) 3x - 2y = ${no + line}, and what follows from that for y`, 60, 100 + line * 20, {
        lineBreak: false,
      });
    if (no % 2 === 0) handwriting(pdf, no);
  }
  pdf.end();
  await finished(file);
}

function handwriting(pdf, seed) {
  for (let stroke = 0; stroke < 120; stroke += 1) {
    const [x, y] = [60 + ((stroke * 37 + seed) % 420), 100 + ((stroke * 53) % 640)];
    pdf.moveTo(x, y);
    for (let at = 1; at <= 24; at += 1) pdf.lineTo(x + at * 2, y + 9 * Math.sin(at + stroke + seed));
    pdf.stroke('#1b2a6b');
  }
}
