import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { aFile } from '../assets/file-builders.ts';

/** Homework of the last lesson, which is due in six days. */
export const aFamilyHomework = (over: Partial<FamilyHomework> = {}): FamilyHomework => ({
  id: 'assignment-1',
  student: { id: 'student-1', name: '김민준' },
  title: '7회차 숙제',
  content: '활용 문제 42~44쪽, 1~12번',
  lesson: { id: 'lesson-7', no: 7 },
  files: [],
  deadlineAt: '2026-11-24T21:00:00+09:00',
  lateAllowed: true,
  cutoffAt: null,
  status: 'OPEN',
  submission: null,
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
      asked: null,
      files: [1, 2].map((no) => aFile({ id: `photo-${no}`, name: `숙제-${no}.jpg`, contentType: 'image/jpeg' })),
    },
    ...over,
  });
