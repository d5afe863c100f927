import type { AreaLevel } from '@portal/domain/catalog/area';
import { catalogsContract as catalogs } from '@portal/domain/catalog/catalogs.contract';
import type { FieldChange } from '@portal/domain/contract/finding';
import { profileContract as contract } from '@portal/domain/profile/profile.contract';
import {
  EMPTY_PROFILE,
  type ProfileContent,
  type ProfileDraft,
  type TeacherProfile,
} from '@portal/domain/profile/teacher-profile';
import { aFile } from '@portal/testing/assets/file-builders';
import { someSubjects } from '@portal/testing/catalog/catalog-builders';
import { fake, fakeProblem, neverAnswers, offline, problemResponse } from '@portal/testing/contract-fakes';
import {
  aProfileContent,
  aProfileSubmission,
  aPublicTeacherProfile,
  aTeacherProfile,
} from '@portal/testing/profile/profile-builders';

const place = (level: AreaLevel, code: string, name: string) => ({ level, code, name });

/** A corner of Vietnam: two provinces, and what lies in the second. */
const AREAS: Readonly<Record<string, ReturnType<typeof place>[]>> = {
  '': [place('PROVINCE', '01', 'Thành phố Hà Nội'), place('PROVINCE', '79', 'Thành phố Hồ Chí Minh')],
  '01': [place('DISTRICT', '001', 'Quận Ba Đình')],
  '79': [place('DISTRICT', '760', 'Quận 1'), place('DISTRICT', '769', 'Thành phố Thủ Đức')],
  '760': [place('COMMUNE', '26740', 'Phường Bến Nghé'), place('COMMUNE', '26743', 'Phường Bến Thành')],
};

/** The catalogues that the form chooses from. */
export const someCatalogs = [
  fake(catalogs.listSubjects, { items: someSubjects() }),
  fake(catalogs.listLanguages, {
    items: [
      { code: 'ko', name: '한국어' },
      { code: 'vi', name: '베트남어' },
      { code: 'en', name: '영어' },
    ],
  }),
  fake(catalogs.listAreas, ({ query: { parent = '' } }) => ({ items: AREAS[parent] ?? [] })),
];

/** What a server makes of a draft: certificates get their files back. */
export const contentOfDraft = ({ certificates, ...draft }: ProfileDraft): ProfileContent => ({
  ...draft,
  certificates: certificates.map(({ fileId, ...certificate }) => ({
    ...certificate,
    file: fileId === null ? null : aFile({ id: fileId, name: '자격증.pdf', contentType: 'application/pdf' }),
  })),
});

/** Before the first word. */
export const anEmptyProfile = (over: Partial<TeacherProfile> = {}): TeacherProfile => ({
  content: contentOfDraft(EMPTY_PROFILE),
  status: 'NOT_SUBMITTED',
  version: 1,
  updatedAt: null,
  submission: null,
  firstApprovedAt: null,
  hasChanges: false,
  ...over,
});

/** Everything is written and nothing was handed in yet. */
export const aReadyProfile = (over: Partial<TeacherProfile> = {}): TeacherProfile =>
  anEmptyProfile({ content: aProfileContent(), version: 3, updatedAt: '2026-11-17T20:00:00+09:00', ...over });

export const aPendingProfile = (over: Partial<TeacherProfile> = {}): TeacherProfile =>
  aReadyProfile({ status: 'PENDING', submission: aProfileSubmission(), ...over });

/** Sent back with a remark for the intro and one for the file of the certificate. */
export const aRejectedProfile = (over: Partial<TeacherProfile> = {}): TeacherProfile =>
  aReadyProfile({
    status: 'REJECTED',
    submission: aProfileSubmission({
      status: 'REJECTED',
      submittedAt: '2026-11-16T09:00:00+09:00',
      dueAt: '2026-11-17T18:00:00+09:00',
      decidedAt: '2026-11-17T15:30:00+09:00',
      reason: '증빙 파일을 읽을 수 없어요. 다시 올려 주세요.',
      fieldRemarks: [
        { path: 'detailIntro', remark: '어떤 교재로 수업하는지 적어 주세요.' },
        { path: 'certificates.0.file', remark: '글자가 보이도록 다시 찍어 주세요.' },
      ],
    }),
    ...over,
  });

/** Approved, and written on since. */
export const aChangedProfile = (over: Partial<TeacherProfile> = {}): TeacherProfile =>
  aTeacherProfile({
    content: aProfileContent({ shortIntro: '개념과 풀이가 함께 보이는 수학' }),
    hasChanges: true,
    ...over,
  });

