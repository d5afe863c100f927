import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { actingOn, CLIENT_ID, defineAccess, SECRET } from '../../../testing/access.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { teachingClass } from '../classes.tables.ts';

const CLASS = 'cls_matrix_letters';
const on = actingOn(CLASS, 'cls_none');
const one = (invitationId: string) => ({
  own: { params: { id: CLASS, invitationId } },
  foreign: { params: { id: CLASS, invitationId } },
  missing: { params: { id: CLASS, invitationId: 'inv_none' } },
});
const student = { studentName: '학생', guardianEmail: 'roster@example.com' };
const row = {
  ...student,
  age: 14,
  guardianName: '보호자',
  guardianPhone: '',
  relation: 'MOTHER',
  language: 'ko',
} as const;

export const access = defineAccess(classInvitationsContract, {
  rows: {
    listInvitationLetters: on(),
    previewInvitationLetter: on({ body: { studentName: '' } }),
    inviteByMail: on({
      body: { clientId: CLIENT_ID, studentName: '', language: 'ko', emails: ['someone@example.com'] },
    }),
    resendInvitationLetter: one('inv_matrix_again'),
    withdrawInvitation: one('inv_matrix_withdrawn'),
    checkRoster: on({ body: { rows: [student] } }),
    inviteRoster: on({ body: { rows: [row] } }),
    declineInvitation: { valid: { body: { link: 'x'.repeat(67) } } },
  },
  async seed({ database }, teacherId) {
    await database.db.insert(teachingClass).values(aClassRow(teacherId, { id: CLASS, name: '초대' }));
    for (const name of ['again', 'withdrawn'])
      await database.raw.exec(`
        insert into class_invitation_letter (id, class_id, email, language, student_name, guardian_name, phone, sent_at)
        values ('inv_matrix_${name}', '${CLASS}', '${name}@example.com', 'ko', '${SECRET}', '', '',
          array[now() - interval '2 hours'])`);
  },
});
