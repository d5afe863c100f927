import { screen, waitFor, within } from '@testing-library/react';
import { useGetClassInvitationQuery } from '@portal/api/classes/enrollments.api';
import type { EnrollmentRequest } from '@portal/domain/classes/enrollment-request';
import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { aClassInvitation, anEnrollmentRequest } from '@portal/testing/classes/enrollment-builders';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { button, dialog, part, renderAlone } from '../classes.screen.ts';
import { RequestList } from './request-list.tsx';

const { getClassInvitation, answerEnrollmentRequest } = contract;
const first = anEnrollmentRequest();
const second = anEnrollmentRequest({ id: 'request-2', studentName: '학생 B02' });
const waiting = anEnrollmentRequest({ id: 'request-3', studentName: '학생 B03', state: 'WAITING', heldUntil: null });
const door = (...requests: EnrollmentRequest[]) => aClassInvitation({ requests });

function Known() {
  const { currentData } = useGetClassInvitationQuery({ id: 'class-1' });
  return currentData && <RequestList classId="class-1" requests={currentData.requests} />;
}
const show = (requests: EnrollmentRequest[], ...handlers: Fake[]) =>
  renderAlone(<Known />, [...handlers, fake(getClassInvitation, door(...requests))]);
const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

/** A server that takes the answer and shows the list without the one who has it. */
function answering(requests: EnrollmentRequest[]) {
  const sent: unknown[] = [];
  let left = requests;
  const handlers = [
    fake(getClassInvitation, () => door(...left)),
    fake(answerEnrollmentRequest, ({ params, body }) => {
      sent.push([params, body]);
      left = left.filter(({ id }) => id !== params.requestId);
      return door(...left);
    }),
  ];
  return { sent, handlers };
}

beforeEach(() => localStorage.clear());

describe('the families that have asked for a seat', () => {
  it('are told with who learns, who writes, and until when the seat is kept', async () => {
    show([anEnrollmentRequest({ guardianName: 'Nguyễn Thị Hoa', language: 'vi' })]);
    const row = await rowOf('학생 B01');
    expect(await part('신청한 가족 1')).toBeDefined();
    expect(row.getByText('14세')).toBeVisible();
    expect(row.getByText('답을 기다려요')).toBeVisible();
    expect(row.getByText('일차함수의 그래프를 어려워해요.')).toBeVisible();
    expect(row.getByText('Nguyễn Thị Hoa')).toHaveAttribute('lang', 'vi');
    expect(row.getByText(/어머니/)).toHaveTextContent('어머니 Nguyễn Thị Hoa · 베트남어');
    expect(row.getByText('family@example.com')).toBeVisible();
    expect(row.getByText(/까지 맡아 두었어요/)).toHaveTextContent('20/11/2026 (금)');
    expect(row.getByText(/까지 맡아 두었어요/)).toHaveTextContent('09:00');
  });

  it('are to be told by the teacher where no mail is sent', async () => {
    const { handlers } = answering([first]);
    const { user } = renderAlone(<Known />, handlers, undefined, { sendsMail: false });
    const row = await rowOf('학생 B01');
    await user.click(row.getByRole('button', { name: /거절하기/ }));
    expect(
      (await dialog('B01 학생의 신청을 거절할까요?')).getByText('신청한 가족에게는 직접 알려 주세요.'),
    ).toBeVisible();
  });

  it('that wait for a seat can be declined only', async () => {
    show([waiting]);
    const row = await rowOf('학생 B03');
    expect(row.getByText('빈자리를 기다려요')).toBeVisible();
    expect(row.getByText('빈자리가 나면 등록할 수 있어요')).toBeVisible();
    expect(row.queryByRole('button', { name: /등록하기/ })).toBeNull();
    expect(row.getByRole('button', { name: '학생 B03 거절하기' })).toBeVisible();
  });

  it('are none yet: the teacher reads how they come', async () => {
    show([]);
    expect(await screen.findByText(/초대 링크를 가족에게 보내면 여기로 신청이 와요/)).toBeVisible();
  });

  it('come in with one press; the row goes and leaves the focus to the list', async () => {
    const { sent, handlers } = answering([first, second]);
    const { user } = show([], ...handlers);
    await user.click(await screen.findByRole('button', { name: '학생 B01 등록하기' }));
    expect(await screen.findByText('B01 학생을 등록했어요')).toBeVisible();
    expect(sent).toEqual([[{ id: 'class-1', requestId: 'request-1' }, { answer: 'ACCEPT' }]]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: '학생 B01' })).toBeNull());
    expect(screen.getByRole('region', { name: '신청한 가족 1' })).toHaveFocus();
    expect(button('학생 B02 등록하기')).toBeVisible();
  });

  it('take one answer at a time', async () => {
    let answered = 0;
    let arrive = () => {};
    const { user } = show(
      [first],
      fake(answerEnrollmentRequest, async () => {
        answered += 1;
        await new Promise<void>((resolve) => (arrive = resolve));
        return door();
      }),
    );
    await user.click(await screen.findByRole('button', { name: '학생 B01 등록하기' }));
    const pending = await screen.findAllByRole('button', { name: /^학생 B01 (등록|거절)하기 처리/ });
    expect(pending).toHaveLength(2);
    for (const one of pending) await user.click(one);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(answered).toBe(1));
    platform.use(fake(getClassInvitation, door()));
    arrive();
    expect(await screen.findByText('B01 학생을 등록했어요')).toBeVisible();
    expect(answered).toBe(1);
  });

  it.each([
    ['a class that is full by now', fakeProblem(answerEnrollmentRequest, 'CLASS_FULL'), /남은 자리가 없어요/],
    ['a server that broke', fakeProblem(answerEnrollmentRequest, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['somebody who answered first', fakeProblem(answerEnrollmentRequest, 'WRONG_STATE'), /먼저 답했거나/],
    ['a lost connection', offline(answerEnrollmentRequest), /서버가 답하지 않아요/],
  ])('read at their row what came of %s, and stay', async (_what, refusal, words) => {
    const { user } = show([first, second], refusal);
    await user.click(await screen.findByRole('button', { name: '학생 B02 등록하기' }));
    expect(await (await rowOf('학생 B02')).findByText('B02 학생을 등록하지 못했어요')).toBeVisible();
    expect((await rowOf('학생 B02')).getByText(words)).toBeVisible();
    expect((await rowOf('학생 B01')).queryByText(words)).toBeNull();
    expect(button('학생 B02 등록하기')).toBeVisible();
  });

  it('are read again when somebody else was first, and the teacher still reads why', async () => {
    let requests = [first, second];
    const { user } = show(
      [],
      fake(getClassInvitation, () => door(...requests)),
      fake(answerEnrollmentRequest, () => {
        requests = [second];
        return problemResponse('WRONG_STATE');
      }),
    );
    await user.click(await screen.findByRole('button', { name: '학생 B01 등록하기' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: '학생 B01' })).toBeNull());
    expect(screen.getByText('B01 학생을 등록하지 못했어요')).toBeVisible();
    expect(screen.getByText(/다른 곳에서 먼저 답했거나 답할 시간이 지난 신청이에요/)).toBeVisible();
  });
});

