import type { FamilyLanguage, GUARDIAN_RELATIONS } from '@portal/domain/classes/class';
import type { RosterRow } from '@portal/domain/classes/roster';

export type RosterField = keyof RosterRow;
type Relation = (typeof GUARDIAN_RELATIONS)[number];

/** Columns as people call them, without spaces and signs. The first one is that of the template. */
export const COLUMN_NAMES: Record<RosterField, readonly string[]> = {
  studentName: [
    '학생이름',
    '학생',
    '학생명',
    '이름',
    '성명',
    'studentname',
    'student',
    'name',
    'tênhọcsinh',
    'họcsinh',
  ],
  age: ['나이', '만나이', '연령', 'age', 'studentage', 'tuổi'],
  guardianName: [
    '보호자이름',
    '보호자',
    '보호자명',
    '학부모이름',
    '학부모',
    'guardianname',
    'guardian',
    'parentname',
    'parent',
    'tênphụhuynh',
    'phụhuynh',
  ],
  guardianEmail: [
    '보호자이메일',
    '이메일',
    '이메일주소',
    '메일',
    '보호자메일',
    '학부모이메일',
    'guardianemail',
    'parentemail',
    'email',
    'emailphụhuynh',
  ],
  guardianPhone: [
    '보호자전화',
    '보호자전화번호',
    '보호자연락처',
    '전화',
    '전화번호',
    '연락처',
    '휴대폰',
    'guardianphone',
    'parentphone',
    'phone',
    'mobile',
    'điệnthoại',
    'sốđiệnthoại',
    'điệnthoạiphụhuynh',
  ],
  relation: ['관계', '학생과의관계', 'relation', 'relationship', 'quanhệ'],
  language: ['언어', '메일언어', 'language', 'lang', 'ngônngữ'],
};

/** Columns without which nobody can be invited; of the others the family is asked, or there is a usual value. */
export const NEEDED: readonly RosterField[] = ['studentName', 'age', 'guardianName', 'guardianEmail', 'relation'];

const RELATION_WORDS: Record<Relation, readonly string[]> = {
  MOTHER: ['어머니', '엄마', '모', '모친', 'mother', 'mom', 'mẹ'],
  FATHER: ['아버지', '아빠', '부', '부친', 'father', 'dad', 'bố', 'ba', 'cha'],
  GRANDPARENT: [
    '조부모',
    '할머니',
    '할아버지',
    '외할머니',
    '외할아버지',
    'grandparent',
    'grandmother',
    'grandfather',
    'ôngbà',
    'ông',
    'bà',
  ],
  OTHER: ['보호자', '기타', 'guardian', 'other', 'ngườigiámhộ'],
  SELF: ['본인', '학생본인', 'self', 'bảnthân'],
};

const LANGUAGE_WORDS: Record<FamilyLanguage, readonly string[]> = {
  ko: ['한국어', '한글', '한', 'ko', 'kr', 'korean'],
  vi: ['베트남어', '월남어', '베', 'vi', 'vn', 'vietnamese', 'tiếngviệt'],
};

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_.*()\-/]/g, '');

function meant<K extends string>(words: Readonly<Record<K, readonly string[]>>, text: string): K | undefined {
  const said = plain(text);
  return (Object.keys(words) as K[]).find((key) => words[key].includes(said));
}

export const fieldOfColumn = (name: string): RosterField | undefined => meant(COLUMN_NAMES, name);
export const relationOf = (text: string): Relation | undefined => meant(RELATION_WORDS, text);
/** Korean where nothing is said. */
export const languageOf = (text: string): FamilyLanguage | undefined =>
  text.trim() === '' ? 'ko' : meant(LANGUAGE_WORDS, text);
/** `14`, `14세`, `만 14살` or `14 tuổi`. */
export const ageOf = (text: string): number =>
  Number(/^\s*만?\s*(\d{1,3})\s*(?:[세살]|tuổi)?\s*$/iu.exec(text.normalize('NFC'))?.[1] ?? Number.NaN);
/** With the zero at its beginning, which Excel takes for nothing. */
export const phoneOf = (text: string): string => (/^[1-9](?:[ .-]?\d){8,9}$/.test(text) ? `0${text}` : text);