/** A server that keeps what is saved and hands in what is asked; `profile` is what it has, and tests may change it. */
export function aProfileServer(start: TeacherProfile) {
  const server = { profile: start, saves: [] as ProfileDraft[] };
  const answer = (over: Partial<TeacherProfile>) => (server.profile = { ...server.profile, ...over });
  const handlers = [
    ...someCatalogs,
    fake(contract.getTeacherProfile, () => server.profile),
    fake(contract.updateTeacherProfile, ({ body: { version, content } }) => {
      if (version !== server.profile.version) return problemResponse('VERSION_CONFLICT');
      server.saves.push(content);
      const hasChanges = server.profile.firstApprovedAt !== null;
      return answer({ content: contentOfDraft(content), version: version + 1, hasChanges });
    }),
    fake(contract.submitTeacherProfile, ({ body: { version } }) =>
      version === server.profile.version
        ? answer({ status: 'PENDING', submission: aProfileSubmission() })
        : problemResponse('VERSION_CONFLICT'),
    ),
    fake(contract.cancelTeacherProfile, () =>
      answer({ status: 'CANCELED', submission: aProfileSubmission({ status: 'CANCELED' }) }),
    ),
    fake(contract.compareProfile, { changes: [] }),
    fake(contract.listProfileSubmissions, { items: [] }),
  ];
  return { server, handlers };
}

export const someChanges = (): FieldChange[] => [
  {
    path: 'shortIntro',
    label: '한 줄 소개',
    before: '개념이 보이는 중등 수학 수업',
    after: '개념과 풀이가 함께 보이는 수학',
  },
  { path: 'subjects', label: '과목과 주제', before: '수학: 중등 수학', after: '수학: 중등 수학, 고등 수학' },
  {
    path: 'experiences.experience-2',
    label: '경력 2',
    before: null,
    after: '수학 교사 · 새봄중학교 · 01/03/2012 – 28/02/2016',
  },
];

const { getTeacherProfile, previewTeacherProfile, listProfileSubmissions, compareProfile } = contract;

/** Servers of the form, by what they have. */
export const worlds = {
  empty: aProfileServer(anEmptyProfile()).handlers,
  ready: aProfileServer(aReadyProfile()).handlers,
  pending: aProfileServer(aPendingProfile()).handlers,
  approved: aProfileServer(aTeacherProfile()).handlers,
  changed: aProfileServer(aChangedProfile()).handlers,
  canceled: aProfileServer(
    aReadyProfile({ status: 'CANCELED', submission: aProfileSubmission({ status: 'CANCELED' }) }),
  ).handlers,
  rejected: [
    fake(compareProfile, { changes: [{ path: 'detailIntro', label: '자세한 소개', before: '가', after: '나' }] }),
    ...aProfileServer(aRejectedProfile()).handlers,
  ],
  loading: [...someCatalogs, neverAnswers(getTeacherProfile)],
  failed: [...someCatalogs, fakeProblem(getTeacherProfile, 'UNEXPECTED')],
  offline: [...someCatalogs, offline(getTeacherProfile)],
  /** The profile came, the lists to choose from did not. */
  partial: [
    fakeProblem(catalogs.listSubjects, 'UNEXPECTED'),
    fakeProblem(catalogs.listLanguages, 'UNEXPECTED'),
    ...aProfileServer(aReadyProfile()).handlers,
  ],
};

export const previews = {
  loaded: [
    fake(previewTeacherProfile, ({ query: { as } }) =>
      aPublicTeacherProfile(
        as === 'STUDENT' ? { certificates: [], areas: [] } : { areas: ['Thành phố Hồ Chí Minh · Quận 1'] },
      ),
    ),
  ],
  empty: [
    fake(previewTeacherProfile, {
      ...aPublicTeacherProfile(),
      shortIntro: '',
      detailIntro: '',
      introVideoUrl: '',
      currentPosition: '',
      subjects: [],
      levels: [],
      languages: [],
      teachingMode: null,
      experiences: [],
      certificates: [],
    }),
  ],
  notPublished: [fakeProblem(previewTeacherProfile, 'NOT_FOUND')],
  loading: [neverAnswers(previewTeacherProfile)],
  failed: [fakeProblem(previewTeacherProfile, 'UNEXPECTED')],
};

const submissions = [
  aProfileSubmission(),
  aProfileSubmission({ ...aRejectedProfile().submission, id: 'submission-0' }),
];

export const histories = {
  loaded: [fake(listProfileSubmissions, { items: submissions }), fake(compareProfile, { changes: someChanges() })],
  empty: [fake(listProfileSubmissions, { items: [] }), fakeProblem(compareProfile, 'NOT_FOUND')],
  loading: [neverAnswers(listProfileSubmissions), neverAnswers(compareProfile)],
  failed: [fakeProblem(listProfileSubmissions, 'UNEXPECTED'), fakeProblem(compareProfile, 'UNEXPECTED')],
  partial: [fake(listProfileSubmissions, { items: submissions }), fakeProblem(compareProfile, 'UNEXPECTED')],
};
