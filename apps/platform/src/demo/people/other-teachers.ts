import { millisecondsInDay } from 'date-fns/constants';
import { addDays, isoWeekdayOf } from '@portal/domain/time/day';
import {
  classRow,
  type ClassPlan,
  done,
  draftLesson,
  enrollmentRows,
  finished,
  type LessonRow,
  running,
} from '../lessons/lesson-rows.ts';
import { type DemoClass, lessonTitle } from '../lessons/main-classes.ts';
import { anchorOf, spanOn } from '../lessons/week-pattern.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

interface SmallClass extends DemoClass {
  readonly weekdays: readonly number[];
  readonly minute: number;
  readonly length: number;
  /** Monday of the first lesson, in weeks from this week's. */
  readonly firstWeek: number;
  readonly place?: string;
}

const at = (hour: number, minute = 0) => hour * 60 + minute;

const KOREAN: readonly SmallClass[] = [
  {
    key: 'A',
    name: '초등 독서 토론 4인반',
    lessons: 16,
    students: [43, 44, 45, 46],
    topics: [
      '책 고르기',
      '인물 되어 보기',
      '낱말 뜻 찾기',
      '질문 만들기',
      '찬성과 반대',
      '줄거리 말하기',
      '독후감 쓰기',
      '발표하기',
    ],
    weekdays: [2, 4],
    minute: at(16),
    length: 50,
    firstWeek: -5,
  },
  {
    key: 'B',
    name: '베트남 어린이를 위한 첫 한국어',
    lessons: 20,
    students: [36, 37, 38, 39, 40],
    capacity: 8,
    topics: ['인사', '가족', '숫자', '음식', '날씨', '학교', '취미', '시장 놀이', '길 찾기', '복습'],
    weekdays: [1, 3],
    minute: at(19),
    length: 60,
    firstWeek: -6,
  },
  {
    key: 'C',
    name: '한국어 말하기 1:1',
    lessons: 12,
    students: [29],
    topics: ['소개하기', '전화하기', '부탁하기', '약속 잡기', '경험 말하기', '의견 말하기'],
    weekdays: [6],
    minute: at(10),
    length: 60,
    firstWeek: -7,
  },
];

const PIANO: readonly SmallClass[] = [
  {
    key: 'A',
    name: '피아노 기초 12주',
    lessons: 12,
    students: [35],
    topics: ['손 모양', '온음표와 박자', '두 손 연습', '음계', '짧은 곡', '연주회 준비'],
    weekdays: [3],
    minute: at(17),
    length: 50,
    firstWeek: -6,
    place: '음악실 2호',
  },
  {
    key: 'B',
    name: '어린이 피아노 1:1',
    lessons: 16,
    students: [43],
    topics: ['자리와 자세', '다섯 손가락', '리듬 놀이', '계이름', '노래 반주', '셈여림', '짧은 곡', '발표'],
    weekdays: [1, 5],
    minute: at(15, 30),
    length: 30,
    firstWeek: -4,
  },
  {
    key: 'C',
    name: '성인 취미 피아노',
    lessons: 10,
    students: [32, 33],
    topics: ['악보 읽기', '코드', '왼손 반주', '좋아하는 곡', '이어 치기'],
    weekdays: [6],
    minute: at(13),
    length: 60,
    firstWeek: -5,
    place: '음악실 1호',
  },
];

const BUSY: readonly SmallClass[] = [
  {
    key: 'A',
    name: '초등 영어 회화반',
    lessons: 24,
    students: [35, 41, 44, 46],
    topics: ['인사', '색과 모양', '하루 일과', '음식', '동물', '날씨', '여행', '이야기 만들기'],
    weekdays: [1, 3, 5],
    minute: at(18),
    length: 50,
    firstWeek: -5,
  },
];

/** By teacher. */
export const SMALL_CLASSES: Readonly<Record<string, readonly SmallClass[]>> = {
  [DEMO_ACCOUNTS.korean.id]: KOREAN,
  [DEMO_ACCOUNTS.piano.id]: PIANO,
  [DEMO_ACCOUNTS.busy.id]: BUSY,
};

/** The classes of the teachers beside the main one; where a lesson stands follows from the clock alone. */
export function buildOtherClasses(now: Date): ClassPlan {
  const plans = Object.entries(SMALL_CLASSES).map(([teacherId, courses]) => planOf(teacherId, courses, now));
  return {
    lessons: plans.flatMap(({ lessons }) => lessons),
    classes: plans.flatMap(({ classes }) => classes),
    enrollments: plans.flatMap(({ enrollments }) => enrollments),
  };
}

function planOf(teacherId: string, courses: readonly SmallClass[], now: Date): ClassPlan {
  const lessons = courses.flatMap((of) => lessonsOf(teacherId, of, now));
  const classes = courses.map((of) => classRow(of, teacherId, lessons, { progress: 'IN_PROGRESS' }));
  return { lessons, classes, enrollments: courses.flatMap((of, index) => enrollmentRows(of, classes[index]!)) };
}

function lessonsOf(teacherId: string, of: SmallClass, now: Date): LessonRow[] {
  const { day: today } = anchorOf(now);
  const monday = addDays(today, 1 - isoWeekdayOf(today) + 7 * of.firstWeek);
  return Array.from({ length: of.lessons }, (_, index) => {
    const week = Math.floor(index / of.weekdays.length);
    const day = addDays(monday, 7 * week + of.weekdays[index % of.weekdays.length]! - 1);
    const draft = draftLesson(of, teacherId, index + 1, lessonTitle(of, index + 1), spanOn(day, of.minute, of.length));
    const row: LessonRow = of.place ? { ...draft, mode: 'OFFLINE', place: of.place } : draft;
    if (row.startAt > now) return row;
    if (row.endAt > now) return running(row);
    return now.getTime() - row.endAt.getTime() < millisecondsInDay ? done(row) : finished(row);
  });
}
