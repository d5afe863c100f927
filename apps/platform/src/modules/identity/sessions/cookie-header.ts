/** Cookies of a request by name; the first of equal names wins, as browsers send the most specific first. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    cookies[name] ??= part.slice(at + 1).trim();
  }
  return cookies;
}
