import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { paths } from '@portal/domain/site/paths';
import type { PublicReview, PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { type BookedTrial, trialLessonsContract as contract } from '@portal/domain/teachers/trial-lessons.contract';
import { fake } from '@portal/testing/contract-fakes';
import { FAMILY_LINK } from '@portal/testing/families/family-door-builders';
import { aPublicCourse, aPublicReview, aPublicTeacher } from '@portal/testing/teachers/teacher-builders';

export const TEACHER = paths.publicTeacher('math');

/** Half an hour from a time of November 2026 in Seoul. */
export const at = (day: number, time: string): TimeSpan => {
  const startAt = new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+09:00`);
  return { startAt: startAt.toISOString(), endAt: new Date(startAt.getTime() + 30 * 60_000).toISOString() };
};

/** The week of the picture: five times on Friday, none on the first day and on Sunday. */
export const TIMES: TimeSpan[] = [
  at(19, '10:00'),
  at(19, '15:00'),
  at(19, '19:30'),
  ...['09:00', '10:40', '13:00', '14:00', '20:00'].map((time) => at(20, time)),
  at(21, '09:00'),
  at(21, '10:00'),
  at(23, '16:00'),
  at(24, '19:00'),
];

export const shownTeacher = (over: Partial<PublicTeacher> = {}) =>
  fake(teachersContract.getPublicTeacher, aPublicTeacher(over));

export const shownReviews = (items: PublicReview[] = [aPublicReview()], total = items.length) =>
  fake(teachersContract.listPublicReviews, { total, items });

export const shownTimes = (items = TIMES, next: TimeSpan | null = items[0] ?? null) =>
  fake(contract.listTrialTimes, { items, next });

export const sentCode = (onSent: (body: object) => void = () => undefined) =>
  fake(contract.sendTrialCode, ({ body }) => {
    onSent(body);
    return { resendIn: 60 };
  });

export const aBookedTrial = (over: Partial<BookedTrial> = {}): BookedTrial => ({
  courseTitle: aPublicCourse().title,
  teacherName: '김서연',
  ...at(20, '20:00'),
  door: `/kr${paths.familyDoor(FAMILY_LINK)}`,
  ...over,
});

export const booked = (trial = aBookedTrial(), onSent: (body: object) => void = () => undefined) =>
  fake(contract.bookTrialLesson, ({ body }) => {
    onSent(body);
    return trial;
  });

export const TWO_COURSES = [
  aPublicCourse(),
  aPublicCourse({
    id: 'course-2',
    title: '중3 수학 1:1 – 이차방정식',
    packages: [{ id: 'package-2', name: '7회 수강권', lessonCount: 7, studentCount: 1, fee: 2_000_000 }],
    trialMinutes: 25,
  }),
];

const long = (words: string, length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length);

/** Everything as long and as many as it can be. */
export const LONGEST: Partial<PublicTeacher> = {
  name: long('김서연 ', 255),
  shortIntro: long('한 시간에 한 가지, 스스로 설명할 수 있을 때까지 ', 200),
  detailIntro: long('공식을 외우기 전에 그림과 저울로 이유를 보여 줘요. ', 5_000),
  introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  currentPosition: long('수학선생님', 255),
  subjects: Array.from({ length: 10 }, (_, no) => ({
    name: `과목 ${no + 1}`,
    topics: ['함수', '도형', '확률과 통계'],
  })),
  levels: ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'],
  languages: Array.from({ length: 10 }, (_, no) => `언어 ${no + 1}`),
  teachingMode: 'BOTH',
  areas: Array.from({ length: 10 }, (_, no) => `Thành phố Hồ Chí Minh · Quận ${no + 1} · Phường Bến Nghé`),
  experiences: Array.from({ length: 20 }, (_, no) => ({
    title: `수학 교사 ${no + 1}`,
    organisation: long('한빛중학교', 120),
    from: '2018-03-02',
    to: no === 0 ? null : '2025-02-28',
    description: long('아이들과 함께 수학을 이야기했어요. ', 400),
  })),
  certificates: Array.from({ length: 20 }, (_, no) => ({
    name: `중등학교 정교사 ${no + 1}급`,
    issuer: '교육부',
    issuedOn: '2018-02-20',
  })),
  lessonsHeld: 12_345_678,
  courses: Array.from({ length: 20 }, (_, no) =>
    aPublicCourse({
      id: `course-${no}`,
      title: long(`강좌 ${no + 1} 개념 완성 `, 120),
      packages: [
        { id: `a-${no}`, name: '4회', lessonCount: 4, studentCount: 20, fee: 999_999_999 },
        { id: `b-${no}`, name: '48회', lessonCount: 48, studentCount: 1, fee: 9_600_000_000 },
      ],
    }),
  ),
};

export const LONGEST_REVIEW = aPublicReview({
  author: long('한*', 60),
  content: long('설명이 꼼꼼해서 아이가 수업을 기다려요. ', 2_000),
  className: long('중2 수학 개념 완성 A반 ', 120),
  reply: { content: long('스스로 식을 세운 날이 가장 기뻤어요. ', 1_000), at: '2026-11-17T09:00:00+09:00' },
});

/** Every quarter of an hour from seven to eleven in the evening, for seven days. */
export const MANY_TIMES: TimeSpan[] = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 64 }, (__, no) => {
    const minute = 7 * 60 + no * 15;
    const two = (value: number) => String(value).padStart(2, '0');
    return at(18 + day, `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
  }),
).flat();
