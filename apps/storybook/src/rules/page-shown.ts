const LIMIT_MS = 5_000;

/**
 * Resolves when the page has its h1: in the frame of the portal its code comes later than the story is drawn, and the grey
 * bars that stand in its place are not what is to be checked. The story's test says if none came.
 */
export async function pageShown(): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!document.querySelector('h1') && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 25));
}
