import { mkdir, writeFile } from 'node:fs/promises';
import { zipOf } from '../src/testing/upload-corpus/zip-builder.ts';

// Draws the sheets of the demo's lectures anew: `node apps/platform/seeds/draw-lectures.ts`. Letters of formulas are all that
// they need, so no font has to go into them. The sheets themselves are in the repository.

const OUT = new URL('../assets/demo/', import.meta.url);
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const text = (x: number, y: number, size: number, words: string) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${words.replaceAll(/[()\\]/g, (sign) => `\\${sign}`)}) Tj ET`;
const line = (x1: number, y1: number, x2: number, y2: number, width = 1) => `${width} w ${x1} ${y1} m ${x2} ${y2} l S`;

/** A PDF of A4 pages, each drawn by operators of its own. */
function pdfOf(pages: readonly string[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((drawn, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + at * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
    ]),
  ];
  let written = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = written.length;
    written += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>`;
  return Buffer.from(`${written}${table}\nstartxref\n${written.length}\n%%EOF\n`, 'latin1');
}

const axes = [
  '0.17 0.16 0.16 RG',
  line(80, 420, 520, 420, 1.5),
  line(300, 200, 300, 640, 1.5),
  ...range(11).flatMap((at) => [
    line(100 + at * 40, 415, 100 + at * 40, 425),
    line(295, 220 + at * 40, 305, 220 + at * 40),
  ]),
  text(525, 414, 14, 'x'),
  text(296, 648, 14, 'y'),
  text(286, 404, 12, 'O'),
];
const graph = (slope: number, from: number, formula: string, colour: string) =>
  [
    `${colour} RG`,
    line(140, 420 + from * 40 - slope * 160, 460, 420 + from * 40 + slope * 160, 2.5),
    `${colour} rg`,
    text(90, 720, 30, formula),
  ].join('\n');
const exercise = (words: string, at: number) =>
  [text(80, 700 - at * 150, 20, `${at + 1})  ${words}`), '0.75 G', line(80, 600 - at * 150, 515, 600 - at * 150)].join(
    '\n',
  );

const SHEETS: Readonly<Record<string, readonly string[]>> = {
  graphs: [
    [...axes, graph(1, 1, 'y = x + 1', '0.25 0.36 0.49')].join('\n'),
    [...axes, graph(-0.5, 2, 'y = -0.5x + 2', '0.55 0.29 0.23')].join('\n'),
  ],
  equations: [
    ['3x + 5 = 20', '2(x - 4) = x + 7', '5x - 3 = 2x + 12', '0.5x + 1 = 4'].map(exercise).join('\n'),
    ['x + y = 7,  x - y = 1', '2x + 3y = 12,  x - y = 1', 'y = 2x,  x + y = 9', '3x - y = 5,  y = x + 1']
      .map(exercise)
      .join('\n'),
  ],
  squares: [['x^2 - 5x + 6 = 0', 'x^2 = 49', '(x + 3)^2 = 16', 'x^2 + 2x - 15 = 0'].map(exercise).join('\n')],
};

/** A sheet to write into. */
const PARAGRAPHS = ['1)  3x + 5 = 20', '2)  2(x - 4) = x + 7', '3)  y = 2x + 1', '4)  x + y = 7,  x - y = 1'];
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const worksheet = zipOf([
  {
    name: '[Content_Types].xml',
    data:
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
  },
  {
    name: '_rels/.rels',
    data:
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
      'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  {
    name: 'word/document.xml',
    data:
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>' +
      `${PARAGRAPHS.map((words) => `<w:p><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p><w:p/><w:p/>`).join('')}` +
      '</w:body></w:document>',
  },
]);

await mkdir(OUT, { recursive: true });
for (const [name, pages] of Object.entries(SHEETS)) await writeFile(new URL(`lecture-${name}.pdf`, OUT), pdfOf(pages));
await writeFile(new URL('lecture-worksheet.docx', OUT), worksheet);
