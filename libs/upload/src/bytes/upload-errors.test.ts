/** @jest-environment node */
import { MB, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { ERRORS, type ErrorCode } from '@portal/domain/contract/error-code';
import { problem } from '../testing/storage-double.ts';
import { ConnectionLost, endingOf, FileGone, isBusy, problemIn, PutRefused } from './upload-errors.ts';

const policy = uploadPolicyOf('DEFAULT');
const ending = (error: unknown, size = 10) => endingOf(error, size, policy);
const refusal = (code: ErrorCode, message?: string) => problem(ERRORS[code].status, code, message);

it.each<ErrorCode>(['FILE_NOT_FOUND', 'CONTENT_MISMATCH', 'TYPE_BLOCKED', 'TYPE_NOT_ALLOWED'])(
  'a file that the server refuses as %s is refused in the words of the field, and not tried again [UPL-1] [UPL-2]',
  (code) => expect(ending(refusal(code))).toEqual({ status: 'REFUSED', failure: { code } }),
);

it.each([
  [25 * MB + 1, 26],
  [26 * MB, 26],
  [26 * MB + 1, 27],
])('a file of %i bytes that the server finds too large is said to have %i MB, rounded up [UPL-1]', (size, x) =>
  expect(ending(refusal('FILE_TOO_LARGE'), size)).toEqual({
    status: 'REFUSED',
    failure: { code: 'FILE_TOO_LARGE', n: 25, x },
  }),
);

it('a full quota is refused for good, in the words of the server', () =>
  expect(ending(refusal('QUOTA_TOTAL', '서버의 말'))).toEqual({
    status: 'REFUSED',
    failure: { code: 'SAID', message: '서버의 말' },
  }));

it.each<ErrorCode>(['LIMIT_REACHED', 'STORAGE_FULL', 'TOO_MANY', 'FORBIDDEN'])(
  '%s can be tried again, and says what the server said',
  (code) =>
    expect(ending(refusal(code, '서버의 말'))).toEqual({
      status: 'FAILED',
      failure: { code: 'SAID', message: '서버의 말' },
    }),
);

it.each<[string, unknown]>([
  ['a PUT that was not ok [UPL-3]', new PutRefused(400)],
  ['an upload that the server has given up', refusal('WRONG_STATE')],
  ['an upload that the server does not know', refusal('NOT_FOUND')],
  ['bytes that did not all arrive', refusal('UPLOAD_INCOMPLETE')],
  ['a fault of the server', refusal('UNEXPECTED')],
  ['an answer without a code', problem(502)],
  ['a fault of the page', new TypeError('x is not a function')],
])('%s can be tried again, without words that nobody understands', (_what, error) =>
  expect(ending(error)).toEqual({ status: 'FAILED', failure: { code: 'FAILED' } }),
);

it('a file that was deleted or changed since it was picked is not found [UPL-1]', () =>
  expect(ending(new FileGone())).toEqual({ status: 'REFUSED', failure: { code: 'FILE_NOT_FOUND' } }));

it.each([
  [429, true],
  [500, true],
  [503, true],
  [507, false],
  [409, false],
  [403, false],
])('an answer of %i is worth asking again in a moment: %s', (status, is) => {
  expect(isBusy(problem(status))).toBe(is);
  expect(isBusy(new PutRefused(status))).toBe(is);
});

it('what is no answer of the platform is not read as one', () => {
  expect([new PutRefused(403), new ConnectionLost(), null, 'NOT_FOUND', { status: 404 }].map(problemIn)).toEqual(
    Array(5).fill(null),
  );
  expect(isBusy(new ConnectionLost())).toBe(false);
});
