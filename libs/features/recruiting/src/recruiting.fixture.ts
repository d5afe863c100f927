import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import type { ApplicationView } from '@portal/domain/recruiting/application';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fake } from '@portal/testing/contract-fakes';
import { anApplicationFile, UPLOAD_TICKET } from '@portal/testing/recruiting/application-builders';

/** An application as it is written, but for the consent. */
export const aDraft = {
  fullName: '이지원',
  phone: '0912345678',
  email: 'apply@example.com',
  subjectIds: ['math'],
  teachingMode: 'ONLINE',
  address: '',
  experience: '초등 수학 3년',
  note: '',
  referralCode: '',
  files: [anApplicationFile()],
};

export const subjects = fake(catalogsContract.listSubjects, {
  items: [
    { id: 'math', name: '수학', topics: [] },
    { id: 'korean', name: '한국어', topics: [] },
    { id: 'science', name: '과학', topics: [] },
  ],
});

export const ticket = fake(uploadsContract.createUploadTicket, {
  ticket: UPLOAD_TICKET,
  expiresAt: '2126-11-19T01:42:00Z',
});

export const statusOf = (view: ApplicationView) => fake(applicationsContract.getFormStatus, view);
