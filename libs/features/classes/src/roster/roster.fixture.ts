import type { ReadRow } from './read-roster.ts';

const WRITTEN = {
  studentName: '김민준',
  age: '14',
  guardianName: '김보호',
  guardianEmail: 'minjun@example.com',
  guardianPhone: '010-1234-5678',
  relation: '아버지',
  language: '한국어',
};

/** A line that can be sent. */
export const aReadRow = (line: number, studentName = '김민준'): ReadRow => {
  const guardianEmail = `student-${line}@example.com`;
  return {
    line,
    written: { ...WRITTEN, studentName, guardianEmail },
    row: { ...WRITTEN, studentName, guardianEmail, age: 14, relation: 'FATHER', language: 'ko' },
    errors: {},
  };
};

/** Two good lines, one of somebody who is invited already, and one with two things wrong. */
export const someReadRows: readonly ReadRow[] = [
  aReadRow(2),
  aReadRow(3, 'Trần Minh Khôi'),
  aReadRow(4, '박하은'),
  {
    line: 5,
    written: { ...WRITTEN, studentName: '이서연', age: '열셋', guardianEmail: '' },
    row: null,
    errors: {
      age: '나이를 숫자로 적어 주세요.',
      guardianEmail: '이메일이 없는 학생은 초대 링크나 QR 코드로 초대해 주세요.',
    },
  },
];
