import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { mismatch } from './refused.ts';

const MOST_ENTRIES = 2_000;
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_RATIO = 100;
/** Small files pack well without any harm. */
const RATIO_COUNTS_FROM = 1024 * 1024;
const UNIX = 3;
const LINK = 0o120000;
const KIND = 0o170000;

/** Opens an archive by its central directory alone; names are checked for climbing and absolute paths while they are read. */
export const openZip = (bytes: Buffer): Promise<ZipFile> =>
  fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true, autoClose: false });

export async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw mismatch('too many entries');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > MOST_ENTRIES) throw mismatch('too many entries');
  }
  return entries;
}

/** Throws CONTENT_MISMATCH for links, secrets, entries that lie over each other and whatever unpacks too large. */
export async function checkEntries(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (names.size < entries.length) throw mismatch('a name twice');
  for (const entry of entries) {
    if (entry.isEncrypted() || !entry.canDecodeFileData()) throw mismatch('an entry that cannot be read');
    const mode = entry.externalFileAttributes >>> 16;
    if (entry.versionMadeBy >>> 8 === UNIX && (mode & KIND) === LINK) throw mismatch('a link');
  }
  await refuseOverlaps(zip, entries);
  await refuseBombs(zip, entries);
}

async function refuseOverlaps(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const spans: { start: number; end: number }[] = [];
  for (const entry of entries) {
    const { fileDataStart, fileName } = await zip.readLocalFileHeaderPromise(entry);
    // Readers that go by the local headers would see another file.
    if (!fileName.equals(entry.fileNameRaw)) throw mismatch('two names');
    spans.push({ start: entry.relativeOffsetOfLocalHeader, end: fileDataStart + entry.compressedSize });
  }
  spans.sort((one, two) => one.start - two.start);
  if (spans.some(({ start }, at) => at > 0 && start < spans[at - 1]!.end)) throw mismatch('overlapping entries');
}

async function refuseBombs(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const most = Math.min(MOST_BYTES, Math.max(RATIO_COUNTS_FROM, packed * MOST_RATIO));
  let unpacked = 0;
  for (const entry of entries)
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length;
      // What an entry says of its size is not believed: the bytes that come out count.
      if (unpacked > most) throw mismatch('unpacks too large');
    }
}

/** The text of a small entry. */
export async function textOf(zip: ZipFile, entry: Entry, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    length += (chunk as Buffer).length;
    if (length > most) throw mismatch('an entry that is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
