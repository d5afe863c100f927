import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { uploadPolicyOf } from '../assets/upload-policy.ts';
import { FieldRemark } from '../contract/finding.ts';
import { MESSAGES } from '../contract/message.ts';
import { Filled, FilledLine, Id, Instant, Text } from '../contract/scalar.ts';
import { TEACHING_MODES } from '../lessons/lesson.ts';
import { isEmail, isPhone, plainPhone } from '../patterns/patterns.ts';
import { LIMITS } from '../tenant/limits.ts';
import { APPLICATION_STATUSES } from './application-transitions.ts';
import { ContractProgress } from './contract.ts';

const TEXT_MAX = 2_000;
const { maxFiles } = uploadPolicyOf('TEACHER_POPUP');

/** A text with a form of its own; while it is empty only one sentence is said. */
const Formed = (isRight: (text: string) => boolean, missing: string, wrong: string) =>
  v.pipe(
    FilledLine(LIMITS.nameMax, missing),
    v.check((text) => text.trim() === '' || isRight(text), wrong),
  );

/** The fields of an application, in the order of the form (REG-2). */
export const APPLICATION_FIELDS = {
  fullName: FilledLine(LIMITS.nameMax, '이름을 입력해 주세요.'),
  phone: v.pipe(
    Formed((text) => isPhone(plainPhone(text)), '휴대폰 번호를 입력해 주세요.', MESSAGES.invalidPhoneFormat),
    v.transform(plainPhone),
  ),
  email: Formed(isEmail, '이메일을 입력해 주세요.', '이메일 형식이 아니에요. 예: name@example.com'),
  subjectIds: v.pipe(
    v.array(Id),
    v.minLength(1, '가르칠 과목을 하나 이상 골라 주세요.'),
    v.maxLength(10, '과목은 10개까지 고를 수 있어요.'),
  ),
  teachingMode: v.picklist(TEACHING_MODES, '수업 방식을 골라 주세요.'),
  address: Text(LIMITS.addressMax),
  experience: Filled(TEXT_MAX, '가르친 경력을 적어 주세요. 없다면 없다고 적어도 돼요.'),
  note: Text(TEXT_MAX),
  referralCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{0,20}$/, '추천 코드는 영문과 숫자로 20자까지예요.')),
  fileIds: v.pipe(
    v.array(Id),
    v.minLength(1, '이력서나 증빙을 하나 이상 올려 주세요.'),
    v.maxLength(maxFiles, `파일은 ${maxFiles}개까지 올릴 수 있어요.`),
  ),
} as const;
export type ApplicationField = keyof typeof APPLICATION_FIELDS;
export const APPLICATION_FIELD_NAMES = Object.keys(APPLICATION_FIELDS) as ApplicationField[];

/** What each field is called: on the form, at the desk and beside a remark. */
export const APPLICATION_FIELD_LABELS: Record<ApplicationField, string> = {
  fullName: '이름',
  phone: '휴대폰 번호',
  email: '이메일',
  subjectIds: '가르칠 과목',
  teachingMode: '수업 방식',
  address: '수업할 지역이나 주소',
  experience: '가르친 경력',
  note: '자기소개',
  referralCode: '추천 코드',
  fileIds: '이력서와 증빙',
};

export const ApplicationContent = v.strictObject(APPLICATION_FIELDS);
export type ApplicationContent = v.InferOutput<typeof ApplicationContent>;

/** The code of an application as it was given: people type it small, and in groups. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** What an applicant sees who knows her code and her phone number or e-mail. */
export const ApplicationView = v.object({
  code: Id,
  status: v.picklist(APPLICATION_STATUSES),
  submittedAt: Instant,
  /** Null while the clock stands still, and after the result. */
  reviewDueAt: v.nullable(Instant),
  decidedAt: v.nullable(Instant),
  /** What the team wrote with its last answer. */
  reason: v.nullable(v.string()),
  /** What is to be corrected: nothing else of the application can be changed, or is shown. */
  remarks: v.array(FieldRemark),
  values: v.partial(v.object(APPLICATION_FIELDS)),
  files: v.array(FileRef),
  /** With which files may be sent while they are to be corrected. */
  uploadTicket: v.nullable(v.string()),
  /** Null until it has passed. */
  contract: v.nullable(ContractProgress),
});
export type ApplicationView = v.InferOutput<typeof ApplicationView>;
