import { decodeRoster } from './decode-roster.ts';
import { type ReadRow, readRoster } from './read-roster.ts';
import { rosterTemplate } from './roster-template.ts';

const HEAD = '학생 이름,나이,보호자 이름,보호자 이메일,보호자 전화,관계,언어';
const LINE = '김민준,14,김보호,minjun@example.com,010-1234-5678,아버지,한국어';
const ROW = {
  studentName: '김민준',
  age: 14,
  guardianName: '김보호',
  guardianEmail: 'minjun@example.com',
  guardianPhone: '010-1234-5678',
  relation: 'FATHER',
  language: 'ko',
};

function rowsOf(text: string): readonly ReadRow[] {
  const read = readRoster(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
}
const sent = (text: string) => rowsOf(text).map(({ row }) => row);
const problemOf = (text: string) => (readRoster(text) as { problem?: string }).problem;

describe('the list of a class', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs, as a table is pasted', '\t'],
  ])('is read with %s between its columns', (_name, mark) => {
    expect(sent([HEAD, LINE].map((line) => line.replaceAll(',', mark)).join('\r\n'))).toEqual([ROW]);
  });

  it('is read with quotes, empty lines and columns that we do not know', () => {
    expect(sent(`${HEAD},메모\n\n"김, 민준",14,"김 ""보호""",minjun@example.com,,아버지,,늦게 옴\n,,,,,,,\n`)).toEqual([
      { ...ROW, studentName: '김, 민준', guardianName: '김 "보호"', guardianPhone: '' },
    ]);
  });

  it('is read with English names of columns in any order, and with the words of each language', () => {
    expect(
      sent('Email,Student Name,Age,Guardian_Name,Relation,Language\nhoa@example.com,Khôi,만 12세,Hoa,Mẹ,Tiếng Việt'),
    ).toEqual([
      {
        studentName: 'Khôi',
        age: 12,
        guardianName: 'Hoa',
        guardianEmail: 'hoa@example.com',
        guardianPhone: '',
        relation: 'MOTHER',
        language: 'vi',
      },
    ]);
  });

  it('is read with Vietnamese names of columns', () => {
    const head = 'Tên học sinh,Tuổi,Tên phụ huynh,Email phụ huynh,Điện thoại,Quan hệ,Ngôn ngữ';
    for (const written of [head, head.normalize('NFD').toUpperCase()])
      expect(sent(`${written}\nKhôi,12 tuổi,Hoa,hoa@example.com,0912 345 678,Mẹ,Tiếng Việt`)).toEqual([
        {
          studentName: 'Khôi',
          age: 12,
          guardianName: 'Hoa',
          guardianEmail: 'hoa@example.com',
          guardianPhone: '0912 345 678',
          relation: 'MOTHER',
          language: 'vi',
        },
      ]);
  });

  it.each([
    ['1012345678', '01012345678'],
    ['912345678', '0912345678'],
    ['10-1234-5678', '010-1234-5678'],
    ['010-1234-5678', '010-1234-5678'],
    ['+82 10 1234 5678', '+82 10 1234 5678'],
    ['84912345678', '84912345678'],
    ['15881234', '15881234'],
  ])('gives a phone number the zero back that Excel took (%s)', (written, phone) => {
    expect(sent([HEAD, LINE.replace('010-1234-5678', written)].join('\n'))).toEqual([
      expect.objectContaining({ guardianPhone: phone }),
    ]);
  });

  it('asks for an age that is missing', () => {
    expect(rowsOf([HEAD, LINE.replace('14', '')].join('\n'))[0]!.errors).toEqual({ age: '학생의 나이를 적어 주세요.' });
  });

  it('takes the name of a grown-up once, and Korean where no language is said', () => {
    expect(sent(`${HEAD}\n박하은,31,,haeun@example.com,,본인,`)).toEqual([
      expect.objectContaining({ studentName: '박하은', guardianName: '박하은', relation: 'SELF', language: 'ko' }),
    ]);
  });

  it('is read from the file that we give to begin with', () => {
    expect(sent(decodeRoster(new TextEncoder().encode(rosterTemplate()))).every((row) => row !== null)).toBe(true);
  });

  it('says what is wrong by line and field, and leaves the good lines good', () => {
    const rows = rowsOf([HEAD, LINE, ',열네 살,,nobody,전화,이모,영어', '이서연,13,이보호,,,어머니,'].join('\n'));
    expect(rows.map(({ line, row }) => [line, row !== null])).toEqual([
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(rows[1]!.errors).toEqual({
      studentName: '학생 이름을 적어 주세요.',
      age: '나이를 숫자로 적어 주세요.',
      guardianName: '보호자 이름을 적어 주세요.',
      guardianEmail: '이메일 형식이 아니에요. 예: name@example.com',
      guardianPhone: '전화번호를 숫자로 적어 주세요. 예: 010-1234-5678',
      relation: '관계를 어머니, 아버지, 조부모, 보호자, 본인 가운데 하나로 적어 주세요.',
      language: '언어를 한국어나 베트남어로 적어 주세요.',
    });
    expect(rows[2]!.errors).toEqual({
      guardianEmail: '이메일이 없는 학생은 초대 링크나 QR 코드로 초대해 주세요.',
    });
  });

  it('sends to no address twice', () => {
    const rows = rowsOf([HEAD, LINE, LINE.replace('김민준', '동생').replace('minjun@', 'MINJUN@')].join('\n'));
    expect(rows[0]!.row).not.toBeNull();
    expect(rows[1]!.errors.guardianEmail).toMatch(/^위에 같은 이메일이 있어요/);
  });

  it('is refused as a whole where it has no columns, no students or too many', () => {
    for (const nothing of ['', ' \r\n\n']) expect(problemOf(nothing)).toMatch(/^비어 있는 명단이에요/);
    expect(problemOf(LINE)).toMatch(/칸 이름을 찾지 못했어요/);
    expect(problemOf('학생 이름,나이\n김민준,14')).toBe(
      '명단에 없는 칸이 있어요: 보호자 이름, 보호자 이메일, 관계. 첫 줄에 칸 이름을 더해 주세요.',
    );
    expect(problemOf(HEAD)).toMatch(/^학생이 없는 명단이에요/);
    expect(problemOf([HEAD, ...Array<string>(61).fill(LINE)].join('\n'))).toMatch(/^학생이 61명이에요/);
  });
});

describe('a file with a list', () => {
  const utf8 = new TextEncoder();

  it('is read as UTF-8 with a mark and without', () => {
    for (const mark of ['', '\uFEFF']) expect(decodeRoster(utf8.encode(`${mark}학생`))).toBe('학생');
  });

  it('is read as Excel in Korea writes it', () => {
    // 학생. Letters beyond KS X 1001 are read in a browser only (the stories): Node has another table of that name.
    expect(decodeRoster(new Uint8Array([0xc7, 0xd0, 0xbb, 0xfd]))).toBe('학생');
  });

  it('is read as UTF-16, as Excel writes text with tabs', () => {
    expect(decodeRoster(new Uint8Array([0xff, 0xfe, 0x59, 0xd5, 0x09, 0x00]))).toBe('학\t');
  });
});
