import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aFamilyQuestion, aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { ANSWERED_QUESTION, shownDoor, shownRecords } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

const CONFIRMED = aFamilyRecord({ confirmedAt: '2026-11-18T10:42:00+09:00' });

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

async function record(first: FamilyRecord, ...handlers: Fake[]) {
  const opened = enter(...handlers, shownRecords([first]));
  const shown = within(await band('지난 수업'));
  await shown.findByRole('article');
  return { ...opened, shown };
}
async function asking(...handlers: Fake[]) {
  const opened = await record(aFamilyRecord(), ...handlers);
  await opened.user.click(press('다르게 기억해요'));
  return { ...opened, sheet: within(await openedDialog('다르게 기억하나요?')) };
}

describe('a record that the family may confirm', () => {
  it('asks whether it is right, and says what silence means [CLS-3]', async () => {
    const { shown } = await record(aFamilyRecord());
    expect(shown.getByRole('heading', { name: '이 기록이 맞나요?' })).toBeVisible();
    expect(shown.getByText('오늘 20:09까지 답이 없으면 확인한 것으로 봐요.')).toBeVisible();
    expect(press('다르게 기억해요')).toBeEnabled();
  });

  it('promises nothing by silence while somebody has asked about it', async () => {
    const { shown } = await record(aFamilyRecord({ isPaused: true }));
    expect(shown.getByText(/답이 올 때까지는 시간이 지나도 확정되지 않아요/)).toBeVisible();
    expect(shown.queryByText(/답이 없으면 확인한 것으로 봐요/)).toBeNull();
    expect(press('확인했어요')).toBeEnabled();
  });

  it('is confirmed with one press, and tells when in its place', async () => {
    const sent = jest.fn();
    let now = aFamilyRecord();
    const { shown, user } = await record(
      now,
      fake(contract.listFamilyLessons, () => ({ total: 1, items: [now] })),
      fake(contract.confirmFamilyLesson, ({ params }) => {
        sent(params);
        now = CONFIRMED;
        return now;
      }),
    );
    await user.dblClick(press('확인했어요'));
    const when = await shown.findByText('18/11/2026 (수) 10:42');
    expect(when.closest('[role=status]')).toHaveFocus();
    expect(shown.queryByText('이 기록이 맞나요?')).toBeNull();
    expect(sent.mock.calls).toEqual([[{ id: 'lesson-7' }]]);
  });

  it.each([
    ['it is settled', { isSettled: true }],
    ['its time is over', { confirmBy: '2026-11-18T10:41:00+09:00' }],
  ])('is not asked for when %s', async (_when, over) => {
    const { shown } = await record(aFamilyRecord(over));
    expect(shown.getByText('확인하는 기간이 끝났어요')).toBeVisible();
    expect(shown.queryByText('이 기록이 맞나요?')).toBeNull();
  });

  it('says why it could not be confirmed, and reads the list again', async () => {
    let now = aFamilyRecord();
    const { shown, user } = await record(
      now,
      fake(contract.listFamilyLessons, () => ({ total: 1, items: [now] })),
      fake(contract.confirmFamilyLesson, () => {
        now = aFamilyRecord({ isSettled: true });
        return problemResponse('WRONG_STATE');
      }),
    );
    await user.click(press('확인했어요'));
    expect(await shown.findByText(/그사이 내용이 바뀌었어요/)).toBeVisible();
    expect(await shown.findByText('확인하는 기간이 끝났어요')).toBeVisible();
    expect(shown.getByText(/그사이 내용이 바뀌었어요/)).toBeVisible();
  });

  it('can be confirmed again after the line broke', async () => {
    const { shown, user } = await record(aFamilyRecord(), offline(contract.confirmFamilyLesson));
    await user.click(press('확인했어요'));
    expect(await shown.findByText('보내지 못했어요')).toBeVisible();
    expect(press('확인했어요')).toBeEnabled();
  });
});

