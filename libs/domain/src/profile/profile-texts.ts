import type { AreaRef } from '../catalog/area.ts';
import type { CatalogNames } from '../catalog/catalog-names.ts';
import { LEVEL_LABELS, LEVELS } from '../catalog/level.ts';
import type { FieldText } from '../contract/finding.ts';
import { formatDay } from '../format/date-time.ts';
import { groupDigits } from '../format/money.ts';
import { formatDayRange } from '../format/range.ts';
import { TEACHING_MODE_LABELS } from '../lessons/lesson.ts';
import type { Certificate, Experience, ProfileContent, SubjectChoice } from './teacher-profile.ts';

/**
 * A profile as the texts that a person compares, in the order of the form. Experiences and certificates keep their own path
 * when others come before them; what the catalogues no longer know is called by its id.
 */
export function profileTexts(profile: ProfileContent, names: CatalogNames): FieldText[] {
  const { teachingMode } = profile;
  return [
    ['shortIntro', '한 줄 소개', profile.shortIntro],
    ['detailIntro', '자세한 소개', profile.detailIntro],
    ['introVideoUrl', '소개 영상', profile.introVideoUrl],
    ['subjects', '과목과 주제', lines(profile.subjects.map((choice) => subjectText(choice, names)))],
    ['currentPosition', '지금 하는 일', profile.currentPosition],
    ['levels', '가르칠 수 있는 수준', listed(LEVELS.filter(has(profile.levels)).map((level) => LEVEL_LABELS[level]))],
    ['languages', '쓸 수 있는 언어', listed(profile.languages.map((code) => names.languageName(code) ?? code))],
    ['teachingMode', '수업 방식', teachingMode ? TEACHING_MODE_LABELS[teachingMode] : ''],
    ['areas', '수업 지역', lines(profile.areas.map((area) => names.areaName(area) ?? codesOf(area)))],
    ['permanentAddress', '등록지 주소', profile.permanentAddress],
    ['personalTaxCode', '개인 납세 번호', profile.personalTaxCode],
    ...profile.experiences.map((one, at): FieldText => [
      `experiences.${one.id}`,
      `경력 ${at + 1}`,
      experienceText(one),
    ]),
    ...profile.certificates.flatMap((one, at): FieldText[] => [
      [`certificates.${one.id}`, `자격증 ${at + 1}`, certificateText(one)],
      [`certificates.${one.id}.file`, `자격증 ${at + 1} 증빙 파일`, fileText(one)],
    ]),
  ];
}

const has =
  <T>(list: readonly T[]) =>
  (one: T) =>
    list.includes(one);
const isFilled = (text: string) => text.trim() !== '';
const listed = (texts: readonly string[]) => texts.join(', ');
const lines = (texts: readonly string[]) => texts.filter(isFilled).join('\n');
const dotted = (...texts: readonly string[]) => texts.filter(isFilled).join(' · ');

function subjectText({ subjectId, topicIds }: SubjectChoice, names: CatalogNames): string {
  const topics = topicIds.map((topicId) => names.topicName(subjectId, topicId) ?? topicId);
  return `${names.subjectName(subjectId) ?? subjectId}: ${listed(topics)}`;
}

const codesOf = ({ provinceCode, districtCode, communeCode }: AreaRef) =>
  dotted(provinceCode, districtCode ?? '', communeCode ?? '');

function experienceText({ title, organisation, from, to, description }: Experience): string {
  const period = from === null ? '' : formatDayRange(formatDay(from), to === null ? '지금' : formatDay(to));
  return lines([dotted(title, organisation, period), description]);
}

const certificateText = ({ name, issuer, issuedOn }: Certificate) =>
  dotted(name, issuer, issuedOn === null ? '' : formatDay(issuedOn));

// Scanners call every page the same, so the exact size tells two of them apart.
const fileText = ({ file }: Certificate) => (file ? `${file.name} (${groupDigits(file.size)}바이트)` : '');
