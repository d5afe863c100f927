/** At a desk; a phone held upright; a phone on its side. */
export type Shape = 'desk' | 'portrait' | 'landscape';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface StageRoom {
  readonly shape: Shape;
  /** What there is for the big place, and at a desk for the row of tiles below it; in px. */
  readonly room: Box;
  /** Tiles beside the big place, with the seats of those who have not come. */
  readonly tiles: number;
  /** A person or a screen has the big place; else it is a board or a file, which takes all that is left. */
  readonly isFilm: boolean;
}

export interface StageLayout {
  /** Where the big picture stands, within the same box as the room. */
  readonly big: Box;
  /** How high the big place is; null where it takes what is left. */
  readonly placeHeight: number | null;
  /** One of the row at a desk; phones divide their width by themselves. */
  readonly tile: Size;
  /** On an upright phone: in how many columns the tiles are as large as there is height; null where there is too little for that. */
  readonly columns: number | null;
}

const FILM = 16 / 9;
export const GAP = 8;
/** So many stand in a row before it scrolls, or before the rest is behind a button. */
export const ROW_MAX = 6;
/** Fewer do not become larger than a fifth. */
const LEAST_COLUMNS = 5;
/** Of the height, at most, for the row under a board. */
const ROW_SHARE = 0.22;

/** A row below a board that has less than this leaves neither of them room. */
export const LOW_REM = 18;

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const filmOf = (width: number): Size => ({ width, height: width / FILM });

/** The largest film that fits, in the middle. */
function fitted({ left, top, width, height }: Box): Box {
  const w = Math.min(width, height * FILM);
  return { left: left + (width - w) / 2, top: top + (height - w / FILM) / 2, ...filmOf(w) };
}

function deskOf({ room, tiles, isFilm }: StageRoom): StageLayout {
  if (tiles === 0 && isFilm) return { big: fitted(room), placeHeight: room.height, tile: filmOf(0), columns: null };
  const columns = clamp(LEAST_COLUMNS, tiles, ROW_MAX);
  const tileOf = (width: number) => filmOf((width - (columns - 1) * GAP) / columns);
  if (!isFilm) {
    const whole = tileOf(room.width);
    const height = tiles === 0 ? 0 : Math.min(whole.height, room.height * ROW_SHARE);
    const placeHeight = room.height - (tiles === 0 ? 0 : height + GAP);
    return {
      big: { ...room, height: placeHeight },
      placeHeight,
      tile: { width: height * FILM, height },
      columns: null,
    };
  }
  // Picture and row are as wide as each other, and together as high as the room: that gives the width.
  const share = (columns * FILM) / (columns + 1);
  const width = Math.min(room.width, share * (room.height - GAP + ((columns - 1) * GAP) / (columns * FILM)));
  const big = { left: room.left + (room.width - width) / 2, top: room.top, ...filmOf(width) };
  return { big, placeHeight: big.height, tile: tileOf(width), columns: null };
}

/** The fewest columns in which all that are seen stand below the picture. */
function columnsOf({ room: { width, height }, tiles }: StageRoom): number | null {
  const left = height - width / FILM;
  const fits = (columns: number) => {
    const rows = Math.ceil(Math.min(tiles, ROW_MAX) / columns);
    return rows * (filmOf((width - (columns - 1) * GAP) / columns).height + GAP) <= left;
  };
  return [1, 2, 3].find(fits) ?? null;
}

/** Where everything stands on a stage, in the three shapes of a room. */
export function stageLayout(stage: StageRoom): StageLayout {
  const { shape, room, isFilm } = stage;
  if (shape === 'desk') return deskOf(stage);
  if (shape === 'landscape' || !isFilm) return { big: fitted(room), placeHeight: null, tile: filmOf(0), columns: null };
  const big = { left: room.left, top: room.top, ...filmOf(room.width) };
  return { big, placeHeight: big.height, tile: filmOf(0), columns: columnsOf(stage) };
}

/** How many of the tiles are seen; the others are behind a button. At a desk the row scrolls. */
export function seenOf({ shape, tiles, isFilm }: Omit<StageRoom, 'room'>): number {
  if (shape === 'desk') return tiles;
  const cells = shape === 'portrait' ? ROW_MAX : isFilm ? 4 : 3;
  return tiles > cells ? cells - 1 : tiles;
}
