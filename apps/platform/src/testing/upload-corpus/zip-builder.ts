import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive; what is not given is as it should be. */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly data?: Buffer | string;
  readonly store?: boolean;
  /** Lies of the central directory. */
  readonly size?: number;
  readonly packedSize?: number;
  readonly localName?: string;
  readonly flags?: number;
  readonly method?: number;
  /** Bits of Unix: kind and rights. */
  readonly mode?: number;
  /** Points to the data of the first entry instead of its own. */
  readonly sharesFirst?: boolean;
}

interface ZipOptions {
  readonly before?: Buffer;
  readonly entryCount?: number;
  readonly comment?: string;
}

const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END = 0x06054b50;

/** Writes an archive byte by byte, right or wrong as ordered. */
export function zipOf(entries: readonly ZipEntry[], { before, entryCount, comment = '' }: ZipOptions = {}): Buffer {
  const locals: Buffer[] = before ? [before] : [];
  const directory: Buffer[] = [];
  let at = before?.length ?? 0;
  const first = at;
  for (const { name, data = '', store, localName, mode = 0, flags = 0x0800, ...given } of entries) {
    const raw = Buffer.from(data);
    const packed = store ? raw : deflateRawSync(raw);
    const method = given.method ?? (store ? 0 : 8);
    const bytes = Buffer.from(name);
    const localBytes = Buffer.from(localName ?? name);
    const [size, packedSize] = [given.size ?? raw.length, given.packedSize ?? packed.length];

    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc32(raw), 14);
    local.writeUInt32LE(packedSize, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(localBytes.length, 26);

    const central = Buffer.alloc(46);
    central.writeUInt32LE(DIRECTORY, 0);
    central.writeUInt16LE(mode ? 0x0314 : 20, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc32(raw), 16);
    central.writeUInt32LE(packedSize, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(bytes.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(given.sharesFirst ? first : at, 42);
    directory.push(central, bytes);
    if (given.sharesFirst) continue;
    locals.push(local, localBytes, packed);
    at += local.length + localBytes.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(entryCount ?? entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entryCount ?? entries.length, 0xffff), 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, list, end, Buffer.from(comment)]);
}
