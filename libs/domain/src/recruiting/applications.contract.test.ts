import * as v from 'valibot';
import {
  APPLICATION_FIELD_LABELS,
  APPLICATION_FIELD_NAMES,
  ApplicationContent,
  ApplicationView,
} from './application.ts';
import { applicationsContract as contract } from './applications.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const uploadTicket = `visitor_${clientId}.1795000000.${'s'.repeat(43)}`;
const ids = (count: number) => Array.from({ length: count }, (_, at) => `id_${at}`);
const content = {
  fullName: '김수학',
  phone: '0312345678',
  email: 'kim@example.com',
  subjectIds: ['sub_1'],
  teachingMode: 'ONLINE',
  address: '',
  experience: '없어요',
  note: '',
  referralCode: '',
  fileIds: ['fil_1'],
};
const form = { type: 'REGISTER_TEACHER', clientId, ...content, uploadTicket };
const messagesAt = (field: string, value: unknown) => {
  const { issues = [] } = v.safeParse(ApplicationContent, { ...content, [field]: value });
  return issues.filter((issue) => v.getDotPath(issue) === field).map(({ message }) => message);
};

describe('applying as a teacher [REG-2]', () => {
  it.each<[string, object, boolean]>([
    ['with everything that is asked for', {}, true],
    ['with a name of 255 characters', { fullName: '가'.repeat(255) }, true],
    ['with a name of 256', { fullName: '가'.repeat(256) }, false],
    ['with a phone number that begins otherwise [PAT-1]', { phone: '0212345678' }, false],
    ['with a phone number of nine digits', { phone: '031234567' }, false],
    ['with an e-mail without a dot [PAT-1]', { email: 'a@b' }, false],
    ['with ten subjects', { subjectIds: ids(10) }, true],
    ['with eleven', { subjectIds: ids(11) }, false],
    ['with no subject', { subjectIds: [] }, false],
    ['in no way of teaching', { teachingMode: null }, false],
    ['without a word about experience', { experience: '  ' }, false],
    ['with 2,001 characters about it', { experience: '가'.repeat(2_001) }, false],
    ['with a referral code', { referralCode: 'KIM-2026' }, true],
    ['with a code of 21 letters', { referralCode: 'K'.repeat(21) }, false],
    ['with a code of other letters', { referralCode: '김' }, false],
    ['with five files', { fileIds: ids(5) }, true],
    ['with six', { fileIds: ids(6) }, false],
    ['with no file', { fileIds: [] }, false],
    ['with files that nobody sent', { uploadTicket: undefined }, false],
    ['with a ticket that is none', { uploadTicket: 'visitor_1' }, false],
    ['as a student', { type: 'REGISTER_STUDENT' }, false],
    ['as one who has passed', { status: 'PASSED' }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(contract.submitForm.body, { ...form, ...change })).toBe(fits);
  });

  it.each<[string, string, string, string]>([
    ['phone', '휴대폰 번호를 입력해 주세요.', '12', '03, 05, 07, 08, 09로 시작하는 10자리 번호를 입력해 주세요.'],
    ['email', '이메일을 입력해 주세요.', 'a@b', '이메일 형식이 아니에요. 예: name@example.com'],
  ])('says one thing at a time about the %s: what is missing, then what is wrong', (field, missing, bad, wrong) => {
    expect(messagesAt(field, '')).toEqual([missing]);
    expect(messagesAt(field, '  ')).toEqual([missing]);
    expect(messagesAt(field, bad)).toEqual([wrong]);
    expect(messagesAt(field, content[field as 'phone'])).toEqual([]);
  });

  it('calls every field by a name that an operator can remark on', () => {
    expect(APPLICATION_FIELD_NAMES.filter((field) => !APPLICATION_FIELD_LABELS[field])).toEqual([]);
    expect(Object.keys(content)).toEqual(APPLICATION_FIELD_NAMES);
  });
});

describe('correcting an application [REG-1]', () => {
  const body = { clientId, contact: '0312345678', changes: { phone: '0398765432' } };
  it.each<[string, object, boolean]>([
    ['one field', {}, true],
    ['nothing yet', { changes: {} }, true],
    ['a field into something wrong', { changes: { phone: '1' } }, false],
    ['a field that no application has', { changes: { status: 'PASSED' } }, false],
    ['without saying whose it is', { contact: '' }, false],
    ['twice by two sendings', { clientId: undefined }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(contract.correctForm.body, { ...body, ...change })).toBe(fits);
  });

  it('is refused where nothing was asked for', () => {
    expect(contract.correctForm.errors).toContain('NOT_IN_CORRECTION');
  });
});

describe('what becomes of an application', () => {
  it.each([
    [{ code: 'APP-1', contact: '0312345678' }, true],
    [{ code: 'APP-1', contact: 'kim@example.com' }, true],
    [{ code: 'APP-1' }, false],
    [{ contact: '0312345678' }, false],
    [{ code: '../APP', contact: '0312345678' }, false],
  ])('is told to who asks by %j: %s', (query, fits) => {
    expect(v.is(contract.getFormStatus.query, query)).toBe(fits);
  });

  it('shows of what was written only what is to be corrected, and nothing that the team noted', () => {
    const view = {
      code: 'APP-1',
      status: 'CORRECTION_ASKED',
      submittedAt: '2026-11-18T01:42:00Z',
      reviewDueAt: null,
      decidedAt: null,
      reason: '전화번호를 봐 주세요',
      remarks: [{ path: 'phone', remark: '없는 번호예요' }],
      values: { phone: '0312345678' },
      files: [],
      uploadTicket: null,
      contract: null,
    };
    expect(v.parse(ApplicationView, { ...view, internalNote: '다시 볼 것', reviewerId: 'ops_1' })).toEqual(view);
    expect(v.is(ApplicationView, { ...view, status: 'NONE' })).toBe(false);
  });
});
