import * as v from 'valibot';
import { FilledPlainName } from '../contract/plain-name.ts';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from './class.ts';
import { addressOf, ENROLLMENT_FIELDS, FilledEmail, isGrownUp, SELF_TOO_YOUNG } from './enrollment-request.ts';

/** Most students of one list. */
export const ROSTER_ROWS_MAX = 60;
/** Largest file with a list. */
export const ROSTER_MAX_BYTES = 200 * 1024;

// As people write it: with spaces, hyphens, brackets and the sign of a country.
const isPhoneNumber = (text: string) => /^(?=\+?[\d ().-]{1,24}$)(?:\D*\d){8,15}\D*$/.test(text);

/** One student of the list that a teacher brings, with whom to write to. */
export const RosterRow = v.pipe(
  v.strictObject({
    studentName: FilledPlainName('학생 이름을 적어 주세요.'),
    age: ENROLLMENT_FIELDS.age,
    guardianName: FilledPlainName('보호자 이름을 적어 주세요.'),
    guardianEmail: FilledEmail('이메일이 없는 학생은 초대 링크나 QR 코드로 초대해 주세요.'),
    guardianPhone: v.pipe(
      v.string(),
      v.check((text) => text === '' || isPhoneNumber(text), '전화번호를 숫자로 적어 주세요. 예: 010-1234-5678'),
    ),
    relation: v.picklist(GUARDIAN_RELATIONS, '관계를 어머니, 아버지, 조부모, 보호자, 본인 가운데 하나로 적어 주세요.'),
    language: v.picklist(FAMILY_LANGUAGES, '언어를 한국어나 베트남어로 적어 주세요.'),
  }),
  v.forward(
    v.check((row) => isGrownUp(row), SELF_TOO_YOUNG),
    ['age'],
  ),
);
export type RosterRow = v.InferOutput<typeof RosterRow>;

/** How a student of the list stands to the class already. */
export const ROSTER_STANDINGS = ['NEW', 'INVITED', 'REQUESTED', 'JOINED'] as const;
export type RosterStanding = (typeof ROSTER_STANDINGS)[number];

export const ROSTER_STANDING_LABELS: Record<RosterStanding, string> = {
  NEW: '초대할 수 있어요',
  INVITED: '이미 초대했어요',
  REQUESTED: '이미 신청했어요',
  JOINED: '이미 듣고 있어요',
};

/** What of a list a family can correct by what it writes, as its teacher reads it. */
const CORRECTION_LABELS = {
  studentName: '이름',
  age: '나이',
  guardianName: '보호자 이름',
  relation: '관계',
  email: '이메일',
} as const;
export type Correction = keyof typeof CORRECTION_LABELS;
export const CORRECTIONS = Object.keys(CORRECTION_LABELS) as Correction[];

export const correctionText = (corrected: readonly Correction[]): string =>
  `명단과 다른 곳: ${corrected.map((field) => CORRECTION_LABELS[field]).join(', ')}`;

interface Person {
  readonly studentName: string;
  readonly age: number | null;
  readonly guardianName: string;
  readonly relation: RosterRow['relation'] | null;
  readonly email: string;
}

const same: Record<Correction, (listed: Person, written: Person) => boolean> = {
  studentName: (listed, written) => listed.studentName.trim() === written.studentName.trim(),
  age: (listed, written) => listed.age === written.age,
  // Who takes the class herself has one name.
  guardianName: (listed, written) =>
    written.relation === 'SELF' || listed.guardianName.trim() === written.guardianName.trim(),
  relation: (listed, written) => listed.relation === written.relation,
  email: (listed, written) => addressOf(listed.email) === addressOf(written.email),
};

/** Where a family wrote otherwise than the list by which it was invited. Who was invited without one, of whom no age is known, has none. */
export const correctionsOf = (listed: Person, written: Person): Correction[] =>
  listed.age === null ? [] : CORRECTIONS.filter((field) => !same[field](listed, written));
