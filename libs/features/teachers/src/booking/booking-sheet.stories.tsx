import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { trialLessonsContract as contract } from '@portal/domain/teachers/trial-lessons.contract';
import { EMPTY_ENROLLMENT } from '@portal/family-pages/enrollment-values';
import { dropDrafts, saveDraft } from '@portal/portal-core/form-drafts';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aPublicCourse, aPublicTeacher } from '@portal/testing/teachers/teacher-builders';
import { readBy } from '../reader.fixture.tsx';
import { aBookedTrial, at, booked, sentCode } from '../teachers.fixture.ts';
import { bookingKorean } from './booking-korean.ts';
import { BookingSheet } from './booking-sheet.tsx';
import { bookingVietnamese } from './booking-vietnamese.ts';

const VIETNAMESE = { decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };
const PHONE = { globals: { viewport: { value: 'w390' } } };
const doNothing = () => undefined;

const meta = {
  component: BookingSheet,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [sentCode(), booked()] },
  args: {
    teacher: aPublicTeacher(),
    course: { ...aPublicCourse(), trialMinutes: 30 },
    trial: {
      startAt: at(20, '20:00').startAt,
      isBooking: true,
      chooseTime: doNothing,
      lose: doNothing,
      close: doNothing,
      end: doNothing,
    },
    onTimes: doNothing,
  },
  // Somebody had written everything before but the consent.
  beforeEach: () => {
    dropDrafts('visitor');
    saveDraft('visitor', 'trial:math', {
      ...EMPTY_ENROLLMENT,
      studentName: '학생 B01',
      age: '14',
      guardianName: '보호자 B01',
      relation: 'MOTHER',
      email: 'family@example.com',
    });
  },
} satisfies Meta<typeof BookingSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function toCode(words = bookingKorean) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox'));
  await press(words.sendCode);
  await screen.findByLabelText(new RegExp(`^${words.code.label}`));
}
async function book(words = bookingKorean, submit = /에 예약하기$/) {
  await toCode(words);
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${words.code.label}`)), '123456');
  await press(submit);
}
const refused = (fake: Fake, said: string): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [fake, sentCode()] },
  play: async () => {
    await book();
    await screen.findByText(said);
  },
});
const taken = fakeProblem(contract.bookTrialLesson, 'TIME_TAKEN', {
  alternatives: [at(20, '14:00'), at(21, '10:00'), at(23, '16:00')],
});

export const Empty: Story = { name: '처음', beforeEach: () => dropDrafts('visitor') };
export const Restored: Story = { name: '쓰던 내용을 되살림' };
export const Wrong: Story = {
  name: '틀린 입력, 베트남어, 휴대폰',
  ...VIETNAMESE,
  ...PHONE,
  beforeEach: () => dropDrafts('visitor'),
  play: () => press(bookingVietnamese.sendCode),
};
export const CodeSent: Story = { name: '인증번호를 보냄', play: () => toCode() };
export const CodeSentVietnamese: Story = {
  name: '인증번호를 보냄, 베트남어, 휴대폰',
  ...VIETNAMESE,
  ...PHONE,
  play: () => toCode(bookingVietnamese),
};
export const TooOften: Story = {
  name: '인증번호를 너무 여러 번 받음',
  parameters: { platform: [fakeProblem(contract.sendTrialCode, 'OTP_RESEND_LIMIT', { retryAfter: 3_180 })] },
  play: () => toCode(),
};
export const SendFailed: Story = {
  name: '인증번호를 보내지 못함',
  parameters: { platform: [fakeProblem(contract.sendTrialCode, 'UNEXPECTED')] },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await press(bookingKorean.sendCode);
    await screen.findByText(bookingKorean.sendFailed);
  },
};
export const CodeWrong: Story = {
  name: '틀린 인증번호',
  ...refused(fakeProblem(contract.bookTrialLesson, 'OTP_INVALID'), bookingKorean.codeRefusals['OTP_INVALID']!),
};
export const Taken: Story = { name: '그사이 찬 시간', ...refused(taken, bookingKorean.taken.title) };
export const TakenPhone: Story = { ...Taken, name: '그사이 찬 시간, 휴대폰', ...PHONE };
export const TakenVietnamese: Story = {
  ...Taken,
  name: '그사이 찬 시간, 베트남어, 글자 200%, 휴대폰',
  ...VIETNAMESE,
  globals: { ...PHONE.globals, textZoom: 'double' },
  play: async () => {
    await book(bookingVietnamese, /^Đặt lúc/);
    await screen.findByText(bookingVietnamese.taken.title);
  },
};
export const HadOne: Story = {
  name: '이미 체험한 가족',
  ...refused(fakeProblem(contract.bookTrialLesson, 'TRIAL_TAKEN'), bookingKorean.refusals['TRIAL_TAKEN']!),
};
export const TooMany: Story = {
  name: '기다리는 체험이 많음',
  ...refused(fakeProblem(contract.bookTrialLesson, 'TRIALS_OPEN'), bookingKorean.refusals['TRIALS_OPEN']!),
};
export const Booked: Story = {
  name: '예약함',
  play: async () => {
    await book();
    await screen.findByText(bookingKorean.booked.title);
  },
};
export const BookedVietnamese: Story = {
  name: '예약함, 베트남어, 휴대폰, 긴 이름',
  ...VIETNAMESE,
  ...PHONE,
  parameters: {
    platform: [sentCode(), booked(aBookedTrial({ courseTitle: '중2 수학 개념 완성 – 일차함수 '.repeat(6).trim() }))],
  },
  play: async () => {
    await book(bookingVietnamese, /^Đặt lúc/);
    await screen.findByText(bookingVietnamese.booked.title);
  },
};
