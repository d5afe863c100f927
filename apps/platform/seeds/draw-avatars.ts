import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

// Draws the avatars of the demo anew: `node apps/platform/seeds/draw-avatars.ts`. The pictures themselves are in the repository,
// so that no start and no test depends on this.

const OUT = new URL('../assets/images/avatars/', import.meta.url);
const SIZE = 384;
const COUNT = 20;

const PAPERS = ['#e9e2d3', '#dfe6dc', '#e6dfe6', '#dde5ea', '#eeded4', '#e4e4d4'];
const CLOTHES = ['#3f5d7d', '#8c4a3c', '#4d6b57', '#6b5876', '#a5793f', '#47565f', '#92596a'];
const HAIRS = ['#2b2a28', '#3b302a', '#4a3a2f', '#5a5552', '#39404a'];
const SKINS = ['#f3d9c4', '#eccbb0', '#e2b996', '#d3a47d'];
const INK = '#2b2a28';

/** Hair behind the head and in front of it. */
const HAIR_SHAPES: readonly (readonly [string, string])[] = [
  ['', 'M118 178 Q116 92 192 90 Q268 92 266 178 Q246 134 192 132 Q138 134 118 178Z'],
  [
    'M108 190 Q104 84 192 84 Q280 84 276 190 L280 268 L104 268Z',
    'M118 178 Q120 104 192 102 Q264 104 266 178 Q232 150 206 118 Q176 152 118 178Z',
  ],
  [
    'M192 92 m-34 -14 a34 30 0 1 0 68 0 a34 30 0 1 0 -68 0',
    'M118 182 Q112 96 192 94 Q272 96 266 182 Q256 130 192 128 Q128 130 118 182Z',
  ],
  [
    'M100 206 Q96 82 192 82 Q288 82 284 206 Q286 234 262 236 L122 236 Q98 234 100 206Z',
    'M116 186 Q118 100 192 98 Q266 100 268 186 L252 150 L132 150Z',
  ],
  ['', 'M120 172 Q108 100 164 92 Q196 74 232 96 Q276 108 264 172 Q258 140 236 134 Q200 146 160 132 Q126 142 120 172Z'],
];

function drawing(at: number): string {
  const paper = PAPERS[at % PAPERS.length]!;
  const cloth = CLOTHES[(at * 3) % CLOTHES.length]!;
  const hair = HAIRS[(at * 2) % HAIRS.length]!;
  const skin = SKINS[(at * 5 + 1) % SKINS.length]!;
  const [back, front] = HAIR_SHAPES[at % HAIR_SHAPES.length]!;
  const smile = 12 + (at % 4) * 3;
  const glasses = at % 6 === 4;
  const collar = at % 3;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 384" width="${SIZE}" height="${SIZE}">
    <rect width="384" height="384" fill="${paper}"/>
    <circle cx="${70 + ((at * 53) % 250)}" cy="${60 + ((at * 31) % 60)}" r="34" fill="#ffffff" opacity=".45"/>
    ${back ? `<path d="${back}" fill="${hair}"/>` : ''}
    <path d="M60 400 Q64 288 150 276 L234 276 Q320 288 324 400Z" fill="${cloth}"/>
    ${collar === 0 ? '<path d="M150 276 L192 322 L234 276 L222 268 L162 268Z" fill="#ffffff" opacity=".85"/>' : ''}
    ${collar === 1 ? '<path d="M146 278 Q192 316 238 278" fill="none" stroke="#ffffff" stroke-width="9" opacity=".7"/>' : ''}
    <path d="M162 236 h60 v38 q-30 30 -60 0Z" fill="${skin}"/>
    <path d="M162 250 q30 22 60 0 v10 q-30 20 -60 0Z" fill="${INK}" opacity=".1"/>
    <ellipse cx="192" cy="184" rx="72" ry="80" fill="${skin}"/>
    <path d="${front}" fill="${hair}"/>
    <circle cx="164" cy="192" r="6" fill="${INK}"/><circle cx="220" cy="192" r="6" fill="${INK}"/>
    <path d="M${192 - smile - 6} 224 Q192 ${224 + smile} ${192 + smile + 6} 224" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>
    <circle cx="146" cy="216" r="11" fill="#d9826b" opacity=".28"/><circle cx="238" cy="216" r="11" fill="#d9826b" opacity=".28"/>
    ${glasses ? `<g fill="none" stroke="${INK}" stroke-width="4.5"><circle cx="164" cy="192" r="22"/><circle cx="220" cy="192" r="22"/><path d="M186 190 q6 -5 12 0"/></g>` : ''}
  </svg>`;
}

await mkdir(OUT, { recursive: true });
for (let at = 0; at < COUNT; at++) {
  const webp = await sharp(Buffer.from(drawing(at)))
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  await writeFile(new URL(`avatar-${String(at + 1).padStart(2, '0')}.webp`, OUT), webp);
}
