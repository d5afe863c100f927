import type {
  FamilyGuardians,
  GuardianInvitation,
  InvitedChildGuardian,
} from '@portal/domain/families/family-guardian';

type Child = FamilyGuardians['children'][number];

/** A mother and a father; the mother looks. */
export const aGuardedChild = (over: Partial<Child> = {}): Child => ({
  studentId: 'student-1',
  name: '김민준',
  guardians: [
    { id: 'guardian-1', name: '박지영', relation: 'MOTHER', email: 'jiy****@mail.example', isMe: true },
    { id: 'guardian-2', name: '김준호', relation: 'FATHER', email: null, isMe: false },
  ],
  invited: [],
  hasRoom: true,
  ...over,
});

/** The grandmother, who has not answered yet. */
export const anInvitedGuardian = (over: Partial<InvitedChildGuardian> = {}): InvitedChildGuardian => ({
  id: 'invited-1',
  name: '이순자',
  relation: 'GRANDPARENT',
  email: 'sun****@mail.example',
  state: 'SENT',
  expiresAt: '2026-12-02T10:42:00+09:00',
  isMine: true,
  ...over,
});

export const aFamilyCircle = (over: Partial<FamilyGuardians> = {}): FamilyGuardians => ({
  children: [aGuardedChild()],
  isAdded: false,
  mayLeave: false,
  lettersLeft: 5,
  ...over,
});

/** What the grandmother sees. */
export const aGuardianInvitation = (over: Partial<GuardianInvitation> = {}): GuardianInvitation => ({
  guardianName: '이순자',
  invitedBy: '박지영',
  relation: 'GRANDPARENT',
  language: 'ko',
  studentNames: ['김민준'],
  classes: [{ name: '중2 수학 내신반', teacherName: '윤서진' }],
  state: 'SENT',
  expiresAt: '2026-12-02T10:42:00+09:00',
  ...over,
});
