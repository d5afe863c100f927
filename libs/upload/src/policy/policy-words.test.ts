/** @jest-environment node */
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { acceptOf, cameraAcceptOf, failureWords, hintOf } from './policy-words.ts';

const policy = uploadPolicyOf('DEFAULT');

it('says in Vietnamese, letter for letter, that a file is missing or too large [UPL-1]', () => {
  expect(failureWords({ code: 'FILE_NOT_FOUND' }, policy)).toEqual({ text: 'Không tìm thấy file', lang: 'vi' });
  expect(failureWords({ code: 'FILE_TOO_LARGE', n: 25, x: 31 }, policy)).toEqual({
    text: 'File không được lớn hơn 25MB. File của bạn có kích thước 31MB.',
    lang: 'vi',
  });
});

it('names the types that are taken when it refuses one [UPL-2]', () => {
  expect(failureWords({ code: 'TYPE_NOT_ALLOWED' }, policy).text).toBe(
    '올릴 수 없는 형식이에요. PNG, JPEG, JPG, DOCX, PDF, DOC 파일을 올려 주세요.',
  );
  expect(failureWords({ code: 'TYPE_BLOCKED' }, policy).text).toBe('안전을 위해 이 형식은 올릴 수 없어요.');
});

it('knows the language of what the server says', () => {
  expect(failureWords({ code: 'SAID', message: '보관함이 가득 찼어요' }, policy)).not.toHaveProperty('lang');
  expect(failureWords({ code: 'SAID', message: 'File không được lớn hơn 5MB.' }, policy)).toHaveProperty('lang', 'vi');
});

it('tells what may be chosen before it is chosen [CRS-8] [PRF-3] [ASG-3]', () => {
  expect(hintOf(uploadPolicyOf('COURSE_IMAGE'))).toBe('JPG, JPEG, PNG · 25MB까지');
  expect(hintOf(uploadPolicyOf('CERTIFICATE'))).toBe('PNG, JPG, JPEG, PDF, DOCX · 25MB까지');
  expect(hintOf(uploadPolicyOf('DEFAULT'))).toBe('PNG, JPEG, JPG, DOCX, PDF, DOC · 25MB까지 · 10개까지');
  expect(hintOf(uploadPolicyOf('ASSIGNMENT', 5))).toBe('모두 합쳐 5GB까지 · 50개까지');
});

it('asks the browser’s picker for the same types', () => {
  expect(acceptOf(uploadPolicyOf('COURSE_IMAGE'))).toBe('.jpg,.jpeg,.png,image/jpeg,image/png');
  expect(acceptOf(uploadPolicyOf('LECTURE'))).toBeUndefined();
  expect(cameraAcceptOf(uploadPolicyOf('CERTIFICATE'))).toBe('image/jpeg,image/png');
  expect(cameraAcceptOf(uploadPolicyOf('TEACHER_POPUP'))).toBeNull();
});
