import type { FileRef } from '@portal/domain/assets/file';
import type { ApplicationView } from '@portal/domain/recruiting/application';

/** What a visitor without an account may upload with. */
export const UPLOAD_TICKET = `visitor_${'0'.repeat(36)}.1800000000.${'a'.repeat(43)}`;
/** By this her application is found. */
export const APPLICATION_CODE = 'K7M2P9QRTX';

/** The file that she hands in. */
export const anApplicationFile = (over: Partial<FileRef> = {}): FileRef => ({
  id: 'file_1',
  name: '이력서.pdf',
  size: 120_000,
  contentType: 'application/pdf',
  url: 'https://files.test/file_1',
  previewUrl: null,
  ...over,
});

/** An application that was handed in yesterday. */
export const anApplication = (over: Partial<ApplicationView> = {}): ApplicationView => ({
  code: APPLICATION_CODE,
  status: 'SUBMITTED',
  submittedAt: '2026-11-17T01:00:00Z',
  reviewDueAt: '2026-11-22T01:00:00Z',
  decidedAt: null,
  reason: null,
  remarks: [],
  values: {},
  files: [],
  uploadTicket: null,
  contract: null,
  ...over,
});

/** Asked to correct what she wrote of her teaching, and her files. */
export const anAskedApplication = (over: Partial<ApplicationView> = {}) =>
  anApplication({
    status: 'CORRECTION_ASKED',
    reviewDueAt: null,
    decidedAt: '2026-11-18T00:30:00Z',
    reason: '두 가지만 보완해 주세요.',
    remarks: [
      { path: 'experience', remark: '가르친 학년을 적어 주세요.' },
      { path: 'fileIds', remark: '졸업 증명서도 올려 주세요.' },
    ],
    values: { experience: '초등 수학 3년', fileIds: ['file_1'] },
    files: [anApplicationFile()],
    uploadTicket: UPLOAD_TICKET,
    ...over,
  });
