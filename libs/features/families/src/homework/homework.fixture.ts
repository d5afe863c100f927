import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { aFamilyHomework, aHandedHomework, aReturnedHomework } from '@portal/testing/families/family-homework-builders';
import { DOOR, shownThanks } from '../door.fixture.ts';

export const UPLOAD_TICKET = `family_${'0'.repeat(36)}.1800000000.${'a'.repeat(43)}`;

/** The door with a homework open over it. */
export const openedAt = ({ id, student }: Pick<FamilyHomework, 'id' | 'student'> = aFamilyHomework()) =>
  `${DOOR}?homework=${id}&student=${student.id}`;

export const shownOne = (homework: FamilyHomework = aFamilyHomework()) => fake(contract.getFamilyHomework, homework);

/** A platform that takes files and answers. */
export const taking: Fake[] = [
  fake(contract.createFamilyUploadTicket, { ticket: UPLOAD_TICKET, expiresAt: '2126-11-19T10:42:00+09:00' }),
  fake(contract.handInFamilyHomework, ({ body: { text } }) => {
    const { submission, ...homework } = aHandedHomework();
    const handedIn = { ...submission!, text, submittedAt: '2026-11-18T10:42:00+09:00' };
    return { ...homework, submission: handedIn };
  }),
  fake(contract.getFamilyHomeworkMarks, []),
  shownThanks(),
  fake(contract.markFamilyHomeworkSeen, aReturnedHomework()),
  ...(fakeUploads() as Fake[]),
];

/** A deadline that has passed, with and without a last moment for what is late. */
export const LATE = { status: 'LATE_WINDOW', deadlineAt: '2026-11-17T21:00:00+09:00' } as const;
export const CLOSED = { status: 'CLOSED', deadlineAt: '2026-11-17T21:00:00+09:00', lateAllowed: false } as const;
export const ANOTHER_CHILD = { student: { id: 'student-2', name: '김서연' } };
