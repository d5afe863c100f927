import { weekSlotName } from '../time/week-slot.ts';
const FIELDS: Readonly<Record<string, string>> = {
  title: '강좌 이름',
  subjectId: '과목',
  topicId: '주제',
  level: '수준',
  language: '수업 언어',
  teachingMode: '수업 방식',
  classDurationMinutes: '1회 수업 시간',
  ageMin: '최소 나이',
  ageMax: '최대 나이',
  imageId: '대표 이미지',
  introVideoUrl: '소개 영상 링크',
  intro: '강좌 소개',
  benefits: '배우면 좋은 점',
  programme: '커리큘럼',
  packages: '수강권',
  weeklySchedule: '주간 시간표',
};

const LINES: Readonly<Record<string, (n: number) => string>> = {
  benefits: (n) => `좋은 점 ${n}`,
  programme: (n) => `${n}회차`,
  packages: (n) => `수강권 ${n}`,
  weeklySchedule: weekSlotName,
};

const PARTS: Readonly<Record<string, string>> = {
  'programme.title': '회차 제목',
  'programme.content': '배울 내용',
  'packages.name': '이름',
  'packages.lessonCount': '수업 횟수',
  'packages.studentCount': '학생 수',
  'packages.fee': '수강료',
  'packages.trialMinutes': '체험 시간',
};

/** What a place of a course is called: `packages.1.fee` is 수강권 2 · 수강료. A place that no course has is called as it is. */
export function courseFieldLabel(path: string): string {
  const [field = '', at, part = ''] = path.split('.');
  const line = at !== undefined && /^\d{1,3}$/.test(at) ? LINES[field]?.(Number(at) + 1) : undefined;
  return [line ?? FIELDS[field] ?? path, PARTS[`${field}.${part}`]].filter(Boolean).join(' · ');
}
