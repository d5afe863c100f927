import type { Database } from '../core/database/database.ts';

const CLIENT_ID = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';
const HERS = { code: 'FUZZ', contact: '0912345678' };

/** One valid request for each call of an applicant. */
export const APPLICATION_CALLS = {
  createUploadTicket: { body: {} },
  submitForm: {
    body: {
      ...{ type: 'REGISTER_TEACHER', clientId: CLIENT_ID, fullName: '지원자', phone: '0987654321', email: 'a@b.vn' },
      ...{ subjectIds: ['math'], teachingMode: 'BOTH', address: '', experience: '3년', note: '', referralCode: '' },
      ...{ fileIds: ['file_none'], uploadTicket: `visitor_${'0'.repeat(36)}.1.${'a'.repeat(43)}` },
    },
  },
  getFormStatus: { query: HERS },
  correctForm: {
    params: { code: HERS.code },
    body: { clientId: CLIENT_ID, contact: HERS.contact, changes: { note: '자기소개' } },
  },
};

/** The application that they are about: its note is to be corrected. */
export const seedApplication = ({ raw }: Database): Promise<void> =>
  raw.exec(`insert into teacher_application (id, code, client_id, visitor_id, status, full_name, phone, email, subject_ids,
    teaching_mode, address, experience, note, referral_code, file_ids, submitted_at, review_due_at, decided_at, remarks)
    values ('app_fuzz', '${HERS.code}', gen_random_uuid(), 'visitor_fuzz', 'CORRECTION_ASKED', '지원자', '${HERS.contact}',
      'fuzz@example.com', '{math}', 'BOTH', '', '3년', '', '', '{}', now(), now() + interval '5 days', now(),
      '[{"path":"note","remark":"적어 주세요."}]')`);
