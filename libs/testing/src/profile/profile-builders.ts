import type {
  ProfileContent,
  ProfileSubmission,
  PublicTeacherProfile,
  TeacherProfile,
} from '@portal/domain/profile/teacher-profile';
import { aFile } from '../assets/file-builders.ts';

/** A profile that the rules of the approval find nothing wrong with. */
export const aProfileContent = (over: Partial<ProfileContent> = {}): ProfileContent => ({
  shortIntro: '개념이 보이는 중등 수학 수업',
  detailIntro: '십 년 동안 중학생을 가르쳤어요. 왜 그런지 먼저 묻고, 스스로 설명할 수 있을 때까지 함께해요.',
  introVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  subjects: [{ subjectId: 'math', topicIds: ['math-middle'] }],
  currentPosition: '중등 수학 강사',
  levels: ['BEGINNER', 'INTERMEDIATE'],
  languages: ['ko', 'vi'],
  teachingMode: 'ONLINE',
  areas: [],
  permanentAddress: '12 Nguyễn Huệ, Quận 1',
  personalTaxCode: '0312345678',
  experiences: [
    {
      id: 'experience-1',
      title: '중등 수학 강사',
      organisation: '한빛 학원',
      from: '2016-03-01',
      to: null,
      description: '중학교 1학년부터 3학년까지 개념반과 심화반을 맡았어요.',
    },
  ],
  certificates: [
    {
      id: 'certificate-1',
      name: '중등학교 정교사 2급 (수학)',
      issuer: '교육부',
      issuedOn: '2015-02-20',
      file: aFile({ id: 'file-2', name: '정교사 자격증.pdf', contentType: 'application/pdf', size: 812_000 }),
    },
  ],
  ...over,
});

/** Handed in on the morning of the frozen Wednesday, due on Thursday. */
export const aProfileSubmission = (over: Partial<ProfileSubmission> = {}): ProfileSubmission => ({
  id: 'submission-1',
  status: 'PENDING',
  submittedAt: '2026-11-18T09:00:00+09:00',
  dueAt: '2026-11-19T18:00:00+09:00',
  decidedAt: null,
  reason: null,
  fieldRemarks: [],
  ...over,
});

/** Approved a year ago, and not changed since. */
export const aTeacherProfile = (over: Partial<TeacherProfile> = {}): TeacherProfile => ({
  content: aProfileContent(),
  status: 'APPROVED',
  version: 3,
  updatedAt: '2025-11-10T10:00:00+09:00',
  submission: aProfileSubmission({
    status: 'APPROVED',
    submittedAt: '2025-11-10T10:00:00+09:00',
    dueAt: '2025-11-11T18:00:00+09:00',
    decidedAt: '2025-11-11T11:00:00+09:00',
  }),
  firstApprovedAt: '2025-11-11T11:00:00+09:00',
  hasChanges: false,
  ...over,
});

/** The same profile as families see it. */
export const aPublicTeacherProfile = (over: Partial<PublicTeacherProfile> = {}): PublicTeacherProfile => ({
  name: '김수학',
  avatar: null,
  shortIntro: '개념이 보이는 중등 수학 수업',
  detailIntro: '십 년 동안 중학생을 가르쳤어요. 왜 그런지 먼저 묻고, 스스로 설명할 수 있을 때까지 함께해요.',
  introVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  currentPosition: '중등 수학 강사',
  subjects: [{ name: '수학', topics: ['중등 수학'] }],
  levels: ['BEGINNER', 'INTERMEDIATE'],
  languages: ['한국어', '베트남어'],
  teachingMode: 'ONLINE',
  areas: [],
  experiences: [
    {
      title: '중등 수학 강사',
      organisation: '한빛 학원',
      from: '2016-03-01',
      to: null,
      description: '중학교 1학년부터 3학년까지 개념반과 심화반을 맡았어요.',
    },
  ],
  certificates: [{ name: '중등학교 정교사 2급 (수학)', issuer: '교육부', issuedOn: '2015-02-20' }],
  ...over,
});
