import * as v from 'valibot';
import { Problem } from '../wire/problem.ts';
import { COMMON_ERROR_CODES, ERROR_CODES, errorMessage, ERRORS } from './error-code.ts';
import { MESSAGES, VERBATIM } from './message.ts';

describe('texts that must not change by a byte [SITE-2]', () => {
  it.each([
    ['loginSuccess', 'c490c4836e67206e68e1baad70207468c3a06e682063c3b46e6721', 'LOG-4'],
    ['home', '5472616e67206368e1bba7', 'DRW-1'],
    ['fileNotFound', '4b68c3b46e672074c3ac6d207468e1baa5792066696c65', 'UPL-1'],
    [
      'fileTooLarge',
      '46696c65206b68c3b46e6720c491c6b0e1bba363206ce1bb9b6e2068c6a16e207b6e7d4d422e2046696c652063e1bba7612062e1baa16e2063c3b3206bc3ad6368207468c6b0e1bb9b63207b787d4d422e',
      'UPL-1',
    ],
    ['pageNotFound', '50616765206e6f7420666f756e64', 'RTE-3'],
  ] as const)('%s [%s]', (key, bytes, _requirement) => {
    expect(Buffer.from(VERBATIM[key], 'utf8').toString('hex')).toBe(bytes);
  });

  it('are what the error codes of files answer [UPL-1]', () => {
    expect(errorMessage('FILE_NOT_FOUND')).toBe('Không tìm thấy file');
    expect(errorMessage('FILE_TOO_LARGE', { n: 25, x: 31.4 })).toBe(
      'File không được lớn hơn 25MB. File của bạn có kích thước 31.4MB.',
    );
  });
});

describe('message keys [ERR-1]', () => {
  it.each([
    ['errorOccurred', '문제가 생겼어요. 잠시 뒤 다시 해 주세요.'],
    ['invalidPhone', '휴대폰 번호를 다시 확인해 주세요.'],
    ['invalidPhoneFormat', '03, 05, 07, 08, 09로 시작하는 10자리 번호를 입력해 주세요.'],
    ['passwordMismatch', '비밀번호가 서로 달라요.'],
    ['invalidOtp', '인증번호가 맞지 않아요. 다시 확인해 주세요.'],
    ['invalidFileFormat', '올릴 수 없는 파일 형식이에요.'],
    ['fileNotFound', 'Không tìm thấy file'],
    ['fileSizeExceeded', 'File không được lớn hơn {n}MB. File của bạn có kích thước {x}MB.'],
    ['loginError', '로그인하지 못했어요. 잠시 뒤 다시 해 주세요.'],
    ['oauthError', '소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요.'],
    ['notEnoughPoints', '포인트가 모자라 선물을 받을 수 없어요.'],
    ['referralAlreadyEntered', '추천 코드는 이미 입력했어요.'],
    ['alreadyReviewedClass', '이미 이 수업에 후기를 남겼어요.'],
    ['uploadFailed', '파일을 올리지 못했어요. 다시 올려 주세요.'],
    ['profileLoad', 'Đã có lỗi xảy ra'],
  ] as const)('%s has its text', (key, text) => {
    expect(MESSAGES[key]).toBe(text);
  });

  it.each([
    ['POINTS_NOT_ENOUGH', 'notEnoughPoints', 'PTS-1'],
    ['REFERRAL_ALREADY_ENTERED', 'referralAlreadyEntered', 'AFF-1'],
    ['ALREADY_REVIEWED', 'alreadyReviewedClass', 'REV-2'],
    ['PASSWORD_MISMATCH', 'passwordMismatch', 'SET-3'],
    ['OTP_INVALID', 'invalidOtp', 'REG-3'],
    ['OPENID_INVALID', 'oauthError', 'OAU-3'],
    ['TYPE_NOT_ALLOWED', 'invalidFileFormat', 'UPL-2'],
  ] as const)('%s says the same as %s [%s]', (code, key, _requirement) => {
    expect(`${ERRORS[code].message}.`).toBe(MESSAGES[key]);
  });
});

describe('error codes', () => {
  it('each have a status of refusal and a sentence', () => {
    for (const code of ERROR_CODES) {
      expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
      expect(ERRORS[code].message).not.toBe('');
    }
  });

  it('carry no final mark, because the login form adds its own [LOG-5]', () => {
    const vietnamese: readonly string[] = ['FILE_TOO_LARGE', 'QUOTA_TOTAL'];
    const marked = ERROR_CODES.filter((code) => /[.!?]$/.test(ERRORS[code].message));
    expect(marked.filter((code) => !vietnamese.includes(code))).toEqual([]);
  });

  it('speak 해요체, never the formal style [SITE-1]', () => {
    expect(ERROR_CODES.filter((code) => /습니다|십시오|하시겠습니까/.test(ERRORS[code].message))).toEqual([]);
  });

  it('never put a particle right after a value', () => {
    expect(ERROR_CODES.filter((code) => /\}(?:을|를|이|가|은|는|와|과|로)/.test(ERRORS[code].message))).toEqual([]);
  });

  it('fill in the values they are given and leave the others visible', () => {
    expect(errorMessage('TOO_MANY', { s: 12 })).toBe('요청이 너무 잦아요. 12초 뒤에 다시 해 주세요');
    expect(errorMessage('TOO_MANY', { s: 3_180 })).toBe('요청이 너무 잦아요. 53분 뒤에 다시 해 주세요');
    expect(errorMessage('TOO_MANY')).toContain('{s} 뒤에');
    expect(errorMessage('ROOM_NOT_OPEN', { t: '10:45', toString: 'no' })).toBe(
      '아직 입장할 수 없어요. 10:45부터 들어올 수 있어요',
    );
  });

  it('make a problem that the schema accepts; an invented code does not', () => {
    for (const code of ERROR_CODES) expect(v.is(Problem, { code, message: 'x', traceId: 't' })).toBe(true);
    expect(v.is(Problem, { code: 'NOPE', message: 'x', traceId: 't' })).toBe(false);
  });

  it('have common ones that no endpoint needs to declare', () => {
    expect(new Set(COMMON_ERROR_CODES).size).toBe(COMMON_ERROR_CODES.length);
    expect(COMMON_ERROR_CODES.every((code) => code in ERRORS)).toBe(true);
  });
});
