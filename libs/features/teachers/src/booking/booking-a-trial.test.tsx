import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { trialLessonsContract as contract } from '@portal/domain/teachers/trial-lessons.contract';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { at, booked, sentCode, TEACHER } from '../teachers.fixture.ts';
import {
  bookWith,
  button,
  chooseFriday,
  day,
  deviceSpeaks,
  fill,
  heading,
  sheet,
  time,
  visit,
  visitAt,
  withTeachers,
} from '../teachers.screen.ts';

withTeachers();

const FRIDAY = at(20, '20:00').startAt;
const DRAFT = 'portal-draft:visitor:trial:math';

describe('a family that books a trial lesson [CON-3]', () => {
  it('writes who learns, shows its mailbox by the code, and reads what was booked', async () => {
    const asked = jest.fn();
    const sent = jest.fn();
    const { user, currentPath } = visit(sentCode(asked), booked(undefined, sent));
    await chooseFriday(user);
    expect((await sheet()).getByRole('group', { name: '예약할 수업' })).toHaveTextContent('20/11/2026 (금) 20:00');
    await fill(user);
    expect(await (await sheet()).findByText(/family@example.com 주소로 인증번호를 보냈어요/)).toBeVisible();
    expect(asked.mock.calls).toEqual([
      [
        {
          clientId: expect.any(String) as string,
          courseId: 'course-1',
          startAt: FRIDAY,
          email: 'family@example.com',
          language: 'ko',
        },
      ],
    ]);
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('학생 B01'));
    await bookWith(user);
    const panel = (await screen.findByRole('heading', { name: '체험 수업을 예약했어요' })).closest('[role=status]');
    await waitFor(() => expect(panel).toHaveFocus());
    expect(panel).toHaveTextContent('우리 가족의 링크를 family@example.com 주소로도 보냈어요');
    expect(screen.getByRole('link', { name: '우리 가족의 페이지로 가기' })).toHaveAttribute(
      'href',
      '/f/f00dcafef00dcafef00dcafesignature',
    );
    expect(sent.mock.calls).toEqual([
      [
        {
          clientId: expect.any(String) as string,
          courseId: 'course-1',
          startAt: FRIDAY,
          code: '123456',
          studentName: '학생 B01',
          age: 14,
          goals: '',
          guardianName: '보호자 B01',
          relation: 'MOTHER',
          email: 'family@example.com',
          language: 'ko',
          timeZone: 'Asia/Seoul',
          consent: true,
        },
      ],
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
    await user.click(screen.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(currentPath()).toBe(TEACHER));
  });

  it('finds what it wrote after a reload, but neither its consent nor a code', async () => {
    const { user } = visit();
    await chooseFriday(user);
    await user.type(await (await sheet()).findByLabelText(/^학생 이름/), '학생 B01');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('학생 B01'));
    cleanup();
    visitAt(`${TEACHER}?time=${encodeURIComponent(FRIDAY)}&book=1`);
    const form = await sheet();
    expect(await form.findByLabelText(/^학생 이름/)).toHaveValue('학생 B01');
    expect(form.getByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(form.getByRole('checkbox')).not.toBeChecked();
  });

  it('goes on with the code that it has where another one is too soon [REG-3]', async () => {
    const { user } = visit(fakeProblem(contract.sendTrialCode, 'OTP_RESEND_WAIT', { retryAfter: 37 }));
    await chooseFriday(user);
    await fill(user);
    const form = await sheet();
    expect(await form.findByText(/조금 전에 family@example.com 주소로 보낸/)).toBeVisible();
    expect(form.getByRole('button', { name: '37초 뒤에 다시 받을 수 있어요' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('asks for no other code when it only mends what it wrote', async () => {
    const asked = jest.fn();
    const { user } = visit(sentCode(asked));
    await chooseFriday(user);
    await fill(user);
    await user.click(await (await sheet()).findByRole('button', { name: '내용 고치기' }));
    const form = await sheet();
    expect(form.getByLabelText(/^이메일/)).toHaveValue('family@example.com');
    await user.click(form.getByRole('button', { name: '인증번호 받기' }));
    await waitFor(() => expect(form.getByLabelText(/^인증번호/)).toHaveFocus());
    expect(form.getByLabelText(/^인증번호/)).toBeValid();
    expect(asked).toHaveBeenCalledTimes(1);
    await user.click(form.getByRole('button', { name: '내용 고치기' }));
    await user.type(form.getByLabelText(/^이메일/), '.kr');
    await user.click(form.getByRole('button', { name: '인증번호 받기' }));
    await form.findByLabelText(/^인증번호/);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['OTP_INVALID', /인증번호가 맞지 않아요/],
    ['OTP_EXPIRED', /인증번호의 시간이 지났어요/],
    ['OTP_ATTEMPTS', /너무 여러 번 틀렸어요/],
  ] as const)('reads %s at the code, and may type another one', async (code, words) => {
    const { user } = visit(fakeProblem(contract.bookTrialLesson, code));
    await chooseFriday(user);
    await fill(user);
    await bookWith(user);
    const field = await (await sheet()).findByLabelText(/^인증번호/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    platform.use(booked());
    await user.clear(field);
    await bookWith(user, '654321');
    expect(await screen.findByText('체험 수업을 예약했어요')).toBeVisible();
  });

  it.each([
    ['TRIAL_TAKEN', /이미 예약했거나 들었어요/],
    ['TRIALS_OPEN', /기다리는 체험 수업이 3개 있어요/],
  ] as const)('is told why it cannot have one (%s), and keeps what it wrote', async (code, words) => {
    const { user } = visit(fakeProblem(contract.bookTrialLesson, code));
    await chooseFriday(user);
    await fill(user);
    await bookWith(user);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('학생 B01'));
    const form = await sheet();
    expect(form.queryByRole('button', { name: /에 예약하기$/ })).toBeNull();
    await user.click(form.getByRole('button', { name: '내용 고치기' }));
    await user.type(form.getByLabelText(/^이메일/), '.kr');
    await user.click(form.getByRole('button', { name: '인증번호 받기' }));
    expect(await form.findByRole('button', { name: '금 20:00에 예약하기' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('leaves for the page of the teacher where nothing more can be booked', async () => {
    const { user } = visit(fakeProblem(contract.bookTrialLesson, 'TRIALS_FULL'));
    await chooseFriday(user);
    await fill(user);
    await bookWith(user);
    expect(await screen.findByText(/내일 다시 예약해 주세요/)).toBeVisible();
    await user.click(button('선생님 페이지로 돌아가기'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await heading()).toBeVisible();
  });

  it('books anew, with another id and another code, where what it booked was cancelled meanwhile', async () => {
    const asked = jest.fn();
    const sent = jest.fn();
    const canceled = fake(contract.bookTrialLesson, ({ body }) => {
      sent(body);
      return problemResponse('TRIAL_CANCELED');
    });
    const { user } = visit(
      canceled,
      fake(contract.sendTrialCode, ({ body }) => {
        asked(body);
        return { resendIn: 0 };
      }),
    );
    await chooseFriday(user);
    await fill(user);
    await bookWith(user);
    expect(await screen.findByText(/인증번호를 다시 받아 새로 예약해 주세요/)).toBeVisible();
    platform.use(booked(undefined, sent));
    await user.click(button('인증번호 다시 받기'));
    await bookWith(user, '654321');
    expect(await screen.findByText('체험 수업을 예약했어요')).toBeVisible();
    const idsOf = (calls: unknown[][]) => calls.map(([body]) => (body as { clientId: string }).clientId);
    const [first, second] = idsOf(sent.mock.calls);
    expect(second).not.toBe(first);
    expect(idsOf(asked.mock.calls)).toEqual([first, second]);
  });

  it('books for the next child under another id', async () => {
    const asked = jest.fn();
    const { user, currentPath } = visit(sentCode(asked));
    await chooseFriday(user);
    await fill(user);
    await bookWith(user);
    await screen.findByText('체험 수업을 예약했어요');
    await user.click(button('닫기'));
    await waitFor(() => expect(currentPath()).toBe(TEACHER));
    await chooseFriday(user);
    await fill(user);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    const [first, second] = asked.mock.calls.map(([body]: { clientId: string }[]) => body!.clientId);
    expect(second).not.toBe(first);
  });
});

describe('a time that somebody else took meanwhile [CAL-3]', () => {
  const others = [at(20, '14:00'), at(21, '10:00'), at(23, '16:00')];
  const taken = (sent: (body: { startAt: string; code: string }) => void = () => undefined) =>
    fake(contract.bookTrialLesson, ({ body }) => {
      sent(body);
      return body.startAt === FRIDAY
        ? problemResponse('TIME_TAKEN', { alternatives: others })
        : { courseTitle: '수학', teacherName: '김서연', ...others[0]!, door: '/kr/f/secret' };
    });

  it('turns grey, and the nearest three are one press away, with the same code', async () => {
    const asked = jest.fn();
    const sent = jest.fn();
    const { user } = visit(sentCode(asked), taken(sent));
    await chooseFriday(user);
    await fill(user);
    await bookWith(user);
    const form = await sheet();
    const offered = within(await form.findByRole('group', { name: '가까운 다른 시간' }));
    expect(offered.getAllByRole('button').map((one) => one.textContent)).toEqual([
      '20/11/2026 (금) 14:00',
      '21/11/2026 (토) 10:00',
      '23/11/2026 (월) 16:00',
      '다른 시간 고르기',
    ]);
    await user.click(offered.getByRole('button', { name: '20/11/2026 (금) 14:00' }));
    expect(form.getByRole('group', { name: '예약할 수업' })).toHaveFocus();
    expect(form.getByLabelText(/^인증번호/)).toHaveValue('123456');
    await user.click(form.getByRole('button', { name: '금 14:00에 예약하기' }));
    expect(await screen.findByText('체험 수업을 예약했어요')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    const [first, second] = sent.mock.calls.map(
      ([body]: { startAt: string; clientId: string; code: string }[]) => body!,
    );
    expect(second).toMatchObject({ startAt: others[0]!.startAt, code: '123456' });
    // The code counts for this booking alone, whichever time it comes to.
    const [[code]] = asked.mock.calls as [[{ clientId: string }]];
    expect([first!.clientId, second!.clientId]).toEqual([code.clientId, code.clientId]);
  });

  it('is said before a code is sent, too', async () => {
    const { user } = visit(fakeProblem(contract.sendTrialCode, 'TIME_TAKEN', { alternatives: others }));
    await chooseFriday(user);
    await fill(user);
    const form = await sheet();
    expect(await form.findByText('방금 다른 가족이 예약한 시간이에요')).toBeVisible();
    platform.use(sentCode());
    await user.click(form.getByRole('button', { name: '21/11/2026 (토) 10:00' }));
    expect(form.getByLabelText(/^학생 이름/)).toHaveValue('학생 B01');
    await user.click(form.getByRole('button', { name: '인증번호 받기' }));
    expect(await form.findByRole('button', { name: '토 10:00에 예약하기' })).toBeVisible();
  });

  it('leads back to all the times, where nothing written is lost', async () => {
    const { user } = visit(fakeProblem(contract.bookTrialLesson, 'TIME_TAKEN'));
    await chooseFriday(user);
    await fill(user);
    await bookWith(user);
    await user.click(await (await sheet()).findByRole('button', { name: '다른 시간 고르기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(time(/^20:00/)).toBeDisabled();
    expect(time(/^20:00/).parentElement).toHaveTextContent('마감');
    expect(await day(/^20\/11\/2026 \(금\) · 4개/)).toBeChecked();
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('학생 B01'));
  });
});

describe('a family that reads Vietnamese', () => {
  it('books in its language [CON-3]', async () => {
    deviceSpeaks('vi-VN');
    visitAt(`${TEACHER}?time=${encodeURIComponent(FRIDAY)}&book=1`);
    const form = within(await screen.findByRole('dialog', { name: 'Đặt buổi học thử' }));
    expect(await form.findByLabelText(/^Tên học sinh/)).toBeVisible();
    expect(form.getByRole('button', { name: 'Nhận mã xác nhận' })).toBeVisible();
    expect(form.getByRole('button', { name: 'Đóng' })).toBeVisible();
  });
});
