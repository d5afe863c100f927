// The font's names stand in its `name` table; no library of ours writes one, so it is written here (OpenType 1.9, "name", format 0).
const WINDOWS_UNICODE = { platform: 3, encoding: 1, language: 0x0409 };
const CHECKSUM_MAGIC = 0xb1b0afba;

const padded = (length) => (length + 3) & ~3;
const utf16 = (text) => Buffer.from(text, 'utf16le').swap16();

function nameTable(names) {
  const strings = Object.entries(names).map(([id, text]) => ({ id: Number(id), bytes: utf16(text) }));
  const header = Buffer.alloc(6 + strings.length * 12);
  header.writeUInt16BE(strings.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  strings.forEach(({ id, bytes }, index) => {
    const fields = [
      WINDOWS_UNICODE.platform,
      WINDOWS_UNICODE.encoding,
      WINDOWS_UNICODE.language,
      id,
      bytes.length,
      offset,
    ];
    fields.forEach((field, n) => header.writeUInt16BE(field, 6 + index * 12 + n * 2));
    offset += bytes.length;
  });
  return Buffer.concat([header, ...strings.map(({ bytes }) => bytes)]);
}

function checksum(bytes) {
  const words = Buffer.alloc(padded(bytes.length));
  bytes.copy(words);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

function tablesOf(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const start = font.readUInt32BE(entry + 8);
    const tag = font.toString('latin1', entry, entry + 4);
    return { tag, bytes: Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12))) };
  });
}

function assemble(font, tables) {
  const directory = Buffer.alloc(12 + tables.length * 16);
  font.copy(directory, 0, 0, 12);
  let offset = directory.length;
  const bodies = tables.map(({ tag, bytes }, index) => {
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum(bytes), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    offset += padded(bytes.length);
    return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  });
  return Buffer.concat([directory, ...bodies]);
}

/**
 * A copy of the TrueType font under another name.
 * @param {Buffer} font
 * @param {{ family: string, version: string, copyright: string, licence: string, licenceUrl: string }} about
 */
export function renameFont(font, { family, version, copyright, licence, licenceUrl }) {
  const postScript = family.replaceAll(' ', '');
  const names = {
    0: copyright,
    1: family,
    2: 'Regular',
    3: `${version};${postScript}`,
    4: family,
    5: version,
    6: postScript,
    13: licence,
    14: licenceUrl,
  };
  // STAT and fvar point at name records that are gone; the browser needs neither the axis' nor the instances' names.
  const tables = tablesOf(font)
    .filter(({ tag }) => tag !== 'STAT')
    .map((table) => (table.tag === 'name' ? { ...table, bytes: nameTable(names) } : table));
  const head = tables.find(({ tag }) => tag === 'head');
  head.bytes.writeUInt32BE(0, 8);
  const count = Buffer.from(font.subarray(0, 12));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  count.writeUInt16BE(tables.length, 4);
  count.writeUInt16BE(power * 16, 6);
  count.writeUInt16BE(Math.log2(power), 8);
  count.writeUInt16BE((tables.length - power) * 16, 10);
  const adjustment = (CHECKSUM_MAGIC - checksum(assemble(count, tables))) >>> 0;
  head.bytes.writeUInt32BE(adjustment, 8);
  return assemble(count, tables);
}
