import { screen, waitFor, within } from '@testing-library/react';
import type { FamilyDoor, FamilyMove } from '@portal/domain/families/family-door';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aFamilyDoor, aFamilyMove } from '@portal/testing/families/family-door-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { A_WISH, AGREED_MOVE, shownDoor } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

const PROPOSAL = '시간 바꾸기 제안 · 10회차';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

/** A platform that keeps what was answered; `then` is the door afterwards. */
function answering(moves: FamilyMove[], then: Partial<FamilyDoor>, onSent: (body: object) => void = () => undefined) {
  let door = aFamilyDoor({ moves });
  return [
    fake(contract.getFamilyDoor, () => door),
    fake(contract.answerFamilyMove, ({ body }) => {
      onSent(body);
      door = aFamilyDoor(then);
      return door;
    }),
  ];
}

async function proposal(handlers: Fake[], name: string | RegExp = PROPOSAL) {
  const opened = enter(...handlers);
  return { ...opened, shown: within(await band(name)) };
}
async function declining(user: { click: (element: Element) => Promise<void> }) {
  await user.click(press('어려워요'));
  return within(await openedDialog('10회차의 새 시간이 어려운가요?'));
}

describe('a new time that the teacher proposes', () => {
  it('tells both times, the reason and until when to answer', async () => {
    const { shown } = await proposal([shownDoor({ moves: [aFamilyMove()] })]);
    expect(shown.getByText('10회차, 이 시간으로 옮겨도 될까요?')).toBeVisible();
    expect(shown.getByText('원래').nextSibling).toHaveTextContent('26/11/2026 (목)19:00–20:00');
    expect(shown.getByText('제안').nextSibling).toHaveTextContent('27/11/2026 (금)19:00–20:00');
    expect(shown.getByText('“26일에 학교 시험 감독이 있어요.”')).toBeVisible();
    expect(shown.getByText('21/11/2026 (토) 19:00까지 답해 주세요. 어렵다고 해도 괜찮아요.')).toBeVisible();
  });

  it('tells a family in Vietnam its own times, and those of the teacher with their words', async () => {
    inZone('Asia/Ho_Chi_Minh');
    const { shown } = await proposal(
      [shownDoor({ language: 'vi', moves: [aFamilyMove()] })],
      'Đề nghị đổi giờ · Buổi 10',
    );
    expect(shown.getByText('Đề nghị').nextSibling).toHaveTextContent('T6 27/11/202617:00–18:00');
    expect(shown.getAllByText('Giờ Hàn Quốc: 19:00')).toHaveLength(2);
    expect(shown.getByText(/Xin trả lời trước 17:00 T7 21\/11\/2026/)).toBeVisible();
  });

  it('is agreed to with one press; how many others have is told in its place [CAL-3]', async () => {
    const sent = jest.fn();
    const { shown, user } = await proposal(answering([aFamilyMove()], { moves: [AGREED_MOVE] }, sent));
    await user.click(press('좋아요'));
    const done = await shown.findByText('좋다고 했어요');
    expect(done.closest('[role=status]')).toHaveFocus();
    expect(shown.getByText('5명 중 4명의 가족이 좋다고 했어요')).toBeVisible();
    expect(shown.getByText('모두 좋다고 하면 옮겨져요. 그때까지는 26/11/2026 (목) 19:00 그대로예요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '좋아요' })).toBeNull();
    expect(sent.mock.calls).toEqual([[{ decision: 'ACCEPTED' }]]);
  });

  it('is agreed to once, however often it is pressed', async () => {
    const sent = jest.fn();
    let answer = () => undefined as void;
    const { user } = await proposal([
      fake(contract.getFamilyDoor, aFamilyDoor({ moves: [aFamilyMove()] })),
      fake(contract.answerFamilyMove, async ({ body }) => {
        sent(body);
        await new Promise<void>((resolve) => (answer = resolve));
        return aFamilyDoor({ moves: [AGREED_MOVE] });
      }),
    ]);
    await user.dblClick(press('좋아요'));
    await user.click(press(/좋아요/));
    expect(press('어려워요')).toBeDisabled();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    answer();
    await screen.findByText('좋다고 했어요');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('has moved the lesson with the last yes, and that is said where the reader is led', async () => {
    const { user } = await proposal(answering([aFamilyMove({ agreed: 4 })], { moves: [] }));
    await user.click(press('좋아요'));
    const news = await screen.findByText('10회차 시간을 옮겼어요');
    expect(news.closest('[role=status]')).toHaveFocus();
    expect(screen.getByText('새 시간: 27/11/2026 (금) 19:00. 모든 가족이 좋다고 했어요.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '좋아요' })).toBeNull());
  });

  it('is ended by a no, which says so before it is sent and takes a word along', async () => {
    const sent = jest.fn();
    const { user } = await proposal(answering([aFamilyMove()], { moves: [] }, sent));
    const sheet = await declining(user);
    expect(sheet.getByText('보내면 제안이 바로 끝나고, 수업은 원래 시간 그대로예요.')).toBeVisible();
    await user.type(sheet.getByRole('textbox', { name: '선생님께 남길 말 (선택)' }), '그날은 병원에 가요.');
    await user.click(sheet.getByRole('button', { name: '어렵다고 보내기' }));
    const news = await screen.findByText('어렵다고 전했어요. 10회차 시간은 26/11/2026 (목) 19:00 그대로예요.');
    await waitFor(() => expect(news.closest('[role=status]')).toHaveFocus());
    expect(sent.mock.calls).toEqual([[{ decision: 'DECLINED', note: '그날은 병원에 가요.' }]]);
  });

  it('is declined without a word too', async () => {
    const sent = jest.fn();
    const { user } = await proposal(answering([aFamilyMove()], { moves: [] }, sent));
    const sheet = await declining(user);
    await user.click(sheet.getByRole('button', { name: '어렵다고 보내기' }));
    await screen.findByText(/어렵다고 전했어요/);
    expect(sent.mock.calls).toEqual([[{ decision: 'DECLINED' }]]);
  });

  it('can be declined after a yes, with a warning of what that does', async () => {
    const { shown, user } = await proposal([shownDoor({ moves: [AGREED_MOVE] })]);
    await user.click(shown.getByRole('button', { name: '바꾸기' }));
    const dialog = await openedDialog('10회차의 새 시간이 어려운가요?');
    expect(dialog).toHaveTextContent('좋다고 한 답을 바꾸는 거예요. 보내면 제안이 바로 끝나고');
  });

  it('keeps the words of a no that is put off, and leads back to where it began', async () => {
    const { user } = await proposal([shownDoor({ moves: [aFamilyMove()] })]);
    const sheet = await declining(user);
    await user.type(sheet.getByRole('textbox'), '병원');
    await user.click(sheet.getByRole('button', { name: '돌아가기' }));
    await waitFor(() => expect(press('어려워요')).toHaveFocus());
    const again = await declining(user);
    expect(again.getByRole('textbox')).toHaveValue('병원');
  });
});

describe('an answer that is refused', () => {
  it('because the proposal is over says so although that is gone, and the page reads the door again', async () => {
    let isOver = false;
    const { user } = await proposal([
      fake(contract.getFamilyDoor, () => aFamilyDoor({ moves: isOver ? [] : [aFamilyMove()] })),
      fake(contract.answerFamilyMove, () => {
        isOver = true;
        return problemResponse('WRONG_STATE');
      }),
    ]);
    await user.click(press('좋아요'));
    const words = await screen.findByText('그사이 내용이 바뀌었어요. 새로 불러온 화면을 보고 다시 정해 주세요.');
    await waitFor(() => expect(screen.queryByText('10회차, 이 시간으로 옮겨도 될까요?')).toBeNull());
    expect(words).toBeVisible();
    expect(words.closest('[role=status]')).toHaveFocus();
  });

  it.each([
    ['SCHEDULE_OVERLAP', /그 시간에 다른 일정이 생겼어요/],
    ['DATE_PAST', /이미 지난 시간이에요/],
    ['LINK_REVOKED', /더 이상 쓸 수 없는 링크예요/],
    ['TOO_MANY', /요청이 너무 잦아요/],
  ] as const)('says why and what to do: %s', async (code, words) => {
    const { user } = await proposal([
      shownDoor({ moves: [aFamilyMove()] }),
      fakeProblem(contract.answerFamilyMove, code, { values: { s: 20 } }),
    ]);
    await user.click(press('좋아요'));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says it in Vietnamese', async () => {
    const { user } = await proposal(
      [
        shownDoor({ language: 'vi', moves: [aFamilyMove()] }),
        fakeProblem(contract.answerFamilyMove, 'SCHEDULE_OVERLAP'),
      ],
      /Đề nghị đổi giờ/,
    );
    await user.click(press('Đồng ý'));
    const words = await screen.findByText(/Giờ đó đã có lịch khác/);
    expect(words.closest('[role=status]')).not.toHaveTextContent(/[가-힣]/);
  });

  it('without a connection stays beside its buttons, and can be given again', async () => {
    const { user, shown } = await proposal([shownDoor({ moves: [aFamilyMove()] }), offline(contract.answerFamilyMove)]);
    await user.click(press('좋아요'));
    expect(await shown.findByText('보내지 못했어요')).toBeVisible();
    expect(shown.getByRole('alert')).toHaveTextContent(/다시 해 주세요/);
    expect(press('좋아요')).toBeEnabled();
  });

  it('leaves what was written in its sheet, even where the proposal is gone meanwhile', async () => {
    let isOver = false;
    const { user } = await proposal([
      fake(contract.getFamilyDoor, () => aFamilyDoor({ moves: isOver ? [] : [aFamilyMove()] })),
      fake(contract.answerFamilyMove, () => {
        isOver = true;
        return problemResponse('WRONG_STATE');
      }),
    ]);
    const sheet = await declining(user);
    await user.type(sheet.getByRole('textbox'), '그날은 병원에 가요.');
    await user.click(sheet.getByRole('button', { name: '어렵다고 보내기' }));
    expect(await sheet.findByText(/그사이 내용이 바뀌었어요/)).toBeVisible();
    expect(sheet.getByText('적은 내용은 그대로 있어요.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('10회차, 이 시간으로 옮겨도 될까요?')).toBeNull());
    expect(sheet.getByRole('textbox')).toHaveValue('그날은 병원에 가요.');
    await user.click(sheet.getByRole('button', { name: '돌아가기' }));
    // What opened the sheet is gone: the reader goes on before what has been.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'status'));
  });

  it('is no news any more once it has been given', async () => {
    let isBusy = true;
    const { user, shown } = await proposal([
      shownDoor({ moves: [aFamilyMove()] }),
      fake(contract.answerFamilyMove, () =>
        isBusy ? problemResponse('UNAVAILABLE') : aFamilyDoor({ moves: [AGREED_MOVE] }),
      ),
    ]);
    await user.click(press('좋아요'));
    expect(await screen.findByText('보내지 못했어요')).toBeVisible();
    isBusy = false;
    await user.click(press('좋아요'));
    expect(await shown.findByText('좋다고 했어요')).toBeVisible();
    expect(screen.queryByText('보내지 못했어요')).toBeNull();
  });
});

describe('a time that the family asked for itself', () => {
  it('waits for the teacher, and cannot be answered by who asked', async () => {
    const { shown } = await proposal([shownDoor({ moves: [A_WISH] })], '우리가 부탁한 시간 · 10회차');
    expect(shown.getByText('선생님의 답을 기다려요')).toBeVisible();
    expect(shown.getByText('21/11/2026 (토) 19:00까지 답이 없으면 원래 시간 그대로예요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '좋아요' })).toBeNull();
  });

  it('is taken back with one press, and it is said that the lesson stays', async () => {
    let moves = [A_WISH];
    const { user } = await proposal(
      [
        fake(contract.getFamilyDoor, () => aFamilyDoor({ moves })),
        fake(contract.withdrawFamilyMove, () => {
          moves = [];
          return aFamilyDoor({ moves });
        }),
      ],
      '우리가 부탁한 시간 · 10회차',
    );
    await user.click(press('부탁 거두기'));
    expect(await screen.findByText('부탁을 거뒀어요. 10회차 시간은 26/11/2026 (목) 19:00 그대로예요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '부탁 거두기' })).toBeNull();
  });

  it('says where the teacher was faster than who takes it back', async () => {
    const { user } = await proposal(
      [shownDoor({ moves: [A_WISH] }), fakeProblem(contract.withdrawFamilyMove, 'WRONG_STATE')],
      '우리가 부탁한 시간 · 10회차',
    );
    await user.click(press('부탁 거두기'));
    expect(await screen.findByText('보내지 못했어요')).toBeVisible();
  });
});
