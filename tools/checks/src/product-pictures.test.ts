import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(__dirname, '../../../libs/features/home/src/welcome/pictures');
const bytesOf = (name: string) => readFileSync(join(folder, `${name}.avif`));

/** What the first screen of a visitor shows in one theme: her week, and beside it the day in the other one. */
const SEEN_TOGETHER = [
  ['week-light', 'today-dark'],
  ['week-dark', 'today-light'],
] as const;
const MOST_BYTES = 120_000;

describe('the pictures of the product on the home page (node tools/product-pictures.mjs)', () => {
  it.each(SEEN_TOGETHER)('%s and %s are there, and small enough for the first screen', (one, other) => {
    expect(bytesOf(one).length + bytesOf(other).length).toBeLessThan(MOST_BYTES);
  });

  // As `product-picture.tsx` keeps their places free, and fine enough for screens of small pixels.
  it.each([
    ['week-light', 1120, 720],
    ['week-dark', 1120, 720],
    ['today-light', 390, 720],
    ['today-dark', 390, 720],
  ])('%s has the shape of its place, %d × %d', async (name, width, height) => {
    const own = await sharp(bytesOf(name)).metadata();
    expect(own.width / own.height).toBeCloseTo(width / height, 2);
    expect(own.width).toBeGreaterThanOrEqual(1.5 * Math.min(width, 760));
  });
});
