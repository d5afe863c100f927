const page = (no: number) => `BT /F 30 Tf 40 330 Td (Page ${no}) Tj ET`;
const streamOf = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

/** A PDF of two small pages, as an address. */
export function smallPdf(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    ...[5, 6].map(
      (content) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${content} 0 R /Resources << /Font << /F 7 0 R >> >> >>`,
    ),
    streamOf(page(1)),
    streamOf(page(2)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF`;
  return `data:application/pdf;base64,${btoa(text)}`;
}
