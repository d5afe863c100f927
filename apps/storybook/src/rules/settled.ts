const QUIET_MS = 50;
const LIMIT_MS = 2_000;

/**
 * Resolves when what is shown has come to rest: nothing says that it is busy, and nothing has changed for a moment. What is
 * checked before would be what stands there while somebody waits. A story of something that never ends is checked as it is.
 */
export async function settled(): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  let changedAt = performance.now();
  const changes = new MutationObserver(() => (changedAt = performance.now()));
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const isResting = () =>
    performance.now() - changedAt >= QUIET_MS && !document.querySelector('#storybook-root [aria-busy="true"]');
  while (!isResting() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  changes.disconnect();
}
