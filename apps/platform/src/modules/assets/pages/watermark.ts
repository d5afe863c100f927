import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readPicture } from '../images/readable-pictures.ts';

// Runs in processes of their own only (see page-process.ts).

const FONT = fileURLToPath(import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-Bold.ttf'));
/** Seen on white and on dark, and still read through: grey letters with a light edge. */
const INK = { dark: '#10151c', light: '#ffffff', strength: 0.2 } as const;

/** The code as a picture of one colour. */
const written = (code: string, height: number, colour: string) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${code}</span>`,
      font: 'Pretendard Bold',
      fontfile: FONT,
      height,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** A picture with whose copy it is written across all of it, so that no part that is worth anything lacks it. */
export async function markedWith(picture: Buffer, code: string): Promise<Buffer> {
  const page = await readPicture(picture).toBuffer({ resolveWithObject: true });
  const letters = Math.max(14, Math.round(Math.min(page.info.width, page.info.height) / 32));
  const [dark, light] = await Promise.all([written(code, letters, INK.dark), written(code, letters, INK.light)]);
  const { width, height } = dark.info;
  const faint = (text: Buffer) => sharp(text).linear([1, 1, 1, INK.strength], [0, 0, 0, 0]).png().toBuffer();
  const sign = await sharp({
    create: { width: width + letters * 3, height: height + letters * 3, channels: 4, background: '#0000' },
  })
    .composite([
      { input: await faint(light.data), left: 1, top: 1 },
      { input: await faint(dark.data), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const turned = await sharp(sign).rotate(-24, { background: '#0000' }).png().toBuffer({ resolveWithObject: true });
  // A tile that is larger than the page would not be taken.
  const tile = await sharp(turned.data)
    .resize({
      width: Math.min(turned.info.width, page.info.width),
      height: Math.min(turned.info.height, page.info.height),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toBuffer();
  return sharp(page.data)
    .composite([{ input: tile, tile: true }])
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}
