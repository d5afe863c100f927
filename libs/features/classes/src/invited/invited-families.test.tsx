import { screen, waitFor, within } from '@testing-library/react';
import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import {
  anInvitationLetter,
  someInvitationLetters,
  someLetterPreviews,
} from '@portal/testing/classes/invitation-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { aCanceledClass } from '../class-page.fixture.ts';
import { button, renderAlone } from '../classes.screen.ts';
import { InvitedFamilies } from './invited-families.tsx';

const { listInvitationLetters, resendInvitationLetter, withdrawInvitation } = contract;
const some = fake(listInvitationLetters, someInvitationLetters());
const door = fake(enrollmentsContract.getClassInvitation, aClassInvitation());
const show = (handlers: Fake[], shown = aTeachingClass(), sendsMail = true) =>
  renderAlone(<InvitedFamilies shown={shown} />, [...handlers, some, door], undefined, { sendsMail });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the families that were invited by mail', () => {
  it('are told with what became of it: when sent and how often, opened, kept a seat, asked', async () => {
    show([]);
    expect(await screen.findByRole('region', { name: '초대한 가족 3' })).toBeVisible();
    const first = await row('학생 D01');
    expect(first.getByText('보냈어요')).toBeVisible();
    expect(first.getByText(/^보낸 때/)).toHaveTextContent('17/11/2026 21:03');
    const second = await row('Trần Minh Khôi');
    expect(second.getByText('열어 봤어요')).toBeVisible();
    expect(second.getByText(/khoi.tran@mail.example · 010-1234-5678 · 베트남어/)).toBeVisible();
    const happened = second.getByText(/^보낸 때/);
    for (const words of ['2번 보냄', '처음 연 때 18/11/2026 08:20', '까지 자리를 맡아 두었어요'])
      expect(happened).toHaveTextContent(words);
    expect((await row('b01@mail.example')).getByText('자리를 신청했어요')).toBeVisible();
  });

  it('wait where no seat is kept for them and none is left', async () => {
    const seats = { capacity: 8, students: 5, held: 2, free: 1 };
    const { requests } = aClassInvitation();
    const waiting = requests.slice(0, 1).map((request) => ({ ...request, state: 'WAITING' as const }));
    show([fake(enrollmentsContract.getClassInvitation, aClassInvitation({ seats, requests: waiting }))]);
    expect(await (await row('학생 D01')).findByText(/자리 없음 · 대기/)).toBeVisible();
    for (const name of ['Trần Minh Khôi', 'b01@mail.example'])
      expect((await row(name)).queryByText(/자리 없음/)).toBeNull();
  });

  it('are written to once more an hour after the last letter, and not before', async () => {
    const asked = jest.fn();
    let items = someInvitationLetters().items;
    const { user } = show([
      fake(listInvitationLetters, () => ({ items, lettersLeft: 46 })),
      fake(resendInvitationLetter, ({ params }) => {
        asked(params);
        items = items.map((item) =>
          item.id === 'invitation-1'
            ? { ...item, sent: 2, sentAt: '2026-11-18T10:42:00+09:00', resendAt: '2026-11-18T11:42:00+09:00' }
            : item,
        );
        return { items, lettersLeft: 45 };
      }),
    ]);
    const resting = await row('Trần Minh Khôi');
    expect(resting.queryByRole('button', { name: '다시 보내기' })).toBeNull();
    expect(resting.getByText(/부터 다시 보낼 수 있어요/)).toHaveTextContent('11:00');
    const again = (await row('학생 D01')).getByRole('button', { name: '다시 보내기' });
    expect(again).toHaveAccessibleDescription('학생 D01');
    await user.click(again);
    expect(await screen.findByText('d01@mail.example에 다시 보냈어요')).toBeVisible();
    expect(asked.mock.calls).toEqual([[{ id: 'class-1', invitationId: 'invitation-1' }]]);
    expect(await (await row('학생 D01')).findByText(/11:42/)).toBeVisible();
  });

  it('say where one wrote otherwise than the list, and that one declined', async () => {
    const joined = anInvitationLetter({ state: 'JOINED', resendAt: null, corrected: ['studentName', 'age'] });
    const declined = anInvitationLetter({
      id: 'invitation-9',
      state: 'DECLINED',
      studentName: '학생 D02',
      resendAt: null,
    });
    show([fake(listInvitationLetters, { items: [joined, declined], lettersLeft: 46 })]);
    expect((await row('학생 D01')).getByText(/명단과 다른 곳: 이름, 나이/)).toBeVisible();
    expect((await row('학생 D02')).getByText('가족이 거절했어요')).toBeVisible();
  });

  it('are written to three times in all', async () => {
    show([fake(listInvitationLetters, { items: [anInvitationLetter({ sent: 3, resendAt: null })], lettersLeft: 46 })]);
    const only = await row('학생 D01');
    expect(only.getByText('3번 모두 보냈어요')).toBeVisible();
    expect(only.queryByRole('button', { name: '다시 보내기' })).toBeNull();
    expect(only.getByRole('button', { name: '초대 취소' })).toBeVisible();
  });

  it('are told nothing more that could be done once they have asked', async () => {
    show([]);
    expect((await row('b01@mail.example')).queryByRole('button')).toBeNull();
  });

  it('lose their link after a question only', async () => {
    const asked = jest.fn();
    const { user } = show([
      fake(withdrawInvitation, ({ params }) => {
        asked(params);
        return someInvitationLetters();
      }),
    ]);
    await user.click((await row('학생 D01')).getByRole('button', { name: '초대 취소' }));
    expect(await openedDialog('d01@mail.example 초대를 취소할까요?', 'alertdialog')).toHaveTextContent('바로 닫히고');
    await user.click(button('돌아가기'));
    expect(asked).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click((await row('학생 D01')).getByRole('button', { name: '초대 취소' }));
    const question = within(await openedDialog('d01@mail.example 초대를 취소할까요?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: '초대 취소' }));
    expect(await screen.findByText('초대를 취소했어요')).toBeVisible();
    expect(asked.mock.calls).toEqual([[{ id: 'class-1', invitationId: 'invitation-1' }]]);
  });

  it('have joined meanwhile, and that is said instead', async () => {
    const { user } = show([fakeProblem(withdrawInvitation, 'WRONG_STATE')]);
    await user.click((await row('학생 D01')).getByRole('button', { name: '초대 취소' }));
    const question = within(await openedDialog('d01@mail.example 초대를 취소할까요?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: '초대 취소' }));
    expect(await screen.findByText('초대를 취소하지 못했어요')).toBeVisible();
    expect(screen.getByText('그사이 가족이 신청했거나 이미 끝난 초대예요.')).toBeVisible();
  });

  it('are none yet in a new class, and the two ways to invite stand there', async () => {
    show([fake(listInvitationLetters, { items: [], lettersLeft: 50 })]);
    expect(await screen.findByText(/아직 메일로 초대한 가족이 없어요/)).toBeVisible();
    expect(button('메일로 초대')).toBeVisible();
    expect(button('명단으로 초대')).toBeVisible();
  });

  it('are invited by the link alone where the installation sends no mail', async () => {
    show([fake(listInvitationLetters, { items: [], lettersLeft: 50 })], aTeachingClass(), false);
    expect(await screen.findByText(/메일을 보내지 않는 서버라서/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be asked for again', async () => {
    const { user } = show([fakeProblem(listInvitationLetters, 'UNEXPECTED')]);
    expect(await screen.findByText('초대한 가족을 불러오지 못했어요')).toBeVisible();
    platform.use(some);
    await user.click(button('다시 시도'));
    expect(await row('학생 D01')).toBeDefined();
  });

  it('are not invited to a class that is over; who was stays there', async () => {
    show([], aCanceledClass());
    expect(await row('학생 D01')).toBeDefined();
    expect(screen.queryByRole('button', { name: '메일로 초대' })).toBeNull();
  });
});

describe('inviting by mail', () => {
  const previewed = fake(contract.previewInvitationLetter, { items: someLetterPreviews() });
  async function open(...handlers: Fake[]) {
    const { user } = show([...handlers, previewed]);
    await user.click(await screen.findByRole('button', { name: '메일로 초대' }));
    await openedDialog('메일로 초대할까요?');
    return user;
  }
  beforeEach(() => localStorage.clear());

  it('shows the letter before it goes, in both languages, and how many can still go', async () => {
    const user = await open();
    expect(await screen.findByText(/지금 46통까지 보낼 수 있어요/)).toBeVisible();
    const letter = within(await screen.findByRole('region', { name: '가족이 받는 메일' }));
    expect(await letter.findByText('김수학 선생님이 중2 수학 개념 완성 수업에 초대했어요')).toBeVisible();
    expect(letter.getByText('김수학 선생님이 이 주소를 적어서 보냈어요.')).toBeVisible();
    await user.click(letter.getByRole('radio', { name: '베트남어' }));
    expect(letter.getByText(/^Giáo viên 김수학 mời bạn/).closest('[lang]')).toHaveAttribute('lang', 'vi');
    await user.click(letter.getByRole('radio', { name: '한국어' }));
    await user.click(screen.getAllByRole('radio', { name: '베트남어' })[0]!);
    expect(letter.getByText(/^Giáo viên 김수학 mời bạn/)).toBeVisible();
  });

  it('sends to every line once', async () => {
    const sent = jest.fn();
    const user = await open(
      fake(contract.inviteByMail, ({ body }) => {
        sent(body);
        return someInvitationLetters();
      }),
    );
    await user.click(screen.getByRole('textbox', { name: '이메일 1' }));
    await user.paste('a@example.com\nb@example.com');
    await user.click(button('초대 메일 보내기'));
    expect(await screen.findByText('2곳에 초대 메일을 보냈어요')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [
        {
          clientId: expect.any(String) as string,
          emails: ['a@example.com', 'b@example.com'],
          studentName: '',
          language: 'ko',
        },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the addresses out of what was copied or typed, whatever stands around them', async () => {
    const sent = jest.fn();
    const user = await open(
      fake(contract.inviteByMail, ({ body }) => {
        sent(body.emails);
        return someInvitationLetters();
      }),
    );
    const line = (no: number) => screen.getByRole('textbox', { name: `이메일 ${no}` });
    await user.click(line(1));
    await user.paste('"Bố" <a@example.com>; b@example.com');
    expect(line(2)).toHaveFocus();
    await user.type(line(2), ',c@example.com d@example.com');
    expect(line(4)).toHaveFocus();
    await user.keyboard('{Enter} Mẹ <e@example.com> ');
    await user.click(button('초대 메일 보내기'));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`)]]),
    );
  });

  it('says what is wrong line by line, leads to the first one, and keeps the words of the server at their lines', async () => {
    const user = await open(
      fakeProblem(contract.inviteByMail, 'VALIDATION', { fields: { 'emails.1': '이미 초대한 주소예요.' } }),
    );
    const line = (no: number) => screen.getByRole('textbox', { name: `이메일 ${no}` });
    await user.click(line(1));
    await user.paste('a@example.com\nnobody');
    await user.click(button('초대 메일 보내기'));
    await waitFor(() => expect(line(2)).toHaveFocus());
    expect(line(2)).toHaveAccessibleDescription('이메일 형식이 아니에요. 예: name@example.com');
    expect(line(1)).toBeValid();
    await user.type(line(2), '@example.com');
    await user.click(button('초대 메일 보내기'));
    await waitFor(() => expect(line(2)).toHaveAccessibleDescription('이미 초대한 주소예요.'));
  });

  it('names a student only where it goes to one address', async () => {
    const user = await open();
    await user.click(screen.getByRole('textbox', { name: '이메일 1' }));
    await user.paste('a@example.com\nb@example.com');
    const name = screen.getByRole('textbox', { name: /^학생 이름/ });
    await user.type(name, '김민준');
    await user.click(button('초대 메일 보내기'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('여러 주소로 보낼 때는 학생 이름을 비워 주세요.'));
  });

  it('is refused in words when the letters of the day are used up', async () => {
    const user = await open(fakeProblem(contract.inviteByMail, 'LETTERS_TODAY', { values: { n: 50, left: 0 } }));
    await user.type(screen.getByRole('textbox', { name: '이메일 1' }), 'a@example.com');
    await user.click(button('초대 메일 보내기'));
    expect(await screen.findByText(/24시간에 50통까지 보낼 수 있고 지금은 0통 남았어요/)).toBeVisible();
  });
});
