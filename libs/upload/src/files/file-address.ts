/** An address that a server named, if a browser may follow it; scripts and made-up schemes are none. */
export function fileAddress(url: string | null): string | undefined {
  if (!url || !URL.canParse(url, location.href)) return undefined;
  const isPicture = url.startsWith('data:image/');
  return isPicture || ['http:', 'https:', 'blob:'].includes(new URL(url, location.href).protocol) ? url : undefined;
}
