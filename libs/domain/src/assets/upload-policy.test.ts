import { errorMessage } from '../contract/error-code.ts';
import { LIMITS } from '../tenant/limits.ts';
import { FILE_TYPES } from './file-type.ts';
import {
  cleanFileName,
  contentTypeOf,
  extensionOf,
  isBlockedName,
  MB,
  PART_BYTES,
  refuseUpload,
  SINGLE_PUT_BYTES,
  TICKET_HOLDERS,
  UPLOAD_LOCATIONS,
  UPLOAD_QUOTA,
  type UploadLocation,
  uploadPolicyOf,
} from './upload-policy.ts';

const GB = 1024 * MB;
const refuse = (location: UploadLocation, file: { name?: string; size?: number; contentType?: string }) =>
  refuseUpload({ name: 'a.pdf', size: 1, contentType: '', ...file }, uploadPolicyOf(location));
const USUAL = ['png', 'jpeg', 'jpg', 'docx', 'pdf', 'doc'];

describe('what a purpose takes', () => {
  it.each<[UploadLocation, readonly string[], number, string]>([
    ['DEFAULT', USUAL, 25 * MB, 'UPL-1] [UPL-2'],
    ['AVATAR', ['jpg', 'jpeg', 'png'], 25 * MB, 'CRS-8'],
    ['COURSE_IMAGE', ['jpg', 'jpeg', 'png'], 25 * MB, 'CRS-8'],
    ['CERTIFICATE', ['png', 'jpg', 'jpeg', 'pdf', 'docx'], 25 * MB, 'PRF-3'],
    ['TEACHER_POPUP', ['pdf', 'doc', 'docx', 'txt', 'rtf'], 50 * MB, 'REG-2'],
    ['SUBMISSION', USUAL, 25 * MB, 'UPL-2'],
    ['VOICE', ['mp3', 'm4a', 'webm', 'mp4'], 10 * MB, 'UPL-2'],
    ['CHAT', [...USUAL, 'webp', 'gif', 'mp3', 'm4a', 'webm', 'mp4'], 25 * MB, 'UPL-2'],
    ['TICKET', USUAL, 25 * MB, 'UPL-2'],
    ['POST', USUAL, 25 * MB, 'UPL-2'],
    ['GROUP_BANNER', ['jpg', 'jpeg', 'png'], 25 * MB, 'UPL-2'],
    ['CONTRACT', USUAL, 25 * MB, 'UPL-2'],
    ['RECORDING', ['webm', 'mp4'], 2 * GB, 'UPL-3'],
  ])('%s takes exactly its types, up to its size [%s]', (location, extensions, maxBytes) => {
    const taken = Object.keys(FILE_TYPES).filter((extension) => !refuse(location, { name: `a.${extension}` }));
    expect(taken.toSorted()).toEqual([...extensions].toSorted());
    const name = `a.${extensions[0]}`;
    expect(refuse(location, { name, size: maxBytes })).toBeNull();
    expect(refuse(location, { name, size: maxBytes + 1 })).toEqual({
      code: 'FILE_TOO_LARGE',
      n: maxBytes / MB,
      x: maxBytes / MB + 1,
    });
    expect(refuse(location, { name: 'a.hwp' })).toEqual({ code: 'TYPE_NOT_ALLOWED' });
  });

  it.each(['ASSIGNMENT', 'LECTURE'] as const)('%s takes whatever is not blocked, 2 GB in total [ASG-3]', (location) => {
    for (const name of ['강의.hwp', 'data.csv', 'no-extension', 'movie.mov'])
      expect(refuse(location, { name })).toBeNull();
    expect(refuse(location, { name: 'a.exe' })).toEqual({ code: 'TYPE_BLOCKED' });
    expect(refuse(location, { size: 2 * GB })).toBeNull();
    expect(refuse(location, { size: 2 * GB + 1 })).toMatchObject({ code: 'FILE_TOO_LARGE', n: 2_048 });
    expect(uploadPolicyOf(location)).toMatchObject({ totalBytes: 2 * GB });
    expect(uploadPolicyOf(location, LIMITS.assignmentTotalGbCeiling)).toMatchObject({
      maxBytes: 5 * GB,
      totalBytes: 5 * GB,
    });
  });

  it('has its numbers from one place, with names [CON-1]', () => {
    expect([LIMITS.uploadDefaultMb, LIMITS.popupFileMb, LIMITS.assignmentTotalGb]).toEqual([25, 50, 2]);
    expect([SINGLE_PUT_BYTES, PART_BYTES]).toEqual([25 * MB, 8 * MB]);
    expect(uploadPolicyOf('CHAT').maxFiles).toBe(LIMITS.chatFilesMax);
    expect(uploadPolicyOf('TEACHER_POPUP').maxFiles).toBe(5);
    expect(UPLOAD_QUOTA.bytes).toBeGreaterThan(uploadPolicyOf('LECTURE', 5).maxBytes);
  });

  it('is known for these purposes, each with the most files of one thing [UPL-3]', () => {
    expect(UPLOAD_LOCATIONS.map((location) => [location, uploadPolicyOf(location).maxFiles])).toEqual([
      ['DEFAULT', 10],
      ['AVATAR', 1],
      ['COURSE_IMAGE', 1],
      ['CERTIFICATE', 1],
      ['TEACHER_POPUP', 5],
      ['ASSIGNMENT', 50],
      ['LECTURE', 50],
      ['SUBMISSION', 10],
      ['VOICE', 1],
      ['CHAT', 10],
      ['TICKET', 10],
      ['POST', 10],
      ['GROUP_BANNER', 1],
      ['CONTRACT', 1],
      ['RECORDING', 1],
    ]);
  });

  it('is limited for one person, and without an account to what the form of an application or four assignments take', () => {
    expect(UPLOAD_QUOTA).toEqual({ files: 5_000, open: 100, bytes: 53_687_091_200 });
    const takes = (things: number, ...locations: [UploadLocation, ...UploadLocation[]]) => {
      const { maxFiles, maxBytes } = uploadPolicyOf(locations[0]);
      const files = things * maxFiles;
      return { locations, quota: { files, open: files, bytes: files * maxBytes } };
    };
    expect(TICKET_HOLDERS).toEqual({
      visitor: takes(1, 'TEACHER_POPUP'),
      family: takes(4, 'SUBMISSION', 'CHAT', 'VOICE'),
    });
    expect(MB).toBe(1_048_576);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['no name', { name: '' }],
    ['a name of spaces and dots', { name: ' ... ' }],
    ['a name of marks that nobody sees', { name: '\u202e\u200b' }],
    ['nothing in it', { size: 0 }],
    ['a size that is none', { size: Number.NaN }],
    ['half a byte', { size: 1.5 }],
    ['less than nothing', { size: -1 }],
  ])('with %s is a missing file, in the words of the source [UPL-1]', (_name, file) => {
    const refusal = refuse('DEFAULT', file);
    expect(refusal).toEqual({ code: 'FILE_NOT_FOUND' });
    expect(errorMessage(refusal!.code)).toBe('Không tìm thấy file');
  });

  it.each([
    [25 * MB + 1, 26],
    [26 * MB, 26],
    [31.4 * MB, 32],
    [2_000 * MB, 2_000],
  ])('for its %d bytes hears the limit and its own size in whole MB, %d [UPL-1]', (size, x) => {
    const refusal = refuse('DEFAULT', { size: Math.round(size) });
    expect(refusal).toEqual({ code: 'FILE_TOO_LARGE', n: 25, x });
    const { code, ...values } = refusal as { code: 'FILE_TOO_LARGE'; n: number; x: number };
    expect(errorMessage(code, values)).toBe(`File không được lớn hơn 25MB. File của bạn có kích thước ${x}MB.`);
  });

  it.each([
    ['virus.exe', 'an executable'],
    ['run.BAT', 'a script'],
    ['install.Sh', 'shell'],
    ['setup.msi', 'an installer'],
    ['tool.AppImage', 'an app image'],
    ['shell.php', 'php'],
    ['shell.PHP5', 'php'],
    ['code.js', 'javascript'],
    ['code.mjs', 'javascript'],
    ['invoice.exe.pdf', 'a program in the middle'],
    ['invoice.pdf.exe', 'a program at the end'],
    ['a.exe.', 'a trailing dot'],
    ['a.exe . .', 'trailing dots and spaces'],
    ['a.exe .pdf', 'a space inside'],
    ['annexe\u202efdp.exe', 'letters turned round'],
    ['a.e\u200bxe', 'a letter without width'],
    ['a.exe\u0000.pdf', 'a zero'],
    ['.htaccess', 'no first part'],
    ['x.docm', 'macros'],
    ['x.svg', 'a drawing with scripts'],
    ['x.html', 'a page'],
    ['x.exe::$DATA', 'a stream of NTFS'],
    ['x.exe:note.txt', 'a stream beside a program'],
    ['x.txt:y.exe', 'a program in a stream'],
    ['x.exe.', 'a dot that Windows drops'],
    ['x.exe ', 'a space that Windows drops'],
  ])('as %s: %s [UPL-2]', (name) => {
    expect(isBlockedName(name)).toBe(true);
    for (const location of UPLOAD_LOCATIONS) expect(refuse(location, { name })).toEqual({ code: 'TYPE_BLOCKED' });
  });

  it.each(
    (
      'sct application appinstaller library-ms settingcontent-ms chm one rdp iqy slk desktop terminal scpt applescript ' +
      'inetloc searchconnector-ms gadget diagcab theme webloc fileloc workflow action job psc1 vb hlp ade pyz nrg udf ace arj'
    ).split(' '),
  )('that starts something when it is opened: .%s [UPL-2]', (extension) => {
    for (const name of [`a.${extension}`, `A.${extension.toUpperCase()}.pdf`]) expect(isBlockedName(name)).toBe(true);
  });

  it.each(['Unit 3. Job.pdf', 'Lesson 1. One.docx', '2교시: action.pdf'])(
    'is not the lesson of a language: %s [UPL-2]',
    (name) => expect(isBlockedName(name)).toBe(false),
  );

  it.each(['exe', 'shell', '보고서.pdf', 'exercise.pdf', 'a.sharp.pdf', 'com.pdf', '2026.11.22 수업.docx'])(
    'is not %s [UPL-2]',
    (name) => expect(isBlockedName(name)).toBe(false),
  );

  it('is one whose type has nothing to do with its name [UPL-2]', () => {
    expect(refuse('DEFAULT', { name: 'a.pdf', contentType: 'image/png' })).toEqual({ code: 'TYPE_NOT_ALLOWED' });
    expect(refuse('DEFAULT', { name: 'a.pdf', contentType: 'text/html' })).toEqual({ code: 'TYPE_NOT_ALLOWED' });
    for (const contentType of ['', 'application/octet-stream', 'application/pdf', 'APPLICATION/PDF'])
      expect(refuse('DEFAULT', { name: 'A.PDF', contentType })).toBeNull();
    expect(refuse('DEFAULT', { name: 'pdf' })).toEqual({ code: 'TYPE_NOT_ALLOWED' });
  });
});

