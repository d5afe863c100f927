import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id, Instant, Line } from '../contract/scalar.ts';
import { FileRef } from './file.ts';
import { UPLOAD_LOCATIONS } from './upload-policy.ts';

const path = '/assets/v1/files';
const params = v.strictObject({ id: Id });
const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Which application keeps the file: the `uploader-code` header of a signing request (UPL-3). */
export const UPLOADER_CODE = 'teacher-web';
const headers = v.object({ 'uploader-code': v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) });

/** What somebody without an account sends files with: whoever applies as a teacher, or a family. */
export const UploadTicket = v.pipe(
  v.string(),
  v.regex(/^(?:visitor|family)_[A-Za-z0-9-]{36}\.[0-9]{1,12}\.[A-Za-z0-9_-]{43}$/),
);
const query = v.strictObject({ ticket: v.optional(UploadTicket) });

const body = v.strictObject({
  originalFileName: Line(1_000),
  contentType: v.pipe(v.string(), v.maxLength(255), v.regex(/^[\x20-\x7E]*$/)),
  /** Bytes as plain digits: `9e9`, `0x10`, signs and spaces are refused. */
  size: v.pipe(v.string(), v.regex(/^(?:0|[1-9][0-9]{0,12})$/)),
  location: v.picklist(UPLOAD_LOCATIONS),
});
const refusals = [
  'FILE_NOT_FOUND',
  'FILE_TOO_LARGE',
  'TYPE_NOT_ALLOWED',
  'TYPE_BLOCKED',
  'QUOTA_TOTAL',
  'LIMIT_REACHED',
  'STORAGE_FULL',
] as const;

/** Where the bytes of one PUT go; `headers` have to be sent exactly as they are. */
export const UploadTarget = v.object({ uploadUrl: v.string(), headers: v.record(v.string(), v.string()) });

export const uploadsContract = defineContract({
  createUploadTicket: {
    method: 'POST',
    path: `${path}/upload-ticket`,
    access: 'public',
    summary: '계정이 없는 지원자가 파일을 올릴 하루짜리 표; 한 주소에서 한 시간에 30번까지',
    body: v.strictObject({}),
    response: dataOf(v.object({ ticket: UploadTicket, expiresAt: Instant })),
    errors: [],
  },
  createSignedUploadUrl: {
    method: 'POST',
    path: `${path}/create-signed-upload-url`,
    access: 'uploader',
    summary: '파일 하나를 올릴 서명된 주소 (UPL-3)',
    query,
    headers,
    body,
    response: dataOf(
      v.object({ id: Id, url: v.string(), previewUrl: v.nullable(v.string()), ...UploadTarget.entries }),
    ),
    errors: refusals,
  },
  createMultipartUpload: {
    method: 'POST',
    path: `${path}/multipart`,
    access: 'uploader',
    summary: '큰 파일을 나누어 올리기 시작하기',
    query,
    headers,
    body,
    status: 201,
    // All parts have `partSize` bytes but the last, which has the rest.
    response: dataOf(v.object({ id: Id, partSize: wholeNumber, partCount: wholeNumber })),
    errors: refusals,
  },
  getMultipartUpload: {
    method: 'GET',
    path: `${path}/multipart/:id`,
    access: 'uploader',
    summary: '나누어 올리던 파일에서 이미 도착한 조각',
    query,
    params,
    response: dataOf(v.object({ id: Id, partSize: wholeNumber, partCount: wholeNumber, stored: v.array(wholeNumber) })),
    errors: [],
  },
  signUploadParts: {
    method: 'POST',
    path: `${path}/multipart/:id/parts`,
    access: 'uploader',
    summary: '조각을 올릴 서명된 주소',
    query,
    params,
    body: v.strictObject({ parts: v.pipe(v.array(wholeNumber), v.minLength(1), v.maxLength(100)) }),
    response: dataOf(v.object({ items: v.array(v.object({ part: wholeNumber, ...UploadTarget.entries })) })),
    errors: ['WRONG_STATE'],
  },
  completeUpload: {
    method: 'POST',
    path: `${path}/:id/complete`,
    access: 'uploader',
    summary: '다 올린 파일을 확인하고 쓸 수 있게 하기; 같은 요청을 다시 보내도 같은 답',
    query,
    params,
    body: v.strictObject({ sha256: v.optional(Sha256) }),
    response: dataOf(FileRef),
    errors: [
      'UPLOAD_INCOMPLETE',
      'CONTENT_MISMATCH',
      'TYPE_BLOCKED',
      'TYPE_NOT_ALLOWED',
      'WRONG_STATE',
      'STORAGE_FULL',
    ],
  },
  getFile: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'uploader',
    summary: '내가 올린 파일의 새 주소',
    query,
    params,
    response: dataOf(FileRef),
    errors: [],
  },
  findUploadedFiles: {
    method: 'GET',
    path,
    access: 'user',
    summary: '같은 내용으로 이미 올린 내 파일',
    query: v.strictObject({ sha256: Sha256, location: v.picklist(UPLOAD_LOCATIONS) }),
    response: dataOf(v.object({ items: v.array(v.object({ file: FileRef, uploadedAt: Instant })) })),
    errors: [],
  },
  deleteUpload: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'uploader',
    summary: '올리던 파일이나 아직 쓰지 않은 파일 지우기',
    query,
    params,
    response: Empty,
    errors: ['WRONG_STATE'],
  },
});
