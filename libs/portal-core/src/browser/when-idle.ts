/** The browser is idle too while it waits for the first data; what would be fetched then would only hold that up. */
const REST_MS = 2_000;
const LATEST_MS = 5_000;

/** Runs something that no first picture needs, once the page rests (`restMs` at least). The answer cancels it. */
export function whenIdle(run: () => void, restMs = REST_MS): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run, { timeout: LATEST_MS });
    else run();
  }, restMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
