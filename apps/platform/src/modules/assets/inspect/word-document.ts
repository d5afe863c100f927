import { blocked, mismatch, Refused } from './refused.ts';
import { checkEntries, entriesOf, openZip, textOf } from './zip-entries.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const MAIN_PART = 'wordprocessingml.document.main+xml';
const MACROS = /vbaproject|vbadata|macroenabled/i;
const MOST_TYPES_BYTES = 1024 * 1024;

/** A document of Word without macros, in an archive that harms nobody who unpacks it. */
export async function checkWordDocument(bytes: Buffer): Promise<void> {
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) throw mismatch('not an archive');
  try {
    const zip = await openZip(bytes);
    const entries = await entriesOf(zip);
    if (entries.some(({ fileName }) => MACROS.test(fileName))) throw blocked('macros');
    await checkEntries(zip, entries);
    const types = entries.find(({ fileName }) => fileName === CONTENT_TYPES);
    if (!types || !entries.some(({ fileName }) => fileName.startsWith('word/'))) throw mismatch('no Word document');
    const text = await textOf(zip, types, MOST_TYPES_BYTES);
    if (MACROS.test(text)) throw blocked('macros');
    if (!text.includes(MAIN_PART)) throw mismatch('another kind of document');
  } catch (error) {
    // The library throws plain errors, with names of entries in them, which belong in no log.
    throw error instanceof Refused ? error : mismatch('unreadable archive');
  }
}

const PROGRAM_PARTS =
  /^(?:androidmanifest\.xml|meta-inf\/manifest\.mf|install\.rdf|appxmanifest\.xml)$|vbaproject\.bin$/i;

/** Throws TYPE_BLOCKED for an archive that is a program: an app, a jar, an extension, an Office file with macros. */
export async function refuseProgramArchive(bytes: Buffer): Promise<void> {
  try {
    const zip = await openZip(bytes);
    for await (const { fileName } of zip.eachEntry())
      if (PROGRAM_PARTS.test(fileName)) throw blocked('a program in an archive');
  } catch (error) {
    // One that cannot be read is kept as the bytes it is: nothing here ever unpacks it.
    if (error instanceof Refused) throw error;
  }
}
