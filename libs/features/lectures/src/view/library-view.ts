import { DOCUMENT_KINDS, type DocumentKind } from '@portal/domain/library/document';
import { DOCUMENT_ORDERS, type DocumentOrder } from '@portal/domain/library/documents.contract';

export const LOOKS = ['list', 'tiles'] as const;
export type Look = (typeof LOOKS)[number];

/** What the page shows, as it stands in the address. */
export interface LibraryView {
  /** A folder, `none` for what lies in no folder; null is everything. */
  readonly folder: string | null;
  readonly tag: string | null;
  readonly kind: DocumentKind | null;
  readonly text: string;
  readonly isHidden: boolean;
  readonly order: DocumentOrder;
  readonly look: Look;
  readonly page: number;
  /** The one that is looked at. */
  readonly document: string | null;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** Reads the address; what it cannot mean is as if it were not there. */
export const readView = (query: URLSearchParams): LibraryView => ({
  folder: query.get('folder') || null,
  tag: query.get('tag') || null,
  kind: oneOf(DOCUMENT_KINDS, query.get('kind')) ?? null,
  text: query.get('q') ?? '',
  isHidden: query.get('view') === 'hidden',
  order: oneOf(DOCUMENT_ORDERS, query.get('order')) ?? 'new',
  look: oneOf(LOOKS, query.get('look')) ?? 'list',
  page: Math.min(1_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
  document: query.get('document') || null,
});

/** The address of a view: what is as it is without a word is left out. */
export function writeView({ text, isHidden, order, look, page, ...names }: LibraryView): URLSearchParams {
  const words = {
    ...names,
    q: text || null,
    view: isHidden ? 'hidden' : null,
    order: order === 'new' ? null : order,
    look: look === 'list' ? null : look,
    page: page === 1 ? null : String(page),
  };
  return new URLSearchParams(Object.entries(words).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

export const PAGE_SIZE = 20;

/** What is asked of the server for the list. */
export const listedQuery = ({ folder, tag, kind, text, isHidden, order, page }: LibraryView) => ({
  ...(folder !== null && { folderId: folder }),
  ...(tag !== null && { tag }),
  ...(kind !== null && { kind }),
  ...(text !== '' && { text }),
  view: isHidden ? ('HIDDEN' as const) : ('SHOWN' as const),
  order,
  page: String(page),
  size: String(PAGE_SIZE),
});

/** All documents, nothing left out. */
export const EVERYTHING = { folder: null, tag: null, kind: null, text: '', isHidden: false } as const;

/** Whether something narrows the list. */
export const isNarrowed = ({ folder, tag, kind, text, isHidden }: LibraryView): boolean =>
  folder !== null || tag !== null || kind !== null || text !== '' || isHidden;
