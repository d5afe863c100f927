import type { CatalogNames } from '../catalog/catalog-names.ts';
import { LEVEL_LABELS } from '../catalog/level.ts';
import type { FieldText } from '../contract/finding.ts';
import { formatMoney, groupDigits } from '../format/money.ts';
import { formatTimeRange } from '../format/range.ts';
import { TEACHING_MODE_LABELS } from '../lessons/lesson.ts';
import type { WeekSlot } from '../time/week-slot.ts';
import { WEEKDAY_SHORT_LABELS, WEEKDAYS } from '../time/weekday.ts';
import type { CourseContent, CoursePackage } from './course.ts';

type CourseNames = Pick<CatalogNames, 'subjectName' | 'topicName' | 'languageName'>;

/**
 * A course as the texts that a person compares, in the order of the form. Packages and lessons keep their own path when others
 * come before them; the order of the lessons shows in the one text of the programme.
 */
export function courseTexts(course: CourseContent, names: CourseNames): FieldText[] {
  const { subjectId, topicId, language } = course;
  return [
    ['title', '강좌 이름', course.title],
    ['subjectId', '과목', (subjectId && names.subjectName(subjectId)) ?? ''],
    ['topicId', '주제', (subjectId && topicId && names.topicName(subjectId, topicId)) ?? ''],
    ['level', '수준', course.level ? LEVEL_LABELS[course.level] : ''],
    ['language', '수업 언어', (language && names.languageName(language)) ?? ''],
    ['teachingMode', '수업 방식', course.teachingMode ? TEACHING_MODE_LABELS[course.teachingMode] : ''],
    ['classDurationMinutes', '1회 수업 시간', counted(course.classDurationMinutes, '분')],
    ['ageMin', '최소 나이', counted(course.ageMin, '세')],
    ['ageMax', '최대 나이', counted(course.ageMax, '세')],
    // Phones call every picture the same, so the size tells two of them apart.
    ['imageId', '대표 이미지', course.image ? `${course.image.name} (${sizeOf(course.image)})` : ''],
    ['introVideoUrl', '소개 영상 링크', course.introVideoUrl],
    ['intro', '강좌 소개', course.intro],
    ['benefits', '배우면 좋은 점', course.benefits.join('\n')],
    ['programme', '커리큘럼', course.programme.map(({ title }, at) => `${at + 1}. ${title}`).join('\n')],
    ...course.programme.map(({ id, content }, at): FieldText => [
      `programme.${id}.content`,
      `${at + 1}회차 배울 내용`,
      content,
    ]),
    ...course.packages.map((one, at): FieldText => [`packages.${one.id}`, `수강권 ${at + 1}`, packageText(one)]),
    ['weeklySchedule', '주간 시간표', course.weeklySchedule.toSorted(byTime).map(weekSlotText).join('\n')],
  ];
}

/** `화 19:00–20:00`. */
export const weekSlotText = ({ weekday, start, end }: WeekSlot): string =>
  `${WEEKDAY_SHORT_LABELS[weekday]} ${formatTimeRange(start, end)}`;

const counted = (amount: number | null, unit: string) => (amount === null ? '' : `${groupDigits(amount)}${unit}`);

const sizeOf = ({ size }: { size: number }) => `${groupDigits(Math.ceil(size / 1024))}KB`;

const byTime = (one: WeekSlot, other: WeekSlot) =>
  WEEKDAYS.indexOf(one.weekday) - WEEKDAYS.indexOf(other.weekday) || (one.start < other.start ? -1 : 1);

function packageText({ name, lessonCount, studentCount, fee, isTrial, trialMinutes }: CoursePackage): string {
  const price = isTrial ? `무료 체험 ${counted(trialMinutes, '분')}` : fee === null ? '' : formatMoney(fee);
  const students = studentCount === null ? '' : `학생 ${groupDigits(studentCount)}명`;
  return [name, counted(lessonCount, '회'), students, price].filter((part) => part.trim() !== '').join(' · ');
}
