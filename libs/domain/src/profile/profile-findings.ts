import type { CatalogNames } from '../catalog/catalog-names.ts';
import type { Finding } from '../contract/finding.ts';
import { PATTERNS } from '../patterns/patterns.ts';
import type { ProfileDraft } from './teacher-profile.ts';

/** What the rules look at: a draft and a content as it is read both have it. */
export type CheckedProfile = Omit<ProfileDraft, 'certificates'> & {
  readonly certificates: readonly { readonly name: string; readonly issuer: string; readonly hasFile: boolean }[];
};

const isFilled = (text: string) => text.trim() !== '';

/** A link that can be shown as a video: any https page (PRF-1; only courses ask for YouTube). */
export function isVideoLink(link: string): boolean {
  return URL.canParse(link.trim()) && new URL(link.trim()).protocol === 'https:';
}

type Rule = readonly [path: string, weight: number, message: string, isMet: (profile: CheckedProfile) => boolean];

// One list for the meter, for the form and for the reviewer; weights are per cent and add up to 100.
const REQUIRED: readonly Rule[] = [
  ['shortIntro', 12, '한 줄 소개를 적어 주세요.', ({ shortIntro }) => isFilled(shortIntro)],
  ['detailIntro', 15, '자세한 소개를 적어 주세요.', ({ detailIntro }) => isFilled(detailIntro)],
  ['subjects', 14, '과목과 주제를 하나 이상 골라 주세요.', ({ subjects }) => subjects.length > 0],
  ['currentPosition', 8, '지금 하는 일을 적어 주세요.', ({ currentPosition }) => isFilled(currentPosition)],
  ['levels', 6, '가르칠 수 있는 수준을 골라 주세요.', ({ levels }) => levels.length > 0],
  ['languages', 6, '쓸 수 있는 언어를 골라 주세요.', ({ languages }) => languages.length > 0],
  ['teachingMode', 5, '수업 방식을 골라 주세요.', ({ teachingMode }) => teachingMode !== null],
  [
    'areas',
    6,
    '대면으로 수업할 지역을 골라 주세요.',
    ({ teachingMode, areas }) => teachingMode === 'ONLINE' || areas.length > 0,
  ],
  ['permanentAddress', 6, '등록지 주소를 적어 주세요.', ({ permanentAddress }) => isFilled(permanentAddress)],
  ['personalTaxCode', 6, '개인 납세 번호를 적어 주세요.', ({ personalTaxCode }) => isFilled(personalTaxCode)],
  [
    'experiences',
    10,
    '경력이나 자격증을 하나 이상 적어 주세요.',
    ({ experiences, certificates }) => experiences.length + certificates.length > 0,
  ],
];
const VIDEO_WEIGHT = 6;

/** How complete a profile is, in whole per cent; the video is a wish, everything else is needed (PRF-1). */
export function profileCompleteness(profile: CheckedProfile): number {
  const met = REQUIRED.reduce((sum, [, weight, , isMet]) => sum + (isMet(profile) ? weight : 0), 0);
  return met + (isFilled(profile.introVideoUrl) ? VIDEO_WEIGHT : 0);
}

/** Everything that the rules of the approval have to say; without an ERROR it may be handed in. */
export function profileFindings(profile: CheckedProfile): Finding[] {
  const findings: Finding[] = [];
  const add = (path: string, message: string, level: Finding['level'] = 'ERROR') =>
    findings.push({ path, level, message });
  for (const [path, , message, isMet] of REQUIRED) if (!isMet(profile)) add(path, message);
  if (!isFilled(profile.introVideoUrl)) add('introVideoUrl', '소개 영상이 있으면 학생이 더 믿고 골라요.', 'HINT');
  else if (!isVideoLink(profile.introVideoUrl)) add('introVideoUrl', 'https로 시작하는 영상 링크를 넣어 주세요.');
  if (isFilled(profile.personalTaxCode) && !PATTERNS.digitsAndHyphen.test(profile.personalTaxCode.trim()))
    add('personalTaxCode', '숫자와 하이픈만 쓸 수 있어요.');
  profile.subjects.forEach(({ topicIds }, at) => {
    if (!topicIds.length) add(`subjects.${at}`, '주제를 하나 이상 골라 주세요.');
  });
  profile.experiences.forEach(({ title, organisation, from, to }, at) => {
    const path = `experiences.${at}`;
    if (!isFilled(title)) add(`${path}.title`, '무슨 일을 했는지 적어 주세요.');
    if (!isFilled(organisation)) add(`${path}.organisation`, '근무한 곳을 적어 주세요.');
    if (from === null) add(`${path}.from`, '시작한 날을 넣어 주세요.');
    else if (to !== null && to < from) add(`${path}.to`, '끝난 날이 시작한 날보다 빨라요.');
  });
  profile.certificates.forEach(({ name, issuer, hasFile }, at) => {
    const path = `certificates.${at}`;
    if (!isFilled(name)) add(`${path}.name`, '자격증 이름을 적어 주세요.');
    if (!isFilled(issuer)) add(`${path}.issuer`, '발급한 곳을 적어 주세요.');
    if (!hasFile) add(`${path}.file`, '증빙 파일을 올려 주세요.');
  });
  return findings;
}

/** What was chosen from the catalogues and is in them no longer. */
export function catalogFindings(
  { subjects, languages, areas }: Pick<ProfileDraft, 'subjects' | 'languages' | 'areas'>,
  names: CatalogNames,
): Finding[] {
  const findings: Finding[] = [];
  const add = (path: string, message: string) => findings.push({ path, level: 'ERROR', message });
  subjects.forEach(({ subjectId, topicIds }, at) => {
    if (names.subjectName(subjectId) === undefined) add(`subjects.${at}`, '이제 없는 과목이에요. 다시 골라 주세요.');
    else if (topicIds.some((topicId) => names.topicName(subjectId, topicId) === undefined))
      add(`subjects.${at}`, '이제 없는 주제가 있어요. 다시 골라 주세요.');
  });
  if (languages.some((code) => names.languageName(code) === undefined))
    add('languages', '이제 없는 언어가 있어요. 다시 골라 주세요.');
  areas.forEach((area, at) => {
    if (names.areaName(area) === undefined) add(`areas.${at}`, '이제 없는 지역이에요. 다시 골라 주세요.');
  });
  return findings;
}

/** A draft or a content as the rules look at it. */
export function checkedProfile<
  P extends Omit<ProfileDraft, 'certificates'> & {
    certificates: readonly { name: string; issuer: string; fileId?: string | null; file?: object | null }[];
  },
>(profile: P): CheckedProfile {
  return {
    ...profile,
    certificates: profile.certificates.map(({ name, issuer, fileId, file }) => ({
      name,
      issuer,
      hasFile: Boolean(fileId ?? file),
    })),
  };
}
