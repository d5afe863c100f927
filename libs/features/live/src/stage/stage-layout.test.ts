/** @jest-environment node */
import { seenOf, stageLayout, type StageRoom } from './stage-layout.ts';

const room = (width: number, height: number) => ({ left: 10, top: 20, width, height });
const layout = (over: Partial<StageRoom>) =>
  stageLayout({ shape: 'desk', room: room(922, 632), tiles: 5, isFilm: true, ...over });

describe('the stage at a desk [CLS-3]', () => {
  it.each([
    [5, 178],
    [6, 147],
  ])('has the picture of the drawing with %i tiles of %i px below it', (tiles, width) => {
    const { big, tile, placeHeight } = layout({ tiles });
    expect(Math.round(tile.width)).toBe(width);
    expect(big).toEqual({ left: 10, top: 20, width: 922, height: 518.625 });
    expect(placeHeight).toBe(518.625);
  });

  it.each([1, 2, 5, 6, 13])('fills the height with picture and row where the width is there: %i tiles', (tiles) => {
    const { big, tile } = layout({ room: room(2_000, 600), tiles });
    expect(big.height + 8 + tile.height).toBeCloseTo(600);
    expect(big.width / big.height).toBeCloseTo(16 / 9);
    expect(tile.width / tile.height).toBeCloseTo(16 / 9);
    expect(big.left - 10).toBeCloseTo((2_000 - big.width) / 2);
  });

  it('makes nobody larger than a fifth beside one who is large', () => {
    expect(layout({ tiles: 1 }).tile).toEqual(layout({ tiles: 5 }).tile);
  });

  it('gives somebody alone all of it', () => {
    const { big } = layout({ tiles: 0, room: room(1_600, 900) });
    expect(big).toEqual({ left: 10, top: 20, width: 1_600, height: 900 });
  });

  it('gives a board all but a low row', () => {
    const { placeHeight, tile, big } = layout({ isFilm: false });
    expect(placeHeight! + 8 + tile.height).toBeCloseTo(632);
    expect(big.width).toBe(922);
    expect(layout({ isFilm: false, room: room(2_000, 500) }).tile.height).toBeCloseTo(110);
    expect(layout({ isFilm: false, tiles: 0 }).placeHeight).toBe(632);
  });
});

describe('the stage on a phone [CLS-3]', () => {
  it('held upright has the picture across its whole width', () => {
    const { big, placeHeight } = layout({ shape: 'portrait', room: room(390, 600) });
    expect(big).toEqual({ left: 10, top: 20, width: 390, height: 219.375 });
    expect(placeHeight).toBe(219.375);
  });

  it.each([
    [600, 1, 1],
    [600, 2, 2],
    [600, 5, 2],
    [600, 12, 2],
    [460, 3, 2],
    [450, 3, 3],
    [450, 5, 3],
    [300, 1, 3],
    [250, 1, null],
  ])(
    'held upright, %i px high, makes %i tiles as large as there is height: in columns, %p',
    (height, tiles, columns) => {
      expect(layout({ shape: 'portrait', room: room(390, height), tiles }).columns).toBe(columns);
    },
  );

  it('held upright leaves to a board what is left', () => {
    expect(layout({ shape: 'portrait', isFilm: false }).placeHeight).toBeNull();
  });

  it('on its side has the largest picture that fits, in the middle', () => {
    const { big } = layout({ shape: 'landscape', room: room(652, 367) });
    expect(big.width).toBeCloseTo(652);
    expect(big.top).toBeCloseTo(20 + (367 - 652 / (16 / 9)) / 2);
  });

  it.each([
    ['portrait', true, 6, 6],
    ['portrait', false, 12, 5],
    ['landscape', true, 4, 4],
    ['landscape', true, 5, 3],
    ['landscape', false, 4, 2],
    ['desk', true, 12, 12],
  ] as const)('%s, a person large %s: of %i tiles %i are seen', (shape, isFilm, tiles, seen) => {
    expect(seenOf({ shape, isFilm, tiles })).toBe(seen);
  });
});
