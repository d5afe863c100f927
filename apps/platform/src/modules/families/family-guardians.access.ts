import { randomUUID } from 'node:crypto';
import { familyGuardiansContract } from '@portal/domain/families/family-guardians.contract';
import { FAMILY_CLASS, FAMILY_GUARDIAN } from '../../testing/access-ground.ts';
import { byId, CLIENT_ID, defineAccess, SECRET } from '../../testing/access.ts';
import { enrollment, student, studentGuardian } from '../classes/classes.tables.ts';
import { guardianInvitation } from '../classes/guardians/guardian-invitations.tables.ts';

const written = { name: '보호자', relation: 'GRANDPARENT', email: 'other@example.com', language: 'ko' } as const;

/** Of the family's own children; one of them she was added to, and leaves. */
export const access = defineAccess(familyGuardiansContract, {
  rows: {
    listFamilyGuardians: { own: {} },
    inviteGuardian: { own: { body: { clientId: CLIENT_ID, studentIds: ['stu_family'], ...written } } },
    withdrawGuardian: byId('gin_family', 'gin_none'),
    leaveAsGuardian: { own: { body: { studentIds: ['stu_left'] } } },
  },
  async seed({ database: { db } }) {
    await db.insert(student).values({ id: 'stu_left', name: SECRET, age: 9 });
    await db.insert(studentGuardian).values(
      [FAMILY_GUARDIAN, 'grd_renewed'].map((guardianId) => ({
        studentId: 'stu_left',
        guardianId,
        relation: 'OTHER' as const,
      })),
    );
    const seat = { id: 'enr_left', classId: FAMILY_CLASS, studentId: 'stu_left', status: 'ACTIVE' } as const;
    await db.insert(enrollment).values({ ...seat, enrolledAt: new Date(0) });
    const asked = {
      classId: FAMILY_CLASS,
      name: SECRET,
      relation: 'OTHER',
      language: 'ko',
      sentAt: new Date(0),
      expiresAt: new Date('2126-12-01'),
    } as const;
    await db.insert(guardianInvitation).values([
      {
        ...asked,
        id: 'gin_family',
        invitedBy: FAMILY_GUARDIAN,
        studentIds: ['stu_family'],
        clientId: randomUUID(),
        email: 'asked@example.com',
        state: 'SENT',
      },
      {
        ...asked,
        id: 'gin_left',
        invitedBy: 'grd_renewed',
        studentIds: ['stu_left'],
        clientId: randomUUID(),
        email: 'joined@example.com',
        state: 'JOINED',
        endedAt: new Date(0),
        guardianId: FAMILY_GUARDIAN,
      },
    ]);
  },
});
