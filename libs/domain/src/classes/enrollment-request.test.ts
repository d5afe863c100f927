import * as v from 'valibot';
import {
  ENROLLMENT_REQUEST_EVENTS,
  ENROLLMENT_REQUEST_STATE_LABELS,
  ENROLLMENT_REQUEST_STATES,
  EnrollmentForm,
  moveEnrollmentRequest,
} from './enrollment-request.ts';

const form = {
  studentName: '학생 B01',
  age: 14,
  goals: '',
  guardianName: '보호자 B01',
  relation: 'MOTHER',
  email: 'family@example.com',
  language: 'vi',
  timeZone: 'Asia/Ho_Chi_Minh',
  consent: true,
};

describe('the request of a family for a seat', () => {
  it('moves by these steps and by no others [CLS-1]', () => {
    const steps = ENROLLMENT_REQUEST_STATES.flatMap((from) =>
      ENROLLMENT_REQUEST_EVENTS.flatMap((event) => {
        const to = moveEnrollmentRequest(from, event);
        return to ? [`${event} ${from}>${to}`] : [];
      }),
    );
    expect(steps).toEqual([
      'ACCEPT REQUESTED>ACCEPTED',
      'DECLINE REQUESTED>DECLINED',
      'EXPIRE REQUESTED>EXPIRED',
      'WITHDRAW REQUESTED>WITHDRAWN',
      'DECLINE WAITING>DECLINED',
      'EXPIRE WAITING>EXPIRED',
      'OFFER WAITING>REQUESTED',
      'WITHDRAW WAITING>WITHDRAWN',
    ]);
  });

  it('has a word for every state', () => {
    expect(new Set(Object.values(ENROLLMENT_REQUEST_STATE_LABELS)).size).toBe(ENROLLMENT_REQUEST_STATES.length);
  });

  it('is complete with names, age, a way to write, and consent', () => {
    expect(v.safeParse(EnrollmentForm, form).success).toBe(true);
  });

  it.each([
    ['without the name of the student', { studentName: ' ' }, '학생의 이름을 적어 주세요.'],
    ['with an age of half a year', { age: 14.5 }, '학생의 나이를 적어 주세요.'],
    ['of a child of two', { age: 2 }, '3세부터 적을 수 있어요.'],
    ['with an e-mail that is none', { email: 'a@b' }, '이메일 형식이 아니에요. 예: name@example.com'],
    ['without an e-mail', { email: '' }, '이메일을 입력해 주세요.'],
    ['without consent', { consent: false }, '기록과 안내에 동의해 주세요.'],
    ['in a language that no letter has', { language: 'en' }, expect.any(String)],
  ])('is refused %s', (_what, over, sentence) => {
    expect(v.safeParse(EnrollmentForm, { ...form, ...over }).issues?.map(({ message }) => message)).toEqual([sentence]);
  });
});
