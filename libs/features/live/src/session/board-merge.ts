import type { LiveEvents } from '@portal/domain/live/live-events';
import type { BoardElement, BoardPage } from '@portal/domain/live/live-room';

/** Two writings of a page as one: each thing in its higher version; at equal versions the one that stands stays. */
export function mergeElements(ours: readonly BoardElement[], theirs: readonly BoardElement[]): BoardElement[] {
  const byId = new Map(ours.map((element) => [element.id, element]));
  for (const element of theirs) {
    const known = byId.get(element.id);
    if (!known || element.version > known.version) byId.set(element.id, element);
  }
  return [...byId.values()];
}

/** All pages of both sides, in their order. */
export function mergePages(ours: readonly BoardPage[], theirs: readonly BoardPage[]): BoardPage[] {
  const byNo = new Map(ours.map((page) => [page.no, page]));
  for (const { no, elements } of theirs)
    byNo.set(no, { no, elements: mergeElements(byNo.get(no)?.elements ?? [], elements) });
  return [...byNo.values()].sort((a, b) => a.no - b.no);
}

/** The pages after the room has refused these things: each as it stands there, or not at all. */
export const withStanding = (
  pages: readonly BoardPage[],
  { page, ids, elements }: LiveEvents['live.undrawn'],
): BoardPage[] =>
  pages.map((ours) =>
    ours.no === page
      ? { ...ours, elements: [...ours.elements.filter(({ id }) => !ids.includes(id)), ...elements] }
      : ours,
  );
