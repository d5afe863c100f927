const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);

/** Whether it is a file of Excel itself: an archive, or what it wrote before 2007. */
export const isOfExcel = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

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
