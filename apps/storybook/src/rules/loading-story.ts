const LIMIT_MS = 2_000;

interface Named {
  id: string;
  name: string;
  tags: readonly string[];
}

/** A story that is called "loading" shows what stands there while somebody waits; a `flow` shows what comes of it. */
export const isLoadingStory = ({ id, name, tags }: Named): boolean =>
  !tags.includes('flow') && (/--(.+-)?loading(-|$)/.test(id) || name.includes('불러오는 중'));

/**
 * Whether something that says "I am loading" can be seen: a skeleton that waits for its delay is there, but hidden. The
 * test runs it in the page, so it stands on its own.
 */
export const isBusyShown = (): boolean =>
  [...document.querySelectorAll('[aria-busy="true"], [role="progressbar"], progress')].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** Resolves when the skeleton is seen, so that it is what is looked at and checked; the story's test says if none came. */
export async function busyShown(): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!isBusyShown() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
}
