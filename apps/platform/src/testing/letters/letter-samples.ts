import { paths } from '@portal/domain/site/paths';
import type { FamilyLetter } from '../../modules/classes/module.ts';
import type { Letter } from '../../modules/notifications/module.ts';

/**
 * What the stories of the letters show: every `*.letter-samples.ts` has the letters of its resource, by name, each as all its
 * readers get it.
 */
export type LetterSamples = Readonly<Record<string, readonly Letter[]>>;

export const SAMPLE_CLASS = '중2 수학 내신반';
export const SAMPLE_STUDENT = { id: 'stu_1', name: '김민준' };
export const SAMPLE_TEACHER = '윤서진';
export const FAMILY_PATH = paths.familyDoor('sample');

/** An instant in Seoul: `2026-11-18T19:00`. */
export const seoul = (text: string) => new Date(`${text}:00+09:00`);

const korean = {
  id: 'grd_1',
  name: '박지영',
  language: 'ko' as const,
  timeZone: 'Asia/Seoul',
  email: 'family@example.com',
  studentIds: [SAMPLE_STUDENT.id],
};

/** A guardian who reads Korean at home, and one who reads Vietnamese elsewhere. */
export const SAMPLE_READERS = [
  korean,
  { ...korean, name: 'Nguyễn Thị Lan', language: 'vi' as const, timeZone: 'Asia/Ho_Chi_Minh' },
];

export const toReaders = (letter: FamilyLetter): Letter[] =>
  SAMPLE_READERS.map((reader) => ({ ...letter(reader, [SAMPLE_STUDENT.name]), path: FAMILY_PATH }));
