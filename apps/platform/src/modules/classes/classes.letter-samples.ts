import { paths } from '@portal/domain/site/paths';
import {
  FAMILY_PATH,
  type LetterSamples,
  SAMPLE_CLASS,
  SAMPLE_READERS,
  SAMPLE_STUDENT,
  SAMPLE_TEACHER,
  seoul,
  toReaders,
} from '../../testing/letters/letter-samples.ts';
import { classCanceledLetter, classFinishedLetter } from './class-letters.ts';
import { enrollmentLetter, type EnrollmentNews } from './enrollments/enrollment-letters.ts';
import type { EnrollmentRequestRow } from './enrollments/enrollments.tables.ts';
import { askedLinkLetter, familyLinkLetter } from './families/family-link-letter.ts';
import {
  guardianAddedLetter,
  guardianAskedLetter,
  guardianJoinedLetter,
  guardianRemovedLetter,
} from './guardians/guardian-letters.ts';
import { invitationLetterTo, type InvitingClass } from './invitations/invitation-letter.ts';
import { studentMovedLetter, studentRemovedLetter } from './students/class-students-letters.ts';
import { trialBookedLetter } from './trials/trial-letters.ts';

const request = (news: EnrollmentNews, path: string | null = null) =>
  SAMPLE_READERS.map(({ id, name, language, timeZone, email }) => {
    const row = { id, guardianName: name, language, timeZone, email, studentName: SAMPLE_STUDENT.name };
    return enrollmentLetter(SAMPLE_CLASS, row as EnrollmentRequestRow, news, path);
  });

const inviting: InvitingClass = {
  name: SAMPLE_CLASS,
  teacherName: SAMPLE_TEACHER,
  timeZone: 'Asia/Seoul',
  weeklySchedule: [{ weekday: 'WEDNESDAY', start: '19:00', end: '20:00' }],
  mode: 'ONLINE',
  nextLessonAt: seoul('2026-11-18T19:00'),
  now: seoul('2026-11-16T09:00'),
};
const invited = (seat?: { readonly heldUntil: Date | null }) =>
  SAMPLE_READERS.map(({ email, language }) =>
    invitationLetterTo(
      inviting,
      { email, language, studentName: SAMPLE_STUDENT.name, seat },
      paths.classInvitation('sample'),
    ),
  );

const heldUntil = seoul('2026-11-20T21:00');

export const letters: LetterSamples = {
  invited: invited(),
  invitedToSeat: invited({ heldUntil }),
  invitedToFull: invited({ heldUntil: null }),
  seatRequested: request({ kind: 'REQUESTED', heldUntil }),
  seatQueued: request({ kind: 'WAITING' }),
  seatOffered: request({ kind: 'OFFERED', heldUntil }),
  seatAccepted: request({ kind: 'ACCEPTED', nextLessonAt: seoul('2026-11-18T19:00') }, FAMILY_PATH),
  seatDeclined: request({ kind: 'DECLINED', reason: '지금은 중2 과정만 새로 받고 있어요.' }),
  seatExpired: request({ kind: 'EXPIRED' }),
  seatOver: request({ kind: 'OVER' }),
  studentMoved: toReaders(
    studentMovedLetter({
      from: SAMPLE_CLASS,
      to: '중2 수학 심화반',
      lessonsLeft: 5,
      nextLessonAt: seoul('2026-11-21T10:00'),
      reason: '더 어려운 문제를 풀고 싶어 해서 반을 옮겼어요.',
    }),
  ),
  studentRemoved: toReaders(studentRemovedLetter(SAMPLE_CLASS, '이사를 가서 그만두기로 했어요.')),
  classCanceled: toReaders(classCanceledLetter(SAMPLE_CLASS, 5, '선생님 사정으로 수업을 이어 갈 수 없게 됐어요.')),
  classFinished: toReaders(classFinishedLetter(SAMPLE_CLASS, '2027-01-19')),
  trialBooked: toReaders(
    trialBookedLetter({
      title: SAMPLE_CLASS,
      mode: 'ONLINE',
      teacher: { name: SAMPLE_TEACHER, timeZone: 'Asia/Seoul' },
      startAt: seoul('2026-11-20T20:00'),
    }),
  ),
  newLink: toReaders(familyLinkLetter(SAMPLE_CLASS)),
  sameLinkAgain: toReaders(askedLinkLetter(SAMPLE_CLASS)),
  guardianAsked: SAMPLE_READERS.map(({ email, language, timeZone }) =>
    guardianAskedLetter(
      {
        to: { email, language, expiresAt: seoul('2026-12-02T10:42') },
        timeZone,
        invitedBy: '박지영',
        studentNames: [SAMPLE_STUDENT.name],
        className: SAMPLE_CLASS,
        teacherName: SAMPLE_TEACHER,
      },
      paths.guardianInvitation('sample'),
    ),
  ),
  guardianJoined: toReaders(guardianJoinedLetter(SAMPLE_CLASS)),
  guardianAdded: toReaders(
    guardianAddedLetter(SAMPLE_CLASS, { name: '이순자', relation: 'GRANDPARENT', invitedBy: '박지영' }),
  ),
  guardianRemoved: toReaders(guardianRemovedLetter(SAMPLE_CLASS)).map((letter) => ({ ...letter, path: null })),
};
