import type { Finding } from '../contract/finding.ts';
import { youtubeIdOf } from '../patterns/youtube.ts';
import { LIMITS } from '../tenant/limits.ts';
import { minuteOfTime } from '../time/time-of-day.ts';
import { overlappingWeekSlots, weekSlotName } from '../time/week-slot.ts';
import type { CourseDraft, CoursePackage } from './course.ts';

type Add = (path: string, message: string, level?: Finding['level']) => void;

const isFilled = (text: string) => text.trim() !== '';

/**
 * What a reviewer checks without thinking, in the order of the form: one list for the editor while typing, for the pre-flight
 * check and for the server's refusal (CRS-6, CRS-7, CRS-8). Without an ERROR the course may be handed in.
 */
export function courseFindings(course: CourseDraft): Finding[] {
  const findings: Finding[] = [];
  const add: Add = (path, message, level = 'ERROR') => void findings.push({ path, level, message });
  checkBasics(course, add);
  checkIntro(course, add);
  checkProgramme(course, add);
  if (!course.packages.length) add('packages', '수강권을 하나 이상 만들어 주세요.');
  course.packages.forEach((one, at) => checkPackage(one, course.programme.length, `packages.${at}`, add));
  checkSchedule(course, add);
  return findings;
}

function checkBasics(course: CourseDraft, add: Add): void {
  if (!isFilled(course.title)) add('title', '강좌 이름을 적어 주세요.');
  if (course.subjectId === null) add('subjectId', '과목을 골라 주세요.');
  if (course.topicId === null) add('topicId', '주제를 골라 주세요.');
  if (course.level === null) add('level', '수준을 골라 주세요.');
  if (course.language === null) add('language', '수업 언어를 골라 주세요.');
  if (course.teachingMode === null) add('teachingMode', '수업 방식을 골라 주세요.');
  if (course.classDurationMinutes === null) add('classDurationMinutes', '1회 수업 시간을 적어 주세요.');
  else if (course.classDurationMinutes < LIMITS.classDurationMinMinutes)
    add('classDurationMinutes', `${LIMITS.classDurationMinMinutes}분 이상이어야 해요.`);
  else if (course.classDurationMinutes > 720) add('classDurationMinutes', '12시간까지 정할 수 있어요.');
  if (course.ageMin === null) add('ageMin', '최소 나이를 적어 주세요.');
  else if (course.ageMin < 1) add('ageMin', '나이는 1살 이상이어야 해요.');
  if (course.ageMax === null) add('ageMax', '최대 나이를 적어 주세요.');
  else if (course.ageMin !== null && course.ageMax <= course.ageMin)
    add('ageMax', '최대 나이는 최소 나이보다 많아야 해요.');
}

function checkIntro(course: CourseDraft, add: Add): void {
  if (course.imageId === null) add('imageId', '대표 이미지를 올려 주세요.');
  if (!isFilled(course.introVideoUrl)) add('introVideoUrl', '소개 영상이 있으면 신청이 늘어요.', 'HINT');
  else if (youtubeIdOf(course.introVideoUrl) === null) add('introVideoUrl', 'YouTube 링크를 넣어 주세요.');
  if (!isFilled(course.intro)) add('intro', '강좌 소개를 적어 주세요.');
  else if ([...course.intro.trim()].length < 50)
    add('intro', '누구에게 어떻게 도움이 되는지 50자 이상 적으면 좋아요.', 'HINT');
  if (!course.benefits.some(isFilled)) add('benefits', '배우면 좋은 점을 하나 이상 적어 주세요.');
  course.benefits.forEach((benefit, at) => {
    if (!isFilled(benefit) && course.benefits.some(isFilled)) add(`benefits.${at}`, '빈 줄을 채우거나 지워 주세요.');
  });
}

function checkProgramme({ programme }: CourseDraft, add: Add): void {
  if (!programme.length) add('programme', '회차를 하나 이상 적어 주세요.');
  programme.forEach(({ title, content }, at) => {
    if (!isFilled(title)) add(`programme.${at}.title`, '회차 제목을 적어 주세요.');
    if (!isFilled(content)) add(`programme.${at}.content`, '배울 내용을 적으면 고르기 쉬워요.', 'HINT');
  });
}

function checkPackage(one: CoursePackage, total: number, path: string, add: Add): void {
  if (!isFilled(one.name)) add(`${path}.name`, '수강권 이름을 적어 주세요.');
  if (one.lessonCount === null || one.lessonCount < 1) add(`${path}.lessonCount`, '수업 횟수는 1회 이상이어야 해요.');
  else if (one.lessonCount > total) add(`${path}.lessonCount`, `커리큘럼의 ${total}회를 넘을 수 없어요.`);
  if (one.studentCount === null || one.studentCount < 1) add(`${path}.studentCount`, '학생 수는 1명 이상이어야 해요.');
  if (one.isTrial) {
    // A trial is a lesson as the others are: none is shorter.
    const { classDurationMinMinutes: min, trialMaxMinutes: max } = LIMITS;
    if (one.trialMinutes === null || one.trialMinutes < min || one.trialMinutes > max)
      add(`${path}.trialMinutes`, `무료 체험은 ${min}분부터 ${max}분까지예요.`);
  } else if (one.fee === null || one.fee < LIMITS.feeMin)
    add(`${path}.fee`, `${LIMITS.feeMin.toLocaleString('ko')}đ 이상 입력해 주세요.`);
}

function checkSchedule({ weeklySchedule, classDurationMinutes }: CourseDraft, add: Add): void {
  if (!weeklySchedule.length) add('weeklySchedule', '수업하는 요일과 시간을 하나 이상 정해 주세요.');
  const overlaps = overlappingWeekSlots(weeklySchedule);
  weeklySchedule.forEach(({ start, end }, at) => {
    const path = `weeklySchedule.${at}`;
    const minutes = minuteOfTime(end) - minuteOfTime(start);
    if (minutes <= 0) add(path, '같은 날 안에서 시작하고 끝나야 해요.');
    else if (classDurationMinutes !== null && minutes < classDurationMinutes)
      add(path, `1회 수업 시간 ${classDurationMinutes}분보다 짧아요.`);
    const other = overlaps.get(at);
    if (other !== undefined) add(path, `${weekSlotName(other + 1)}과 겹쳐요.`);
  });
}