describe('declining a family', () => {
  const ask = async (name = '학생 B01') => screen.findByRole('button', { name: `${name} 거절하기` });
  const form = () => dialog('B01 학생의 신청을 거절할까요?');
  const reason = () => screen.findByLabelText(/거절하는 이유/);

  it('sends the reason that stands in the letter', async () => {
    const { sent, handlers } = answering([first]);
    const { user } = show([], ...handlers);
    await user.click(await ask());
    expect((await form()).getByText('적으면 가족이 받는 메일에 그대로 들어가요.')).toBeVisible();
    await user.type(await reason(), ' 수준이 맞지 않아요. ');
    await user.click((await form()).getByRole('button', { name: '거절하기' }));
    expect(await screen.findByText('B01 학생의 신청을 거절했어요')).toBeVisible();
    expect(sent).toEqual([
      [
        { id: 'class-1', requestId: 'request-1' },
        { answer: 'DECLINE', reason: '수준이 맞지 않아요.' },
      ],
    ]);
    await waitFor(() => expect(screen.getByRole('region', { name: '신청한 가족 0' })).toHaveFocus());
  });

  it('needs no reason, also where the family waits for a seat', async () => {
    const { sent, handlers } = answering([waiting]);
    const { user } = show([], ...handlers);
    await user.click(await ask('학생 B03'));
    const question = await dialog('B03 학생의 신청을 거절할까요?');
    await user.click(question.getByRole('button', { name: '거절하기' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [
          { id: 'class-1', requestId: 'request-3' },
          { answer: 'DECLINE', reason: '' },
        ],
      ]),
    );
  });

  it('can be left alone, and comes back to its button', async () => {
    const { sent, handlers } = answering([first]);
    const { user } = show([], ...handlers);
    await user.click(await ask());
    await user.click((await form()).getByRole('button', { name: '돌아가기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await ask()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('keeps the reason when it could not be sent', async () => {
    const { user } = show([first], fakeProblem(answerEnrollmentRequest, 'UNEXPECTED'));
    await user.click(await ask());
    await user.type(await reason(), '수준이 맞지 않아요.');
    await user.click((await form()).getByRole('button', { name: '거절하기' }));
    expect(await screen.findByText('거절하지 못했어요')).toBeVisible();
    expect(await reason()).toHaveValue('수준이 맞지 않아요.');
    expect((await form()).getByRole('button', { name: '거절하기' })).toBeVisible();
  });

  it('says that somebody else was first, and cannot be sent again', async () => {
    const { user } = show([first], fakeProblem(answerEnrollmentRequest, 'WRONG_STATE'));
    await user.click(await ask());
    await user.click((await form()).getByRole('button', { name: '거절하기' }));
    expect(await (await form()).findByText(/다른 곳에서 먼저 답했거나/)).toBeVisible();
    expect((await form()).queryByRole('button', { name: '거절하기' })).toBeNull();
  });

  it('says when the reason is too long', async () => {
    const { sent, handlers } = answering([first]);
    const { user } = show([], ...handlers);
    await user.click(await ask());
    await user.click(await reason());
    await user.paste('가'.repeat(501));
    await user.click((await form()).getByRole('button', { name: '거절하기' }));
    expect(await screen.findByText('500자까지 쓸 수 있어요.')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
