import * as v from 'valibot';
import { UPLOADER_CODE, uploadsContract } from './uploads.contract.ts';

const { createSignedUploadUrl, signUploadParts, completeUpload } = uploadsContract;
const ORDER = { originalFileName: 'a.pdf', contentType: 'application/pdf', size: '123', location: 'DEFAULT' };
const takes = (change: object) => v.is(createSignedUploadUrl.body, { ...ORDER, ...change });

describe('asking for a signed address [UPL-3]', () => {
  it('goes to its path with its four fields and the code of the application', () => {
    expect([createSignedUploadUrl.method, createSignedUploadUrl.path]).toEqual([
      'POST',
      '/assets/v1/files/create-signed-upload-url',
    ]);
    expect(takes({})).toBe(true);
    for (const field of Object.keys(ORDER)) expect(takes({ [field]: undefined })).toBe(false);
    expect(takes({ owner: 'me' })).toBe(false);
    expect(v.is(createSignedUploadUrl.headers, { 'uploader-code': UPLOADER_CODE })).toBe(true);
    for (const code of ['', 'A', 'a b', 'a\r\nb', 'x'.repeat(41)])
      expect(v.is(createSignedUploadUrl.headers, { 'uploader-code': code })).toBe(false);
  });

  it.each(['', '-1', '+1', '1.5', '9e9', '0x10', ' 1', '1 ', '01', '1,000', '10000000000000', '١'])(
    'refuses the size %j',
    (size) => expect(takes({ size })).toBe(false),
  );

  it.each([
    ['a text that cannot be stored', { originalFileName: 'a\u0000' }],
    ['an unknown purpose', { location: 'X' }],
  ])('refuses %s', (_name, change) => expect(takes(change)).toBe(false));

  it('refuses a type that could break a header', () => {
    expect(takes({ contentType: 'a\r\nset-cookie: x' })).toBe(false);
    expect(takes({ contentType: '' })).toBe(true);
  });
});

describe('sending a large file', () => {
  it('asks for one to a hundred parts at a time', () => {
    const asks = (parts: unknown[]) => v.is(signUploadParts.body, { parts });
    expect([asks([1]), asks(Array(100).fill(1))]).toEqual([true, true]);
    expect([asks([]), asks(Array(101).fill(1)), asks([0]), asks([1.5]), asks(['1'])]).toEqual(Array(5).fill(false));
  });

  it('may say its checksum, as 64 small hexadecimal digits', () => {
    const says = (sha256?: string) => v.is(completeUpload.body, sha256 === undefined ? {} : { sha256 });
    expect([says(), says('a0'.repeat(32)), says('A0'.repeat(32)), says('a0')]).toEqual([true, true, false, false]);
  });
});
