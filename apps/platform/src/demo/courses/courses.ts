import { millisecondsInMinute } from 'date-fns/constants';
import type { FieldRemark } from '@portal/domain/contract/finding';
import type { CourseDraft } from '@portal/domain/courses/course';
import { addDays, instantOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { type WeekSlot, weekSlotsOverlap } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { weeklyCollisions } from '../../modules/courses/module.ts';
import { classId, type LessonRow } from '../lessons/lesson-rows.ts';
import { anchorOf, DEMO_ZONE, weekPattern } from '../lessons/week-pattern.ts';
import { AUTOPILOT_OPERATOR, DEMO_ACCOUNTS } from '../people/accounts.ts';
import { SMALL_CLASSES } from '../people/other-teachers.ts';
import { COURSE_CONTENTS, type CourseContents, type CourseKey } from './course-contents.ts';
import { type StoryStep, tellStory } from './course-story.ts';

type When = { readonly days: number } | { readonly minutes: number };
type More = Pick<StoryStep, 'was' | 'note' | 'reason' | 'remarks'>;
type Plan = readonly [event: StoryStep['event'], when: When, more?: More];

// A day of the office: she writes in the morning, and the team decides in the afternoon.
const HOURS: Partial<Record<StoryStep['event'], number>> = {
  CREATE: 8,
  SUBMIT: 10,
  PICK_UP: 14,
  ACCEPT: 17,
  DECLINE: 17,
};
const REVIEWS: ReadonlySet<StoryStep['event']> = new Set(['PICK_UP', 'ACCEPT', 'DECLINE']);

const days = (count: number): When => ({ days: count });
const minutes = (count: number): When => ({ minutes: count });
const accepted = (from: number): Plan[] => [
  ['SUBMIT', days(from)],
  ['PICK_UP', days(from - 1)],
  ['ACCEPT', days(from - 1)],
];
const declined = (from: number, reason: string, ...remarks: FieldRemark[]): Plan[] => [
  ['SUBMIT', days(from)],
  ['PICK_UP', days(from - 1)],
  ['DECLINE', days(from - 1), { reason, remarks }],
];
/** The packages with the fee of one as it was. */
const fee = (key: CourseKey, at: number, amount: number): Partial<CourseDraft> => ({
  packages: COURSE_CONTENTS[key].content.packages.map((one, place) => (place === at ? { ...one, fee: amount } : one)),
});

const PLANS: Record<CourseKey, readonly Plan[]> = {
  'math-functions': [
    [
      'CREATE',
      days(62),
      { was: { ...fee('math-functions', 1, 2_400_000), intro: '일차함수를 배워요.', benefits: ['함수를 알아요'] } },
    ],
    ...declined(
      62,
      '누구를 위한 강좌인지 알 수 없어요.',
      { path: 'intro', remark: '어떤 학생에게 맞는지, 무엇을 하는지 두세 문장으로 적어 주세요.' },
      { path: 'benefits.0', remark: '배우고 나면 할 수 있는 일로 적어 주세요.' },
    ),
    ['SAVE_DRAFT', days(60), { was: fee('math-functions', 1, 2_400_000) }],
    ...accepted(60),
    ['SAVE_MINOR', days(9)],
  ],
  'math-equations': [
    ['CREATE', days(80), { was: { ...fee('math-equations', 0, 1_440_000), benefits: ['연립방정식을 풀어요'] } }],
    ['SUBMIT', days(80)],
    [
      'SAVE_DRAFT',
      days(79),
      { was: { ...fee('math-equations', 0, 1_440_000), benefits: ['문장을 식으로 바꾸는 순서를 익혀요'] } },
    ],
    ...accepted(79),
    ['SAVE_MINOR', days(20)],
  ],
  'math-deep': [
    ['CREATE', days(75), { was: { benefits: ['낯선 문제 앞에서 시작하는 법을 알아요'] } }],
    ['SUBMIT', days(75)],
    ['SUBMIT', days(74), { note: '체험 수업을 60분으로 늘렸어요.' }],
    ['PICK_UP', days(73)],
    ['ACCEPT', days(73)],
    ['SAVE_MINOR', days(12)],
  ],
  'math-letters': [
    ['CREATE', days(90), { was: { ...fee('math-letters', 1, 9_000_000), benefits: ['식을 읽어요'] } }],
    ...accepted(90),
    ['SAVE_MINOR', days(50), { was: fee('math-letters', 1, 9_000_000) }],
    ['SAVE_MINOR', days(15)],
  ],
  'math-quadratics': [
    [
      'CREATE',
      days(85),
      { was: { ...fee('math-quadratics', 0, 2_800_000), title: '중3 수학 1:1', introVideoUrl: '' } },
    ],
    ...accepted(85),
    ['SAVE_DRAFT', days(3)],
    ['SUBMIT', days(2), { note: '제목에 단원을 적고 소개 영상을 넣었어요.' }],
    ['SUBMIT', minutes(150), { note: '제목에 단원을 적고 소개 영상을 넣었어요. 수강료도 새 학기에 맞췄어요.' }],
  ],
  'math-bridge': [
    ['CREATE', days(12), { was: { intro: '중학교 수학을 미리 배워요.' } }],
    ...declined(12, '소개가 너무 짧아요.', { path: 'intro', remark: '숙제의 양과 수업 방식을 함께 적어 주세요.' }),
    ['SAVE_DRAFT', days(10)],
    ['SUBMIT', days(1), { note: '소개에 숙제의 양을 적었어요.' }],
    ['PICK_UP', minutes(40)],
  ],
  'math-congruence': [
    ['CREATE', days(20), { was: { benefits: [''] } }],
    ['SAVE_DRAFT', days(20), { was: { introVideoUrl: '' } }],
    ['SUBMIT', days(20)],
    ['SAVE_DRAFT', days(19)],
    ...declined(
      19,
      '두 가지만 고치면 승인할 수 있어요.',
      { path: 'packages.0.fee', remark: '비슷한 특강보다 한 회 수강료가 높아요. 이유를 적거나 다시 정해 주세요.' },
      { path: 'introVideoUrl', remark: '영상에 다른 학원의 전화번호가 보여요.' },
    ),
  ],
  'math-chance': [['CREATE', days(4)]],
  'math-statistics': [['CREATE', days(2)]],
  'korean-debate': [['CREATE', days(120)], ...accepted(120)],
  'korean-first': [
    ['CREATE', days(110), { was: { intro: '베트남 어린이를 위한 한국어 수업이에요.' } }],
    ...declined(110, '수업에서 쓰는 언어를 알려 주세요.', {
      path: 'intro',
      remark: '베트남어로 설명하는지 적어 주세요.',
    }),
    ['SAVE_DRAFT', days(108)],
    ...accepted(108),
  ],
  'korean-writing': [
    ['CREATE', days(6)],
    ['SUBMIT', days(6), { note: '토요일에 여는 새 강좌예요.' }],
  ],
  'piano-basics': [['CREATE', days(130)], ...accepted(130)],
  'piano-children': [['CREATE', days(95)], ...accepted(95)],
};

/** The courses of the demo with all that happened to them, and which class runs from which. */
export function buildCourses(now: Date, lessons: readonly LessonRow[]) {
  const keys = Object.keys(COURSE_CONTENTS) as CourseKey[];
  const told = keys.map((key) => {
    const { content, picture } = COURSE_CONTENTS[key];
    const imageId = picture && courseImageId(key);
    const today = { ...content, imageId, weeklySchedule: scheduleOf(key, now, lessons) };
    const steps = PLANS[key].map((plan) => stepOf(key, plan, now));
    return tellStory({ id: courseIdOf(key), teacherId: teacherOf(key), content: today, steps });
  });
  return {
    courses: told.map(({ course }) => course),
    courseRevisions: told.flatMap(({ revisions }) => revisions),
    approvalRequests: told.flatMap(({ requests }) => requests),
    courseHistory: told.flatMap(({ history }) => history),
  };
}

export const courseIdOf = (key: CourseKey) => `crs-${key}`;
export const courseImageId = (key: CourseKey) => `file-demo-course-${key}`;
export const teacherOf = (key: CourseKey) => DEMO_ACCOUNTS[key.split('-')[0] as 'math' | 'korean' | 'piano'].id;

/** The course of a class, by the class's id. */
export const COURSE_OF_CLASS: ReadonlyMap<string, string> = new Map(
  (Object.entries(COURSE_CONTENTS) as [CourseKey, CourseContents][]).flatMap(([key, { classKey }]) =>
    classKey ? [[classId(teacherOf(key), classKey), courseIdOf(key)]] : [],
  ),
);

function stepOf(key: CourseKey, [event, when, more]: Plan, now: Date): StoryStep {
  const at =
    'minutes' in when
      ? new Date(now.getTime() - when.minutes * millisecondsInMinute)
      : instantOf(addDays(anchorOf(now).day, -when.days), (HOURS[event] ?? 9) * 60, DEMO_ZONE);
  if (!REVIEWS.has(event)) return { event, at, ...more };
  // The course that is picked up is in the hands of a person, so that its lock stays to be seen.
  const reviewerId =
    key === 'math-bridge' && 'minutes' in when ? DEMO_ACCOUNTS['ops-review'].id : AUTOPILOT_OPERATOR.id;
  return { event, at, reviewerId, ...more };
}

const slotOf = (weekday: number, minute: number, length: number): WeekSlot => ({
  weekday: WEEKDAYS[weekday - 1]!,
  start: timeOfMinute(minute),
  end: timeOfMinute(minute + length),
});

/** Times that the rules allow: those of its class in which no other lesson stands, else others that are free. */
function scheduleOf(key: CourseKey, now: Date, lessons: readonly LessonRow[]): WeekSlot[] {
  // The two drafts have none yet.
  if (key === 'math-chance' || key === 'math-statistics') return [];
  const { classKey, weekday: onlyOn, content }: CourseContents = COURSE_CONTENTS[key];
  const teacherId = teacherOf(key);
  const length = content.classDurationMinutes ?? 60;
  const ofClass = classKey ? classTimes(teacherId, classKey, now) : [];
  // Never more often than its class meets.
  const most = Math.min(2, onlyOn ? 1 : ofClass.length || 2);
  const others = (onlyOn ? [onlyOn] : [7, 6, 5]).flatMap((weekday) =>
    [10, 13, 20, 8].map((hour) => slotOf(weekday, hour * 60, length)),
  );
  const standing = lessons
    .filter((lesson) => lesson.teacherId === teacherId && lesson.status === 'UPCOMING' && !lesson.isTrial)
    .filter((lesson) => !classKey || lesson.classId !== classId(teacherId, classKey))
    .map(({ id, startAt, endAt }) => ({ id, className: '', from: startAt, to: endAt }));
  const chosen: WeekSlot[] = [];
  for (const slot of [...ofClass, ...others])
    if (
      chosen.length < most &&
      !chosen.some((one) => weekSlotsOverlap(one, slot)) &&
      !weeklyCollisions([slot], standing, DEMO_ZONE).length
    )
      chosen.push(slot);
  return chosen;
}

function classTimes(teacherId: string, classKey: string, now: Date): WeekSlot[] {
  if (teacherId === DEMO_ACCOUNTS.math.id)
    return weekPattern(now)
      .filter(({ of }) => of === classKey)
      .map(({ weekday, minute, length }) => slotOf(weekday, minute, length));
  const small = SMALL_CLASSES[teacherId]?.find((one) => one.key === classKey);
  return small ? small.weekdays.map((weekday) => slotOf(weekday, small.minute, small.length)) : [];
}
