import { IMAGE_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '@portal/domain/tenant/limits';

export interface ImageRequest {
  /** Address of a picture below the origin, such as `/kr/images/avatars/avatar-01.webp`. */
  readonly path: string;
  readonly width: number;
  readonly quality: number;
}

const WIDTHS: ReadonlySet<number> = new Set([...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS]);
// A closed alphabet: nothing in it can climb out of a folder, name another host or be decoded a second time.
const PATH = /^\/kr\/images(?:\/[a-z0-9][a-z0-9-]{0,63}){0,4}\/[a-z0-9][a-z0-9-]{0,63}\.(?:jpe?g|png|webp)$/;
const WHOLE = /^[1-9]\d{0,3}$/;
const LONGEST_URL = 512;
const KNOWN = ['url', 'w', 'q'];

/** Reads url, w and q; undefined for anything that is not exactly as the portal writes it. */
export function readImageRequest(query: unknown, origin: string): ImageRequest | undefined {
  const given = Object.entries(query as Record<string, unknown>);
  if (!given.every(([name, value]) => KNOWN.includes(name) && typeof value === 'string')) return undefined;
  const { url = '', w = '', q = String(IMAGE_QUALITY) } = query as Record<string, string>;
  if (url.length > LONGEST_URL || !WHOLE.test(w) || !WHOLE.test(q)) return undefined;
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const width = Number(w);
  const quality = Number(q);
  return PATH.test(path) && WIDTHS.has(width) && quality <= 100 ? { path, width, quality } : undefined;
}
