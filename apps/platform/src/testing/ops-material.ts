import { EMPTY_COURSE, type CourseContent } from '@portal/domain/courses/course';
import type { ProfileContent } from '@portal/domain/profile/teacher-profile';
import type { OpsMaterial, OpsRow } from '../core/desk/ops-source.ts';

const row = {
  state: 'WAITING',
  submittedAt: '2026-11-18T00:00:00.000Z',
  dueAt: '2026-11-20T09:00:00.000Z',
  isAgain: false,
  reviewerId: null,
  decidedAt: null,
} as const;
const facts = { note: '', changes: [], findings: [], lastRemarks: [], lastReason: null, remarks: [], reason: null };

const { imageId: _imageId, ...emptyCourse } = EMPTY_COURSE;
const course: CourseContent = {
  ...emptyCourse,
  image: null,
  title: '중2 수학 개념 완성',
  packages: [
    { id: 'pkg-1', name: '8회', lessonCount: 8, studentCount: 1, fee: 800_000, isTrial: false, trialMinutes: null },
  ],
};
const profile: ProfileContent = {
  shortIntro: '개념이 보이는 수업',
  detailIntro: '십 년 동안 가르쳤어요.',
  introVideoUrl: '',
  subjects: [],
  currentPosition: '강사',
  levels: [],
  languages: [],
  teachingMode: 'ONLINE',
  areas: [],
  permanentAddress: '',
  personalTaxCode: '',
  experiences: [],
  certificates: [],
};

type Given = Pick<OpsRow, 'id' | 'teacherId'> & Partial<OpsRow>;
type Over = Partial<Omit<OpsMaterial, 'queue' | 'item' | 'content'>>;

/** A course that waits for a decision. */
export const courseMaterial = (item: Given, over: Over = {}): OpsMaterial => ({
  queue: 'COURSES',
  item: { ...row, queue: 'COURSES', title: course.title, ...item },
  content: course,
  sinceLast: null,
  ...facts,
  ...over,
});

/** A teaching profile that waits for a decision. */
export const profileMaterial = (item: Given, over: Over = {}): OpsMaterial => ({
  queue: 'PROFILES',
  item: { ...row, queue: 'PROFILES', title: profile.shortIntro, ...item },
  content: profile,
  sinceLast: null,
  ...facts,
  ...over,
});
