import * as v from 'valibot';
import { FilledLine, Id, Text } from '../contract/scalar.ts';

/** How a file is looked at inside a room; any other can only be saved by each. `PAGES` are pictures that say whose they are. */
export const MATERIAL_VIEWS = ['PICTURE', 'PDF', 'PAGES'] as const;
export type MaterialView = (typeof MATERIAL_VIEWS)[number];

/** Without a name before the host, which makes it look like another one. */
function https(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '';
}

/** What the host asks to show: a page of somebody else, or a file of a lecture of the class. */
export const MaterialToShow = v.variant('kind', [
  v.strictObject({
    kind: v.literal('LINK'),
    name: FilledLine(255, '이름을 적어 주세요.'),
    url: v.pipe(Text(2_000), v.check(https)),
  }),
  v.strictObject({ kind: v.literal('FILE'), lectureId: Id, fileId: Id }),
]);
export type MaterialToShow = v.InferOutput<typeof MaterialToShow>;

const length = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How wide pages come, in pixels. */
export const MATERIAL_WIDTHS = [800, 1600] as const;

/**
 * What stands before everybody. The paths of a file are below the origin of the API and signed for the one who is told them;
 * they are good while it is shown and she is in the room.
 */
export const LiveMaterial = v.variant('kind', [
  v.object({ kind: v.literal('LINK'), name: v.string(), url: v.string() }),
  v.object({
    kind: v.literal('FILE'),
    fileId: Id,
    name: v.string(),
    view: v.nullable(v.picklist(MATERIAL_VIEWS)),
    /** Of PAGES: with `{page}`, from 1, and `{width}` in it. */
    viewPath: v.nullable(v.string()),
    /** Of PAGES: how large each is. */
    pages: v.array(v.object({ width: length, height: length })),
    /** Null where it may only be looked at. */
    savePath: v.nullable(v.string()),
  }),
]);
export type LiveMaterial = v.InferOutput<typeof LiveMaterial>;

export type ShownFile = Extract<LiveMaterial, { kind: 'FILE' }>;

/** Whether a room itself draws it. */
export const isViewable = (material: LiveMaterial | null): material is ShownFile =>
  material?.kind === 'FILE' && material.view !== null;

/** Where a page of it is, by its number from 1. */
export const pagePathOf = ({ viewPath }: ShownFile, page: number, width: (typeof MATERIAL_WIDTHS)[number]): string =>
  (viewPath ?? '').replace('{page}', String(page)).replace('{width}', String(width));
