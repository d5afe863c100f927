import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import type { ApplicationView } from '@portal/domain/recruiting/application';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fake } from '@portal/testing/contract-fakes';

export const TICKET = `visitor_${'0'.repeat(36)}.1800000000.${'a'.repeat(43)}`;
export const CODE = 'K7M2P9QRTX';

export const aFile = (over: object = {}) => ({
  id: 'file_1',
  name: '이력서.pdf',
  size: 120_000,
  contentType: 'application/pdf',
  url: 'https://files.test/file_1',
  previewUrl: null,
  ...over,
});

/** An application as it is written, but for the consent. */
export const aDraft = {
  fullName: '지원 선생님',
  phone: '0912345678',
  email: 'apply@example.com',
  subjectIds: ['math'],
  teachingMode: 'ONLINE',
  address: '',
  experience: '초등 수학 3년',
  note: '',
  referralCode: '',
  files: [aFile()],
};

export const aView = (over: Partial<ApplicationView> = {}): ApplicationView => ({
  code: CODE,
  status: 'SUBMITTED',
  submittedAt: '2026-11-17T01:00:00Z',
  reviewDueAt: '2026-11-22T01:00:00Z',
  decidedAt: null,
  reason: null,
  remarks: [],
  values: {},
  files: [],
  uploadTicket: null,
  ...over,
});

/** Asked to correct what she wrote of her teaching, and her files. */
export const anAskedView = (over: Partial<ApplicationView> = {}) =>
  aView({
    status: 'CORRECTION_ASKED',
    reviewDueAt: null,
    decidedAt: '2026-11-18T00:30:00Z',
    reason: '두 가지만 보완해 주세요.',
    remarks: [
      { path: 'experience', remark: '가르친 학년을 적어 주세요.' },
      { path: 'fileIds', remark: '졸업 증명서도 올려 주세요.' },
    ],
    values: { experience: '초등 수학 3년', fileIds: ['file_1'] },
    files: [aFile()],
    uploadTicket: TICKET,
    ...over,
  });

export const subjects = fake(catalogsContract.listSubjects, {
  items: [
    { id: 'math', name: '수학', topics: [] },
    { id: 'korean', name: '한국어', topics: [] },
    { id: 'science', name: '과학', topics: [] },
  ],
});

export const ticket = fake(uploadsContract.createUploadTicket, {
  ticket: TICKET,
  expiresAt: '2126-11-19T01:42:00Z',
});

export const statusOf = (view: ApplicationView) => fake(applicationsContract.getFormStatus, view);
