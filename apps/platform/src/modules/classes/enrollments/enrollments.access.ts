import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { actingOn, CLIENT_ID, defineAccess, SECRET } from '../../../testing/access.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { teachingClass } from '../classes.tables.ts';

const CLASS = 'cls_matrix_door';
const on = actingOn(CLASS, 'cls_none');
const request = (id: string, requestId: string) => ({
  params: { id, requestId },
  body: { answer: 'DECLINE' as const, reason: '' },
});
const link = 'x'.repeat(32);
const form = {
  studentName: '학생',
  age: 14,
  goals: '',
  guardianName: '보호자',
  relation: 'MOTHER',
  email: 'family@example.com',
  language: 'ko',
  timeZone: 'Asia/Seoul',
  consent: true,
} as const;

/** Families come without an account. */
export const access = defineAccess(enrollmentsContract, {
  rows: {
    getClassInvitation: on(),
    changeClassInvitation: on({ body: { asksTeacher: true } }),
    renewClassInvitation: on(),
    answerEnrollmentRequest: {
      own: request(CLASS, 'erq_matrix'),
      foreign: request(CLASS, 'erq_matrix'),
      missing: request(CLASS, 'erq_none'),
    },
    getInvitedClass: { valid: { body: { link } } },
    requestEnrollment: { valid: { body: { link, clientId: CLIENT_ID, ...form } } },
    withdrawEnrollment: { valid: { body: { link, clientId: CLIENT_ID } } },
  },
  async seed({ database }, teacherId) {
    await database.db.insert(teachingClass).values(aClassRow(teacherId, { id: CLASS, name: '문' }));
    await database.raw.exec(`
      insert into enrollment_request (id, class_id, client_id, state, student_name, age, goals, guardian_name, relation, email,
        language, time_zone, requested_at, held_until)
      values ('erq_matrix', '${CLASS}', '${CLIENT_ID}', 'REQUESTED', '${SECRET}', 14, '', '보호자', 'MOTHER', 'family@example.com',
        'ko', 'Asia/Seoul', now(), now() + interval '2 days')`);
  },
});
