import { endedLinksContract as endedContract } from '@portal/domain/classes/ended-links.contract';
import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import type { FamilyGuardians } from '@portal/domain/families/family-guardian';
import { familyGuardiansContract as guardiansContract } from '@portal/domain/families/family-guardians.contract';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHomeworkContract as homeworkContract } from '@portal/domain/families/family-homework.contract';
import type { FamilyLecture } from '@portal/domain/families/family-lecture';
import { familyLecturesContract as lecturesContract } from '@portal/domain/families/family-lectures.contract';
import type { ReviewingChild } from '@portal/domain/families/family-review';
import { familyReviewContract as reviewContract } from '@portal/domain/families/family-review.contract';
import {
  type RecordingConsent,
  recordingConsentContract as consentContract,
} from '@portal/domain/families/recording-consent.contract';
import { thanksContract, type ThankYou } from '@portal/domain/points/thanks.contract';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { paths } from '@portal/domain/site/paths';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import {
  aFamilyDoor,
  aFamilyLesson,
  aFamilyMove,
  aFamilyQuestion,
  aFamilyRecord,
  aRecordingConsent,
  FAMILY_LINK,
} from '@portal/testing/families/family-door-builders';
import { aFamilyCircle } from '@portal/testing/families/family-guardian-builders';
import { aReviewingChild } from '@portal/testing/families/family-review-builders';
import { aThankYou } from '@portal/testing/points/points-builders';

export const DOOR = paths.familyDoor(FAMILY_LINK);

export const shownDoor = (over: Partial<FamilyDoor> = {}) => fake(contract.getFamilyDoor, aFamilyDoor(over));

export const shownRecords = (items: FamilyRecord[] = [aFamilyRecord()], total = items.length) =>
  fake(contract.listFamilyLessons, { total, items });

/** Lessons are not recorded here, unless named; a child of whom nobody has said anything. */
export const shownConsents = (isOffered = false, over: Partial<RecordingConsent> = {}) =>
  fake(consentContract.listRecordingConsents, { isOffered, items: [aRecordingConsent(over)] });

/** Nothing to do and nothing done, unless named. */
export const shownHomework = (open: FamilyHomework[] = [], handedIn: FamilyHomework[] = []) =>
  fake(homeworkContract.listFamilyHomework, ({ query }) => {
    const items = query?.list === 'OPEN' ? open : handedIn;
    return { total: items.length, items };
  });

/** No material, unless named. */
export const shownLectures = (...items: FamilyLecture[]) =>
  fake(lecturesContract.listFamilyLectures, { items, next: null });

/** Of a class that is over: nobody has said anything yet, unless named. */
export const shownReviews = (...items: ReviewingChild[]) =>
  fake(reviewContract.listFamilyReviews, { items: items.length ? items : [aReviewingChild()] });

/** Two children of one family in one class. */
export const TWO_CHILDREN = {
  students: [
    { id: 'student-1', name: '김민준' },
    { id: 'student-2', name: '김서연' },
  ],
};
const ways = aFamilyLesson().entrances;
export const TWO_ENTRANCES = [...ways, { studentId: 'student-2', path: paths.liveGuest('guest-link-of-student-2') }];

/** The next lesson, with its room open for ten minutes. */
export const OPEN_LESSON = aFamilyLesson({
  startAt: '2026-11-18T10:47:00+09:00',
  endAt: '2026-11-18T11:47:00+09:00',
  opensAt: '2026-11-18T10:32:00+09:00',
});

export const A_WISH = aFamilyMove({
  id: 'move-2',
  by: 'STUDENT',
  isAgreed: true,
  agreed: 1,
  asked: 1,
  reason: '할머니 생신이에요.',
});

export const AGREED_MOVE = aFamilyMove({ isAgreed: true, agreed: 4 });

/** What was before the newest lesson: one that was called off, one that nobody came to, one that is settled. */
export const EARLIER_RECORDS: FamilyRecord[] = [
  aFamilyRecord({
    id: 'lesson-6',
    no: 6,
    title: '연립방정식의 풀이',
    startAt: '2026-11-12T19:00:00+09:00',
    endAt: '2026-11-12T20:00:00+09:00',
    confirmBy: '2026-11-13T20:05:00+09:00',
    isSettled: true,
    confirmedAt: '2026-11-12T21:31:00+09:00',
  }),
  aFamilyRecord({
    id: 'lesson-5',
    no: 5,
    title: '가감법',
    startAt: '2026-11-11T19:00:00+09:00',
    endAt: '2026-11-11T20:00:00+09:00',
    held: false,
    cancelReason: '감기로 목소리가 나오지 않아요.',
    attendance: [],
    note: null,
    confirmBy: null,
  }),
  aFamilyRecord({
    id: 'lesson-4',
    no: 4,
    title: '대입법',
    startAt: '2026-11-05T19:00:00+09:00',
    endAt: '2026-11-05T20:00:00+09:00',
    held: false,
    attendance: [],
    note: null,
    confirmBy: null,
  }),
];

/** The teacher was there, and nobody came. */
export const NO_SHOW_RECORD: FamilyRecord = aFamilyRecord({
  held: false,
  noShow: { waited: 16, since: '2026-11-17T19:00:00+09:00' },
  attendance: [{ studentId: 'student-1', state: 'ABSENT', minutes: 0 }],
  note: null,
});

/** The child was not there, and the teacher sent what she had not changed. */
export const ABSENT_RECORD: FamilyRecord = {
  ...NO_SHOW_RECORD,
  held: true,
  noShow: null,
  note: {
    ...aFamilyRecord().note!,
    message: '안녕하세요. 김민준 학생은 수업에 함께하지 못했어요.',
  },
};

export const ANSWERED_QUESTION = aFamilyQuestion({
  answer: '맞아요. 10분 늦게 시작했고 끝에 10분 더 했어요.',
  answeredAt: '2026-11-18T09:20:00+09:00',
});

/** Times that are free around a lesson. */
export const FREE_TIMES: TimeSpan[] = [
  { startAt: '2026-11-20T18:00:00+09:00', endAt: '2026-11-20T19:00:00+09:00' },
  { startAt: '2026-11-21T10:00:00+09:00', endAt: '2026-11-21T11:00:00+09:00' },
  { startAt: '2026-11-21T23:30:00+09:00', endAt: '2026-11-22T00:30:00+09:00' },
];

export const freeTimes = (items = FREE_TIMES, needsReason = false) =>
  fake(contract.listFamilyMoveTimes, { items, needsReason });

/** Who reads along: a mother and a father, unless named. */
export const shownGuardians = (over: Partial<FamilyGuardians> = {}) =>
  fake(guardiansContract.listFamilyGuardians, aFamilyCircle(over));

/** Nothing may be said of a link that opens nothing. */
export const neverRight = () => fakeProblem(endedContract.getEndedLink, 'LINK_REVOKED');

/** Whether the family has thanked for a lesson; it may four more times. */
export const shownThanks = (over: Partial<ThankYou> = {}) => fake(thanksContract.getThanks, aThankYou(over));
