const byCode = new Map<string, Promise<unknown>>();
let latest: Promise<unknown> | undefined;

/**
 * A code may be exchanged once; a second try makes the provider revoke what the first brought. React's StrictMode and an
 * impatient reload of the effect therefore share one exchange, even after the query was taken out of the address.
 */
export function oncePerCode<T>(url: URL, exchange: () => Promise<T>): Promise<T> {
  const code = url.searchParams.get('code');
  const under = code === null ? undefined : byCode.get(code);
  const running = under ?? (url.search === '' ? latest : undefined);
  if (running) return running as Promise<T>;
  const flight = exchange();
  if (code !== null) byCode.set(code, flight);
  latest = flight;
  return flight;
}
