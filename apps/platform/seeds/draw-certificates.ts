import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

// Draws the certificates of the demo anew: `node apps/platform/seeds/draw-certificates.ts`. They say nothing, so that nobody
// takes them for real ones. The pictures themselves are in the repository.

const OUT = new URL('../assets/demo/', import.meta.url);
const PREVIEW = { width: 640, height: 640, fit: 'inside' } as const;
const [INK, PAPER, GOLD, SEAL] = ['#39404a', '#fbf8f0', '#b08d3e', '#a33b2e'];

const line = (y: number, width: number, height = 12) =>
  `<rect x="${(840 - width) / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${INK}" opacity=".75"/>`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 1188" width="840" height="1188">
  <rect width="840" height="1188" fill="${PAPER}"/>
  <rect x="36" y="36" width="768" height="1116" fill="none" stroke="${GOLD}" stroke-width="10"/>
  <rect x="58" y="58" width="724" height="1072" fill="none" stroke="${GOLD}" stroke-width="3"/>
  ${[36, 804].flatMap((x) => [36, 1152].map((y) => `<circle cx="${x}" cy="${y}" r="22" fill="${PAPER}" stroke="${GOLD}" stroke-width="8"/>`)).join('')}
  <path d="M420 118 l14 30 33 4 -24 23 6 33 -29 -16 -29 16 6 -33 -24 -23 33 -4z" fill="${GOLD}"/>
  ${line(262, 360, 34)}
  ${line(346, 180)}
  ${[470, 520, 570].map((y) => line(y, 420)).join('')}
  ${[680, 722, 764, 806].map((y, at) => line(y, at === 3 ? 300 : 520, 10)).join('')}
  ${line(926, 200)}
  ${line(1010, 280, 20)}
  <g transform="rotate(-8 590 1016)" fill="none" stroke="${SEAL}" stroke-width="9" opacity=".85">
    <rect x="536" y="962" width="108" height="108" rx="10"/>
    <path d="M556 990h68M556 1016h68M590 976v84M556 1042h68"/>
  </g>
</svg>`;

await mkdir(OUT, { recursive: true });
const picture = sharp(Buffer.from(drawing));
for (const [name, blur] of [
  ['certificate', 0],
  ['certificate-blurred', 9],
] as const) {
  const drawn = blur ? picture.clone().blur(blur) : picture.clone();
  const png = await drawn.png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer();
  await writeFile(new URL(`${name}.png`, OUT), png);
  await writeFile(
    new URL(`${name}.preview.webp`, OUT),
    await sharp(png).resize(PREVIEW).webp({ quality: 75 }).toBuffer(),
  );
}
