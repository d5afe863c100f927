import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { fake, fakeProblem, type Fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aFamilyDoor, aFamilyMove } from '@portal/testing/families/family-door-builders';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { A_WISH, FREE_TIMES, freeTimes, OPEN_LESSON, shownDoor } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

const FRIDAY = '20/11/2026 (금) 18:00–19:00';

/** The sheet in which a family asks for another time of the next lesson. */
async function asking(...handlers: Fake[]) {
  const opened = enter(...handlers);
  await band(/^다음 수업/);
  await opened.user.click(press('다른 시간 부탁하기, 8회차'));
  return { ...opened, sheet: within(await openedDialog('8회차, 다른 시간 부탁하기')) };
}
type Sheet = Awaited<ReturnType<typeof asking>>['sheet'];
const send = (sheet: Sheet) => sheet.getByRole('button', { name: /부탁하기/ });

describe('a family that asks for another time', () => {
  it('chooses one of those that are free, and is told that it waits', async () => {
    const sent = jest.fn();
    let door = aFamilyDoor();
    const { sheet, user } = await asking(
      fake(contract.getFamilyDoor, () => door),
      fake(contract.askFamilyMove, ({ params, body }) => {
        sent(params, body);
        door = aFamilyDoor({ moves: [A_WISH] });
        return door;
      }),
    );
    expect(sheet.getByText('지금 시간: 19/11/2026 (목) 19:00. 선생님이 좋다고 하면 옮겨져요.')).toBeVisible();
    await user.click(await sheet.findByRole('radio', { name: FRIDAY }));
    await user.type(sheet.getByRole('textbox', { name: '이유 (선택)' }), '생신이에요.');
    await user.click(send(sheet));
    const news = await screen.findByText('다른 시간을 부탁했어요');
    await waitFor(() => expect(news.closest('[role=status]')).toHaveFocus());
    expect(await band('우리가 부탁한 시간 · 10회차')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [
        { id: 'lesson-8' },
        { clientId: expect.any(String) as string, newStartAt: FREE_TIMES[0]?.startAt, reason: '생신이에요.' },
      ],
    ]);
  });

  it('finds its reason again after the page was loaded anew, and chooses of what is free then [W9]', async () => {
    const { sheet, user } = await asking();
    await user.click(await sheet.findByRole('radio', { name: FRIDAY }));
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: '할머니 생신이에요.' } });
    cleanup();
    const { sheet: again } = await asking();
    expect(again.getByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(again.getByRole('textbox')).toHaveValue('할머니 생신이에요.');
    expect(await again.findByRole('radio', { name: FRIDAY })).not.toBeChecked();
  });

  it('is told the clocks of the teacher beside its own', async () => {
    inZone('Asia/Ho_Chi_Minh');
    const { sheet } = await asking();
    const time = await sheet.findByRole('radio', { name: '20/11/2026 (금) 16:00–17:00' });
    expect(time).toHaveAccessibleDescription('서울 시각 기준으로는 18:00');
  });

  it('has to choose a time', async () => {
    const { sheet, user } = await asking();
    await sheet.findByRole('radio', { name: FRIDAY });
    await user.click(send(sheet));
    expect(await sheet.findByText('시간을 골라 주세요.')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('radio', { name: FRIDAY })).toHaveFocus());
  });

  it('has to give a reason where the lesson is less than 24 hours away [CAL-3]', async () => {
    const { sheet, user } = await asking(freeTimes(FREE_TIMES, true));
    await user.click(await sheet.findByRole('radio', { name: FRIDAY }));
    expect(sheet.getByText('수업까지 24시간이 남지 않아 이유가 꼭 필요해요.')).toBeVisible();
    await user.click(send(sheet));
    expect(await sheet.findByText('이유를 적어 주세요.')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('textbox')).toHaveFocus());
  });

  it('looks at the times of later weeks, and at the nearest again', async () => {
    const { sheet, user } = await asking(
      fake(contract.listFamilyMoveTimes, ({ query }) =>
        query?.near === undefined
          ? { items: FREE_TIMES, needsReason: false }
          : { items: [{ startAt: query.near, endAt: '2026-11-26T11:00:00.000Z' }], needsReason: false },
      ),
    );
    await sheet.findByRole('radio', { name: FRIDAY });
    await user.click(sheet.getByRole('button', { name: '일주일 뒤의 시간 보기' }));
    expect(await sheet.findByRole('radio', { name: '26/11/2026 (목) 19:00–20:00' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: '가장 가까운 시간 보기' }));
    expect(await sheet.findByRole('radio', { name: FRIDAY })).toBeVisible();
  });

  it('is told where nothing is free', async () => {
    const { sheet } = await asking(freeTimes([]));
    expect(await sheet.findByText(/이 무렵에는 옮길 수 있는 시간이 없어요/)).toBeVisible();
  });

  it('asks for the times again where they did not come', async () => {
    const { sheet, user } = await asking(offline(contract.listFamilyMoveTimes));
    expect(await sheet.findByText('옮길 수 있는 시간을 불러오지 못했어요')).toBeVisible();
    platform.use(freeTimes());
    await user.click(sheet.getByRole('button', { name: '다시 시도' }));
    expect(await sheet.findByRole('radio', { name: FRIDAY })).toBeVisible();
  });

  it.each([
    ['TEACHER', /^시간 바꾸기 제안/, '새로 부탁하면 선생님이 제안한 시간은 어렵다고 답한 것이 돼요.'],
    ['STUDENT', /^우리가 부탁한 시간/, '새로 부탁하면 앞에 부탁한 시간은 없던 일이 돼요.'],
  ] as const)('reads what becomes of the time that waits, where it is of %s', async (by, title, said) => {
    const { user } = enter(shownDoor({ moves: [aFamilyMove({ by })] }));
    await band(title);
    await user.click(press('다른 시간 부탁하기, 10회차'));
    expect(await openedDialog('10회차, 다른 시간 부탁하기')).toHaveTextContent(said);
  });

  it('asks about a lesson in one place: where another time of it waits already', async () => {
    enter(shownDoor({ moves: [aFamilyMove({ lessonId: 'lesson-8', lessonNo: 8 })] }));
    await band('시간 바꾸기 제안 · 8회차');
    expect(screen.getAllByRole('button', { name: '다른 시간 부탁하기, 8회차' })).toHaveLength(1);
  });

  it('does not ask about a lesson that runs', async () => {
    enter(shownDoor({ next: { ...OPEN_LESSON, status: 'IN_PROGRESS' } }));
    await band(/^다음 수업/);
    expect(screen.queryByRole('button', { name: /다른 시간 부탁하기/ })).toBeNull();
  });

  it('asks once, however often it presses, and a try after an answer that was lost is the same wish', async () => {
    const ids: string[] = [];
    // It is lost when she has pressed twice: a press after that would be the next try.
    let lose = (_: Response) => undefined as void;
    const { sheet, user } = await asking(
      fake(contract.askFamilyMove, ({ body }) => {
        ids.push(body.clientId);
        return ids.length === 1 ? new Promise<Response>((answer) => (lose = answer)) : aFamilyDoor({ moves: [A_WISH] });
      }),
    );
    await user.click(await sheet.findByRole('radio', { name: FRIDAY }));
    await user.dblClick(send(sheet));
    await waitFor(() => expect(ids).toHaveLength(1));
    lose(Response.error());
    expect(await sheet.findByText('보내지 못했어요')).toBeVisible();
    expect(ids).toHaveLength(1);
    await user.click(send(sheet));
    await screen.findByText('다른 시간을 부탁했어요');
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('a wish that is refused', () => {
  it('because the time was taken keeps its reason, and shows what is free now', async () => {
    let isTaken = false;
    const { sheet, user } = await asking(
      fake(contract.listFamilyMoveTimes, () => ({
        items: isTaken ? FREE_TIMES.slice(1) : FREE_TIMES,
        needsReason: false,
      })),
      fake(contract.askFamilyMove, () => {
        isTaken = true;
        return problemResponse('SCHEDULE_OVERLAP');
      }),
    );
    await user.click(await sheet.findByRole('radio', { name: FRIDAY }));
    await user.type(sheet.getByRole('textbox'), '생신이에요.');
    await user.click(send(sheet));
    expect(await sheet.findByText(/그 시간에 다른 일정이 생겼어요/)).toBeVisible();
    await waitFor(() => expect(sheet.queryByRole('radio', { name: FRIDAY })).toBeNull());
    expect(sheet.getByRole('textbox')).toHaveValue('생신이에요.');
    await user.click(send(sheet));
    expect(await sheet.findByText('시간을 골라 주세요.')).toBeVisible();
  });

  it('for want of a reason asks for one', async () => {
    let isNear = false;
    const { sheet, user } = await asking(
      fake(contract.listFamilyMoveTimes, () => ({ items: FREE_TIMES, needsReason: isNear })),
      fake(contract.askFamilyMove, () => {
        isNear = true;
        return problemResponse('NOTICE_24H');
      }),
    );
    await user.click(await sheet.findByRole('radio', { name: FRIDAY }));
    await user.click(send(sheet));
    expect(await sheet.findByText(/이유를 적어 다시 보내 주세요/)).toBeVisible();
    expect(await sheet.findByText('수업까지 24시간이 남지 않아 이유가 꼭 필요해요.')).toBeVisible();
  });

  it.each([
    ['WRONG_STATE', /Nội dung đã thay đổi/],
    ['ANOTHER_ASKED', /một gia đình khác đã xin trước/],
    ['DATE_PAST', /Giờ này đã qua/],
    ['NOTICE_24H', /Hãy ghi lý do rồi gửi lại/],
    ['TOO_MANY', /Có quá nhiều yêu cầu/],
  ] as const)('says why in Vietnamese: %s', async (code, words) => {
    const { user } = enter(shownDoor({ language: 'vi' }), fakeProblem(contract.askFamilyMove, code));
    await band(/^Buổi học tới/);
    await user.click(press('Xin giờ khác, Buổi 8'));
    const sheet = within(await openedDialog('Buổi 8: xin giờ khác'));
    await user.click(await sheet.findByRole('radio', { name: 'T6 20/11/2026 18:00–19:00' }));
    await user.click(sheet.getByRole('button', { name: 'Gửi yêu cầu' }));
    expect(await sheet.findByText(words)).toBeVisible();
    expect(sheet.getByRole('alert')).not.toHaveTextContent(/[가-힣]/);
  });
});
