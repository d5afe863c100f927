import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

// Draws the pictures of the demo's courses anew: `node apps/platform/seeds/draw-courses.ts`. The pictures themselves are in the
// repository, so that no start and no test depends on this.

const OUT = new URL('../assets/demo/', import.meta.url);
const PREVIEW = { width: 640, height: 640, fit: 'inside' } as const;
const INK = '#2b2a28';

const stroke = (colour: string, width = 10) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

interface Motif {
  readonly paper: string;
  readonly shapes: string;
}

/** By the name of its file. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  graph: {
    paper: '#dde5ea',
    shapes: `<path d="M180 60V480M120 420H860" ${stroke(INK, 8)}/>
      ${range(7)
        .map((at) => `<path d="M${260 + at * 90} 410v20M170 ${370 - at * 50}h20" ${stroke(INK, 6)}/>`)
        .join('')}
      <path d="M150 450L780 90" ${stroke('#3f5d7d', 16)}/><path d="M240 140L820 400" ${stroke('#8c4a3c', 16)}/>
      <circle cx="486" cy="254" r="20" fill="#a5793f"/>`,
  },
  balance: {
    paper: '#dfe6dc',
    shapes: `<path d="M480 130V420M360 440H600M220 180H740" ${stroke(INK, 12)}/><circle cx="480" cy="130" r="22" fill="#a5793f"/>
      ${[220, 740].map((x) => `<path d="M${x} 180L${x - 90} 340H${x + 90}Z" ${stroke(INK, 6)}/><path d="M${x - 110} 340q110 90 220 0z" fill="#4d6b57"/>`).join('')}
      <rect x="170" y="276" width="60" height="60" rx="8" fill="#8c4a3c"/><rect x="240" y="296" width="40" height="40" rx="6" fill="#3f5d7d"/>
      ${range(3)
        .map((at) => `<circle cx="${690 + at * 50}" cy="312" r="22" fill="#3f5d7d"/>`)
        .join('')}`,
  },
  geometry: {
    paper: '#e9e2d3',
    shapes: `<path d="M180 430L400 110L620 430Z" ${stroke('#3f5d7d', 14)}/><circle cx="400" cy="304" r="124" ${stroke('#8c4a3c', 12)}/>
      <path d="M400 110V430" ${stroke(INK, 6)} stroke-dasharray="4 22"/><rect x="640" y="180" width="160" height="160" fill="#4d6b57" opacity=".85"/>
      <path d="M640 180l50-50h160l-50 50zM800 180l50-50v160l-50 50z" fill="#4d6b57" opacity=".55"/>
      ${[
        [180, 430],
        [400, 110],
        [620, 430],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${INK}"/>`)
        .join('')}`,
  },
  factors: {
    paper: '#e6dfe6',
    shapes: `<rect x="220" y="110" width="260" height="260" fill="#6b5876"/><rect x="490" y="110" width="120" height="260" fill="#a5793f"/>
      <rect x="220" y="380" width="260" height="70" fill="#a5793f"/><rect x="490" y="380" width="120" height="70" fill="#8c4a3c"/>
      <path d="M680 280h70M680 240h70" ${stroke(INK, 12)}/><path d="M800 170q-50 90 0 190M880 170q50 90 0 190" ${stroke(INK, 10)}/>`,
  },
  chance: {
    paper: '#eeded4',
    shapes: `${range(6)
      .map(
        (at) =>
          `<rect x="${170 + at * 70}" y="${430 - [90, 170, 270, 320, 210, 120][at]!}" width="52" height="${[90, 170, 270, 320, 210, 120][at]}" rx="6" fill="${at === 3 ? '#8c4a3c' : '#3f5d7d'}"/>`,
      )
      .join('')}
      <path d="M140 440H620" ${stroke(INK, 8)}/><rect x="670" y="220" width="190" height="190" rx="34" fill="#ffffff" stroke="${INK}" stroke-width="8"/>
      ${[
        [716, 266],
        [814, 266],
        [765, 315],
        [716, 364],
        [814, 364],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="16" fill="${INK}"/>`)
        .join('')}`,
  },
  reading: {
    paper: '#e4e4d4',
    shapes: `<path d="M480 160Q330 90 170 150V430Q330 370 480 440Q630 370 790 430V150Q630 90 480 160Z" fill="#fbf8f0" stroke="${INK}" stroke-width="8"/>
      <path d="M480 160V440" ${stroke(INK, 8)}/>
      ${range(4)
        .map(
          (at) =>
            `<path d="M220 ${210 + at * 50}q110-36 210 ${at === 3 ? -6 : 8}M530 ${218 + at * 50}q100-44 210-8" ${stroke(at === 0 ? '#8c4a3c' : '#47565f', 9)}/>`,
        )
        .join('')}`,
  },
  piano: {
    paper: '#dde5ea',
    shapes: `<rect x="150" y="150" width="660" height="260" rx="14" fill="${INK}"/>
      ${range(8)
        .map((at) => `<rect x="${164 + at * 79}" y="176" width="73" height="224" rx="8" fill="#fbf8f0"/>`)
        .join('')}
      ${[0, 1, 3, 4, 5].map((at) => `<rect x="${216 + at * 79}" y="176" width="46" height="136" rx="6" fill="${INK}"/>`).join('')}
      <rect x="401" y="330" width="73" height="70" rx="8" fill="#a5793f"/><rect x="559" y="330" width="73" height="70" rx="8" fill="#a5793f"/>`,
  },
};

const drawing = ({ paper, shapes }: Motif) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">
    <rect width="960" height="540" fill="${paper}"/><circle cx="850" cy="90" r="150" fill="#ffffff" opacity=".35"/>
    <circle cx="80" cy="500" r="110" fill="#ffffff" opacity=".25"/>${shapes}</svg>`;

await mkdir(OUT, { recursive: true });
for (const [name, motif] of Object.entries(MOTIFS)) {
  const png = await sharp(Buffer.from(drawing(motif)))
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
  await writeFile(new URL(`course-${name}.png`, OUT), png);
  await writeFile(
    new URL(`course-${name}.preview.webp`, OUT),
    await sharp(png).resize(PREVIEW).webp({ quality: 75 }).toBuffer(),
  );
}
