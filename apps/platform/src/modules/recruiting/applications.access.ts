import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { CLIENT_ID, defineAccess } from '../../testing/access.ts';

const HERS = { code: 'FUZZ', contact: '0912345678' };
const FORM = {
  type: 'REGISTER_TEACHER' as const,
  clientId: CLIENT_ID,
  fullName: '지원자',
  phone: '0987654321',
  email: 'a@b.vn',
  subjectIds: ['math'],
  teachingMode: 'BOTH' as const,
  address: '',
  experience: '3년',
  note: '',
  referralCode: '',
  fileIds: ['file_none'],
  uploadTicket: `visitor_${'0'.repeat(36)}.1.${'a'.repeat(43)}`,
};

/** Applicants have no account; the application of the fuzz waits for its note to be corrected. */
export const access = defineAccess(applicationsContract, {
  rows: {
    submitForm: { valid: { body: FORM } },
    mailFormCode: { valid: { body: { email: 'fuzz@example.com' } } },
    getFormStatus: { valid: { query: `?${new URLSearchParams(HERS).toString()}` } },
    correctForm: {
      valid: {
        params: { code: HERS.code },
        body: { clientId: CLIENT_ID, contact: HERS.contact, changes: { note: '자기소개' } },
      },
    },
  },
  seed: ({ database }) =>
    database.raw
      .exec(`insert into teacher_application (id, code, client_id, visitor_id, status, full_name, phone, email,
      subject_ids, teaching_mode, address, experience, note, referral_code, file_ids, submitted_at, review_due_at, decided_at, remarks)
      values ('app_fuzz', '${HERS.code}', gen_random_uuid(), 'visitor_fuzz', 'CORRECTION_ASKED', '지원자', '${HERS.contact}',
        'fuzz@example.com', '{math}', 'BOTH', '', '3년', '', '', '{}', now(), now() + interval '5 days', now(),
        '[{"path":"note","remark":"적어 주세요."}]')`),
});