describe('a family that remembers otherwise', () => {
  it('asks the teacher, and nothing is settled until she answers', async () => {
    const sent = jest.fn();
    let now = aFamilyRecord();
    const { shown, sheet, user } = await asking(
      fake(contract.listFamilyLessons, () => ({ total: 1, items: [now] })),
      fake(contract.questionFamilyLesson, ({ body }) => {
        sent(body);
        now = aFamilyRecord({ question: aFamilyQuestion(body), confirmBy: null });
        return now;
      }),
    );
    expect(sheet.getByText('선생님께 물어볼게요. 답이 올 때까지 이 기록은 확정되지 않아요.')).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: '수업 시간' }));
    await user.type(sheet.getByRole('textbox', { name: /^어떻게 기억하나요/ }), '10분 늦게 시작했어요.');
    await user.dblClick(sheet.getByRole('button', { name: '선생님께 물어보기' }));
    const asked = await shown.findByText('선생님께 물어봤어요');
    await waitFor(() => expect(asked.closest('[role=status]')).toHaveFocus());
    expect(shown.getByText('“10분 늦게 시작했어요.”')).toBeVisible();
    expect(shown.getByText('답이 올 때까지 확정되지 않아요.')).toBeVisible();
    expect(shown.queryByText('이 기록이 맞나요?')).toBeNull();
    expect(sent.mock.calls).toEqual([[{ topic: 'TIME', text: '10분 늦게 시작했어요.' }]]);
  });

  it('has to say what, and how', async () => {
    const { sheet, user } = await asking();
    await user.click(sheet.getByRole('button', { name: '선생님께 물어보기' }));
    expect(await sheet.findByText('무엇이 다른지 골라 주세요.')).toBeVisible();
    expect(sheet.getByText('어떻게 기억하는지 1,000자 안으로 적어 주세요.')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('radio', { name: '출석' })).toHaveFocus());
  });

  it('is told so in Vietnamese', async () => {
    const { user } = enter(shownDoor({ language: 'vi' }));
    await band('Các buổi đã học');
    await user.click(await screen.findByRole('button', { name: 'Tôi nhớ khác' }));
    const dialog = await openedDialog('Bạn nhớ khác?');
    await user.click(within(dialog).getByRole('button', { name: 'Hỏi giáo viên' }));
    expect(await within(dialog).findByText('Hãy chọn điều khác biệt.')).toBeVisible();
    expect(dialog).not.toHaveTextContent(/[가-힣]/);
  });

  it.each([
    ['WRONG_STATE', fakeProblem(contract.questionFamilyLesson, 'WRONG_STATE'), /그사이 내용이 바뀌었어요/],
    ['LINK_REVOKED', fakeProblem(contract.questionFamilyLesson, 'LINK_REVOKED'), /더 이상 쓸 수 없는 링크예요/],
    ['no connection', offline(contract.questionFamilyLesson), /다시 해 주세요/],
  ])('loses no word when it is refused: %s', async (_why, refused, words) => {
    const { sheet, user } = await asking(refused);
    await user.click(sheet.getByRole('radio', { name: '출석' }));
    await user.type(sheet.getByRole('textbox'), '끝까지 있었어요.');
    await user.click(sheet.getByRole('button', { name: '선생님께 물어보기' }));
    expect(await sheet.findByText(words)).toBeVisible();
    expect(sheet.getByRole('textbox')).toHaveValue('끝까지 있었어요.');
    expect(sheet.getByRole('radio', { name: '출석' })).toBeChecked();
  });

  it('finds its words again after the page was loaded anew [W9]', async () => {
    const { sheet, user } = await asking();
    await user.click(sheet.getByRole('radio', { name: '출석' }));
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: '끝까지 있었어요.' } });
    cleanup();
    const { sheet: again } = await asking();
    expect(again.getByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(again.getByRole('textbox')).toHaveValue('끝까지 있었어요.');
    expect(again.getByRole('radio', { name: '출석' })).toBeChecked();
  });

  it('reads the answer of the teacher, and can confirm then until it is settled', async () => {
    const { shown, user } = await record(
      aFamilyRecord({ question: ANSWERED_QUESTION, confirmBy: '2026-11-19T09:20:00+09:00' }),
      fake(contract.confirmFamilyLesson, { ...CONFIRMED, question: ANSWERED_QUESTION }),
    );
    expect(shown.getByText('맞아요. 10분 늦게 시작했고 끝에 10분 더 했어요.')).toBeVisible();
    expect(shown.getByText('내일 09:20까지 답이 없으면 확인한 것으로 봐요.')).toBeVisible();
    // She may still remember otherwise.
    expect(press('다르게 기억해요')).toBeEnabled();
    await user.click(press('확인했어요'));
    expect(await shown.findByText('18/11/2026 (수) 10:42')).toBeVisible();
  });
});
