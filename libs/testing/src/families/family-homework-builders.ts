import type { FamilyHomework, HomeworkFile, HomeworkLook } from '@portal/domain/families/family-homework';
import { aFile } from '../assets/file-builders.ts';

/** Homework of the last lesson, which is due in six days. */
export const aFamilyHomework = (over: Partial<FamilyHomework> = {}): FamilyHomework => ({
  id: 'assignment-1',
  student: { id: 'student-1', name: '김민준' },
  title: '7회차 숙제',
  content: '활용 문제 42~44쪽, 1~12번',
  notes: [],
  lesson: { id: 'lesson-7', no: 7 },
  files: [],
  deadlineAt: '2026-11-24T21:00:00+09:00',
  lateAllowed: true,
  cutoffAt: null,
  status: 'OPEN',
  submission: null,
  ...over,
});

/** A file of the teacher's, which may be downloaded unless it has no address. */
export const aHomeworkFile = (over: Partial<HomeworkFile> = {}): HomeworkFile => ({
  ...aFile({ id: 'given-1', name: '활용 문제.pdf', contentType: 'application/pdf' }),
  looks: 'PAGES',
  ...over,
});

/** Two pages that can only be looked at. */
export const aHomeworkLook = (over: Partial<HomeworkLook> = {}): HomeworkLook => ({
  name: '활용 문제.pdf',
  looks: 'PAGES',
  code: 'K-1042-3F9A2C',
  pages: [1, 2].map((no) => ({ url: `/page-${no}`, largeUrl: `/page-${no}-large`, width: 595, height: 842 })),
  playUrl: null,
  ...over,
});

/** The same, handed in the evening before with two photos. */
export const aHandedHomework = (over: Partial<FamilyHomework> = {}): FamilyHomework =>
  aFamilyHomework({
    submission: {
      submittedAt: '2026-11-17T21:40:00+09:00',
      isLate: false,
      text: '11번은 잘 모르겠어요.',
      returned: null,
      earlier: [],
      asked: null,
      files: [1, 2].map((no) => aFile({ id: `photo-${no}`, name: `숙제-${no}.jpg`, contentType: 'image/jpeg' })),
    },
    ...over,
  });

/** The same, with what the teacher said of it; the family has not looked at it yet. */
export const aReturnedHomework = (over: Partial<FamilyHomework> = {}): FamilyHomework => {
  const { submission, ...homework } = aHandedHomework(over);
  const returned = {
    score: 82,
    feedback: '부호를 옮길 때 실수가 있어요. 3번을 다시 풀어 보세요.',
    at: '2026-11-18T09:30:00+09:00',
    seenAt: null,
  };
  return { ...homework, submission: { ...submission!, returned } };
};

/** The same, asked for once more. */
export const anAskedHomework = (over: Partial<FamilyHomework> = {}): FamilyHomework => {
  const { submission, ...homework } = aHandedHomework(over);
  const asked = { reason: '3번과 5번을 풀이까지 적어 주세요.', dueAt: '2026-11-25T21:00:00+09:00' };
  return { ...homework, submission: { ...submission!, asked } };
};

/** The same, handed in a second time; what was said of the first stands with the first. */
export const aHomeworkOfTwoAttempts = (over: Partial<FamilyHomework> = {}): FamilyHomework => {
  const { submission: first, ...homework } = aReturnedHomework(over);
  const { returned, ...handed } = first!;
  const earlier = [{ attempt: 1, submittedAt: handed.submittedAt, text: handed.text, files: handed.files, returned }];
  const again = { submittedAt: '2026-11-18T20:10:00+09:00', text: '3번을 다시 풀었어요.', files: [] };
  return { ...homework, submission: { ...handed, ...again, returned: null, earlier } };
};
