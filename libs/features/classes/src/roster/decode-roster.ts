/** The text of a file as Excel and others write it: UTF-8 with a mark or without, UTF-16 with one, or what Windows writes in Korea. */
export function decodeRoster(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding of that name is CP949 (WHATWG).
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
