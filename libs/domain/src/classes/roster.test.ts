import * as v from 'valibot';
import { correctionsOf, correctionText, ROSTER_STANDING_LABELS, ROSTER_STANDINGS, RosterRow } from './roster.ts';

const row = {
  studentName: '김민준',
  age: 14,
  guardianName: '김보호',
  guardianEmail: 'minjun@example.com',
  guardianPhone: '',
  relation: 'FATHER',
  language: 'ko',
};
const wrong = (over: object) =>
  v.safeParse(RosterRow, { ...row, ...over }).issues?.map(({ path, message }) => [path?.[0]?.key, message]);

describe('a student of the list that a teacher brings', () => {
  it.each(['', '010-1234-5678', '+82 10 1234 5678', '(02) 123-4567', '0912345678'])(
    'has a phone number such as %j',
    (phone) => {
      expect(wrong({ guardianPhone: phone })).toBeUndefined();
    },
  );

  it.each(['1234', '전화 없음', '010-1234-5678 or 010-1111-2222', '1'.repeat(16)])('and none such as %j', (phone) => {
    expect(wrong({ guardianPhone: phone })).toEqual([
      ['guardianPhone', '전화번호를 숫자로 적어 주세요. 예: 010-1234-5678'],
    ]);
  });

  it('without an address is told of the other way in', () => {
    expect(wrong({ guardianEmail: '' })).toEqual([
      ['guardianEmail', '이메일이 없는 학생은 초대 링크나 QR 코드로 초대해 주세요.'],
    ]);
  });

  it('is her own guardian only when grown up', () => {
    expect(wrong({ relation: 'SELF', age: 19 })).toBeUndefined();
    expect(wrong({ relation: 'SELF', age: 18 })?.[0]?.[0]).toBe('age');
  });

  it('stands to the class in a way that has a word', () => {
    expect(Object.keys(ROSTER_STANDING_LABELS)).toEqual([...ROSTER_STANDINGS]);
  });
});

describe('what a family writes otherwise than the list', () => {
  const listed = {
    studentName: '김민준',
    age: 14,
    guardianName: '김보호',
    relation: 'FATHER',
    email: 'minjun@example.com',
  } as const;

  it('is told field by field, however it is typed', () => {
    expect(correctionsOf(listed, { ...listed, studentName: ' 김민준', email: 'Minjun@Example.com ' })).toEqual([]);
    const corrected = correctionsOf(listed, { ...listed, studentName: '김민중', age: 15 });
    expect(correctionText(corrected)).toBe('명단과 다른 곳: 이름, 나이');
    expect(correctionsOf(listed, { ...listed, guardianName: '이보호', relation: 'MOTHER', email: 'b@x.kr' })).toEqual([
      'guardianName',
      'relation',
      'email',
    ]);
  });

  it('is one name of a grown-up, and nothing where there was no list', () => {
    const own = { ...listed, relation: 'SELF', guardianName: listed.studentName } as const;
    expect(correctionsOf(own, { ...own, studentName: '김민중', guardianName: '김민중' })).toEqual(['studentName']);
    expect(correctionsOf({ ...listed, age: null }, { ...listed, studentName: '김민중' })).toEqual([]);
  });
});
