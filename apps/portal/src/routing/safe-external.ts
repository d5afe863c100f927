/** An address of another site that the operator configured; nothing but http(s) becomes a link. */
export function safeExternal(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
