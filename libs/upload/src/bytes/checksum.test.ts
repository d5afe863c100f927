import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { checksumOf } from './checksum.ts';
import { FileGone } from './upload-errors.ts';

const { signal } = new AbortController();
const content = randomBytes(1_300_000);
const expected = createHash('sha256').update(content).digest('hex');
const file = new File([content], '교안.pdf');

it('is the SHA-256 of the content, slice by slice', async () => {
  expect(globalThis.crypto.subtle).toBeUndefined();
  expect(await checksumOf(file, signal)).toBe(expected);
});

it('is the same where the browser reckons it at once', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  expect(await checksumOf(file, signal)).toBe(expected);
  delete (globalThis.crypto as { subtle?: unknown }).subtle;
});

it('stops in the middle when it is told to', async () => {
  const stop = new AbortController();
  const reading = checksumOf(file, stop.signal);
  stop.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

it('says that a file is gone which cannot be read any more [UPL-1]', async () => {
  const gone = new File(['x'], 'x.pdf');
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotFound')) });
  await expect(checksumOf(gone, signal)).rejects.toBeInstanceOf(FileGone);
});
