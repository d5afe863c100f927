/** @jest-environment node */
import { MB, type UploadLocation, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { checkFiles, type Present } from './check-files.ts';

const GB = 1024 * MB;
const aFile = (name: string, { size = 10, type = '', lastModified = 1 } = {}) => {
  const file = new File(['x'], name, { type, lastModified });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const judge = (location: UploadLocation, files: File[], present: Present[] = [], totalGb?: number) =>
  checkFiles(files, present, uploadPolicyOf(location, totalGb)).map(({ failure }) => failure);
const codes = (...all: Parameters<typeof judge>) => judge(...all).map((failure) => failure?.code ?? 'OK');

it('takes what the specification allows, and nothing above 25 MB [UPL-1] [UPL-2]', () => {
  const names = ['a.png', 'a.jpeg', 'a.JPG', 'a.docx', 'a.pdf', 'a.doc'];
  expect(
    codes(
      'DEFAULT',
      names.map((name) => aFile(name)),
    ),
  ).toEqual(names.map(() => 'OK'));
  expect(judge('DEFAULT', [aFile('a.pdf', { size: 25 * MB + 1 })])).toEqual([{ code: 'FILE_TOO_LARGE', n: 25, x: 26 }]);
  expect(codes('DEFAULT', [aFile('a.txt'), aFile('a')])).toEqual(['TYPE_NOT_ALLOWED', 'TYPE_NOT_ALLOWED']);
});

it('never takes programs, whatever they are called [UPL-2]', () => {
  const names = ['a.exe', 'a.sh', 'a.php', 'a.js', 'a.msi', 'a.AppImage', 'invoice.exe.pdf', 'annexe\u202Efdp.exe'];
  expect(
    codes(
      'LECTURE',
      names.map((name) => aFile(name)),
    ),
  ).toEqual(names.map(() => 'TYPE_BLOCKED'));
});

it('takes certificates as pictures, PDF and DOCX [PRF-3]', () => {
  const take = (name: string) => codes('CERTIFICATE', [aFile(name)])[0];
  expect(['a.png', 'a.jpg', 'a.jpeg', 'a.pdf', 'a.docx'].map(take)).toEqual(Array(5).fill('OK'));
  expect(take('a.doc')).toBe('TYPE_NOT_ALLOWED');
});

it('takes a course image as JPG, JPEG or PNG of at most 25 MB [CRS-8]', () => {
  const take = (name: string, size?: number) => codes('COURSE_IMAGE', [aFile(name, { size })])[0];
  expect(['a.jpg', 'a.jpeg', 'a.png'].map((name) => take(name, 25 * MB))).toEqual(Array(3).fill('OK'));
  expect([take('a.webp'), take('a.pdf'), take('a.png', 26 * MB)]).toEqual([
    'TYPE_NOT_ALLOWED',
    'TYPE_NOT_ALLOWED',
    'FILE_TOO_LARGE',
  ]);
});

it('takes an application as PDF, DOC, DOCX, TXT and RTF of at most 50 MB each [REG-2]', () => {
  const names = ['a.pdf', 'a.doc', 'a.docx', 'a.txt', 'a.rtf'];
  expect(
    codes(
      'TEACHER_POPUP',
      names.map((name) => aFile(name, { size: 50 * MB })),
    ),
  ).toEqual(names.map(() => 'OK'));
  expect(judge('TEACHER_POPUP', [aFile('a.pdf', { size: 50 * MB + 1 }), aFile('a.png')])).toEqual([
    { code: 'FILE_TOO_LARGE', n: 50, x: 51 },
    { code: 'TYPE_NOT_ALLOWED' },
  ]);
});

it('adds up the files of an assignment to 2 GB, or to 5 where that is configured [ASG-3]', () => {
  const files = ['가.mp4', '나.mp4', '다.mp4'].map((name) => aFile(name, { size: GB }));
  expect(judge('ASSIGNMENT', files)).toEqual([null, null, { code: 'TOTAL_TOO_LARGE', n: 2, bytes: 3 * GB }]);
  expect(codes('ASSIGNMENT', files, [{ name: '라.mp4', size: GB }])).toEqual([
    'OK',
    'TOTAL_TOO_LARGE',
    'TOTAL_TOO_LARGE',
  ]);
  expect(codes('ASSIGNMENT', files, [], 5)).toEqual(['OK', 'OK', 'OK']);
  expect(codes('LECTURE', [aFile('작은 파일.zip'), ...files])).toEqual([
    'OK',
    'OK',
    'TOTAL_TOO_LARGE',
    'TOTAL_TOO_LARGE',
  ]);
});

it('counts, and a refused file takes nobody’s place', () => {
  const many = Array.from({ length: 12 }, (_none, at) => aFile(at === 0 ? 'bad.exe' : `${at}.pdf`));
  const found = judge('DEFAULT', many);
  expect(found.filter((failure) => failure === null)).toHaveLength(10);
  expect(found.at(-1)).toEqual({ code: 'TOO_MANY', n: 10 });
});

it('knows a file that is chosen twice, and one without content', () => {
  expect(codes('DEFAULT', [aFile('a.pdf'), aFile('a.pdf'), aFile('a.pdf', { lastModified: 2 })])).toEqual([
    'OK',
    'DUPLICATE',
    'OK',
  ]);
  expect(codes('DEFAULT', [aFile('a.pdf', { size: 0 })])).toEqual(['EMPTY']);
});
