const LIMIT_MS = 5_000;
const LIMIT_BYTES = 65_536;

/**
 * Gets a small JSON document from a provider, at an address from the settings, or posts a form for one: within five seconds, at
 * most 64 KiB, and never from where a redirect points. Rejects on anything else; the status is the caller's to judge.
 */
export async function getSmallJson(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  form?: URLSearchParams,
): Promise<{ status: number; body: unknown }> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, {
    ...(form && { method: 'POST', body: form }),
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal,
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LIMIT_BYTES) throw new Error('A provider answered with more than 64 KiB');
    chunks.push(chunk);
  }
  return { status: response.status, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown };
}