describe('the name of a file', () => {
  it.each([
    [' 보고서.pdf ', '보고서.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    ['../../etc/passwd.pdf', '.._.._etc_passwd.pdf'],
    ['C:\\a.pdf', 'C:_a.pdf'],
    ['a\u202egnp.pdf', 'agnp.pdf'],
    ['a\r\nb.pdf', 'ab.pdf'],
    ['a.pdf...', 'a.pdf'],
    [`${'.'.repeat(100_000)}`, ''],
    ['\u3164이력서\u115f.pdf', '이력서.pdf'],
  ])('%j is kept as %j', (name, kept) => expect(cleanFileName(name)).toBe(kept));

  it('keeps its extension when it is too long, and no letter is cut in two', () => {
    const kept = cleanFileName(`${'🎓'.repeat(300)}.pdf`);
    expect([...kept]).toHaveLength(255);
    expect([kept.isWellFormed(), extensionOf(kept)]).toEqual([true, 'pdf']);
    expect([...cleanFileName('가'.repeat(400))]).toHaveLength(255);
    expect(cleanFileName(`${'a'.repeat(300)}.${'b'.repeat(300)}`)).toBe('a'.repeat(255));
  });

  it('may have 255 letters, of which an extension of up to 19 stays where it was', () => {
    const extended = (before: number, extension: number) => `${'a'.repeat(before)}.${'b'.repeat(extension)}`;
    expect(cleanFileName(extended(251, 3))).toBe(extended(251, 3));
    expect(cleanFileName(extended(252, 3))).toBe(extended(251, 3));
    expect(cleanFileName(extended(300, 19))).toBe(extended(235, 19));
    expect(cleanFileName(extended(300, 20))).toBe('a'.repeat(255));
  });

  it('says how it is served, and nothing that a client says does', () => {
    expect(contentTypeOf('a.PNG')).toBe('image/png');
    expect(contentTypeOf('a.docx')).toContain('wordprocessingml');
    for (const name of ['a.hwp', 'a', 'a.__proto__', 'a.constructor', '.pdf'])
      expect(contentTypeOf(name)).toBe('application/octet-stream');
  });
});
