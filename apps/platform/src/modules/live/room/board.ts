import { createHash } from 'node:crypto';
import type { BoardElement, BoardPage } from '@portal/domain/live/live-room';
import type { KeptPage } from '../live.queries.ts';

const MOST_PAGE_CHARS = 1_000_000;
const MOST_BOARD_CHARS = 8_000_000;

/**
 * So much later than what stands here a drawing may call itself: a stroke that was drawn without a line has grown by less, and
 * one that were the last of all could never be taken away.
 */
const MOST_STEP = 10_000;

interface Page {
  readonly elements: Map<string, BoardElement>;
  chars: number;
  isUnsaved: boolean;
  isUnproved: boolean;
}

interface Merged {
  /** What is newer than what stood here. */
  readonly won: BoardElement[];
  /** What stands here instead of what came. */
  readonly kept: BoardElement[];
}

const sizeOf = (element: BoardElement | undefined) => (element ? JSON.stringify(element).length : 0);
const hasInk = ({ elements }: Page) => [...elements.values()].some(({ isDeleted }) => !isDeleted);

export type Board = ReturnType<typeof createBoard>;

/** The pages of a board: of a drawn thing its highest version stands, in whatever order they come. */
export function createBoard(kept: readonly KeptPage[]) {
  const pages = new Map<number, Page>();
  const pageOf = (no: number) => {
    const page = pages.get(no) ?? { elements: new Map(), chars: 0, isUnsaved: false, isUnproved: false };
    pages.set(no, page);
    return page;
  };
  const textOf = (page: Page) => JSON.stringify([...page.elements.values()]);

  function merge(no: number, elements: readonly BoardElement[], isKept = false): Merged | undefined {
    const page = pageOf(no);
    const won = new Map<string, BoardElement>();
    const lost = new Set<string>();
    let more = 0;
    for (const element of elements) {
      const standing = won.get(element.id) ?? page.elements.get(element.id);
      if (!isKept && element.version - (standing?.version ?? 0) > MOST_STEP) return undefined;
      if (standing && standing.version >= element.version) {
        lost.add(element.id);
        continue;
      }
      more += sizeOf(element) - sizeOf(standing);
      won.set(element.id, element);
    }
    const total = [...pages.values()].reduce((sum, { chars }) => sum + chars, more);
    if (page.chars + more > MOST_PAGE_CHARS || total > MOST_BOARD_CHARS) return undefined;
    for (const [id, element] of won) page.elements.set(id, element);
    page.chars += more;
    if (won.size) page.isUnsaved = page.isUnproved = true;
    return { won: [...won.values()], kept: [...lost].flatMap((id) => (won.has(id) ? [] : page.elements.get(id)!)) };
  }

  function take({ no, elements, isProved }: KeptPage): void {
    merge(no, elements, true);
    Object.assign(pageOf(no), { isUnsaved: false, isUnproved: !isProved });
  }
  for (const page of kept) take(page);

  return {
    /** A page as it is stored. */
    take,

    /** Undefined where the page would grow too large, or something calls itself much later than what stands. */
    merge: (no: number, elements: readonly BoardElement[]) => merge(no, elements),

    /** How these things stand on a page, for who drew on them without the right. */
    standing(no: number, elements: readonly BoardElement[]): { ids: string[]; elements: BoardElement[] } {
      const ids = [...new Set(elements.map(({ id }) => id))];
      return { ids, elements: ids.flatMap((id) => pages.get(no)?.elements.get(id) ?? []) };
    },

    pages: (): BoardPage[] =>
      [...pages]
        .map(([no, { elements }]) => ({ no, elements: [...elements.values()] }))
        .sort((one, other) => one.no - other.no),

    /** Pages that changed since they were last taken for the store. */
    takeUnsaved(): { no: number; elements: string; hasInk: boolean }[] {
      const taken = [...pages].filter(([, page]) => page.isUnsaved);
      for (const [, page] of taken) page.isUnsaved = false;
      return taken.map(([no, page]) => ({ no, elements: textOf(page), hasInk: hasInk(page) }));
    },

    /** They could not be stored after all. */
    putBack(numbers: readonly number[]): void {
      for (const no of numbers) pageOf(no).isUnsaved = true;
    },

    /** A proof of each page, of one or of all, that has something new on it since the last. */
    takeProofs(only?: number): { page: number; things: number; hash: string }[] {
      return [...pages]
        .filter(([no, page]) => (only === undefined || no === only) && page.isUnproved && hasInk(page))
        .map(([no, page]) => {
          page.isUnproved = false;
          const things = [...page.elements.values()].filter(({ isDeleted }) => !isDeleted).length;
          return { page: no, things, hash: createHash('sha256').update(textOf(page)).digest('hex') };
        });
    },
  };
}
