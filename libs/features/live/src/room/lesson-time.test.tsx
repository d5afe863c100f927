import { screen, waitFor, within } from '@testing-library/react';
import { ERRORS } from '@portal/domain/contract/error-code';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { aRoomState } from '@portal/testing/live/live-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button } from '../live.screen.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { EndDialog } from './end-dialog.tsx';
import { HostDesk } from './host-desk.tsx';

const { getLessonDesk, startLesson, extendLesson, finishLesson } = lessonDeskContract;
const END = '수업 끝내기';

withRooms();

describe('the time of a lesson in the hand of its teacher', () => {
  const open = (desk: ReturnType<typeof aLessonDesk>, ...handlers: Fake[]) =>
    renderInRoom(HostDesk, {
      handlers: [...handlers, fake(getLessonDesk, desk)],
      state: aRoomState({ startedAt: desk.startedAt }),
    });

  it('begins with her press, under the version that she sees [CLS-2]', async () => {
    const sent = jest.fn();
    const start = fake(startLesson, ({ body }) => {
      sent(body);
      return aLessonDesk();
    });
    const { user } = await open(aLessonDesk({ startedAt: null }), start);
    await user.click(await screen.findByRole('button', { name: '수업 시작' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3 }));
  });

  it('that has begun by her coming in is not begun once more, though the desk has not heard of it yet [CLS-2]', async () => {
    const startedAt = '2026-11-18T10:30:00+09:00';
    let asked = 0;
    const desk = fake(getLessonDesk, () => aLessonDesk({ startedAt: (asked += 1) > 1 ? startedAt : null }));
    await renderInRoom(HostDesk, { handlers: [desk], state: aRoomState({ startedAt }) });
    expect(await screen.findByRole('button', { name: '시간 늘리기' })).toBeVisible();
    expect(asked).toBe(2);
  });

  it('is made longer by what fits, and says by how much [CLS-3]', async () => {
    const sent = jest.fn();
    const extend = fake(extendLesson, ({ body }) => {
      sent(body);
      return aLessonDesk({ extensions: [5] });
    });
    const { user } = await open(aLessonDesk({ extensions: [5, 10] }), extend);
    await user.click(await screen.findByRole('button', { name: '시간 늘리기' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['5분 늘리기', '10분 늘리기']);
    await user.click(items[1]!);
    expect(await screen.findByText('10분 늘렸어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ version: 3, minutes: 10 });
  });

  it('says why it cannot be made longer [CLS-3]', async () => {
    await open(aLessonDesk({ extensions: [] }));
    expect(await screen.findByText('다음 일정이 있어 늘릴 수 없어요')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['NEXT_SLOT_BUSY', 'WRONG_STATE', 'FORBIDDEN', 'UNEXPECTED'] as const)(
    'that is not made longer because of %s says so',
    async (code) => {
      const { user } = await open(
        aLessonDesk(),
        fake(extendLesson, () => problemResponse(code)),
      );
      await user.click(await screen.findByRole('button', { name: '시간 늘리기' }));
      await user.click((await screen.findAllByRole('menuitem'))[0]!);
      expect(await screen.findByText(ERRORS[code].message)).toBeVisible();
      expect(screen.queryByText(/늘렸어요/)).not.toBeInTheDocument();
    },
  );

  it('that does not begin without a line says so, and can be begun again', async () => {
    const { user } = await open(aLessonDesk({ startedAt: null }), offline(startLesson));
    await user.click(await screen.findByRole('button', { name: '수업 시작' }));
    expect(await screen.findByText(/서버가 답하지 않아요/)).toBeVisible();
    await waitFor(() => expect(button('수업 시작')).toBeEnabled());
  });
});

describe('the end of a lesson', () => {
  async function ask(handlers: Fake[], desk = aLessonDesk()) {
    const done = { onClose: jest.fn(), onEnded: jest.fn(), onLeave: jest.fn() };
    const rendered = await renderInRoom(() => <EndDialog lessonId="lesson-1" open {...done} />, {
      handlers: [...handlers, fake(getLessonDesk, desk)],
    });
    const dialog = within(await openedDialog('수업을 끝낼까요?'));
    return { ...rendered, ...done, dialog };
  }

  it('begins with the focus on going on, which ends nothing [CLS-3]', async () => {
    const sent = jest.fn(() => aLessonDesk());
    const { user, dialog, onClose } = await ask([fake(finishLesson, sent)]);
    await waitFor(() => expect(dialog.getByRole('button', { name: '계속 수업하기' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['2026-11-18T11:30:00+09:00', '수업 시간이 아직 48분 남았어요.'],
    ['2026-11-18T11:30:40+09:00', '수업 시간이 아직 48분 남았어요.'],
    ['2026-11-18T12:12:00+09:00', '수업 시간이 아직 1시간 30분 남았어요.'],
    ['2026-11-18T10:47:00+09:00', null],
    ['2026-11-18T10:30:00+09:00', null],
  ])('is asked for with what is left of a lesson until %s: %s [CLS-3]', async (endAt, left) => {
    const { dialog } = await ask([], aLessonDesk({ lesson: { endAt } }));
    expect(await dialog.findByRole('button', { name: END })).toBeVisible();
    if (left) expect(dialog.getByText(left)).toBeVisible();
    else expect(dialog.queryByText(/남았어요/)).not.toBeInTheDocument();
  });

  it('leaves the room to the others where she only goes [CLS-3]', async () => {
    const sent = jest.fn(() => aLessonDesk());
    const { user, dialog, onLeave, onEnded } = await ask([fake(finishLesson, sent)]);
    await user.click(dialog.getByRole('button', { name: '나가기' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(onEnded).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is not offered for a lesson that has not begun [CLS-2]', async () => {
    const { dialog } = await ask([], aLessonDesk({ startedAt: null }));
    expect(await dialog.findByRole('button', { name: '나가기' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: END })).not.toBeInTheDocument();
  });

  it.each(['WRONG_STATE', 'VERSION_CONFLICT', 'FORBIDDEN', 'UNEXPECTED'] as const)(
    'that is refused with %s says why and can be tried again',
    async (code) => {
      let isRefused = true;
      const finish = fake(finishLesson, () => (isRefused ? problemResponse(code) : aLessonDesk()));
      const { user, dialog, onEnded } = await ask([finish]);
      await user.click(await dialog.findByRole('button', { name: END }));
      expect((await dialog.findByText(ERRORS[code].message)).closest('[role=alert]')).toBeVisible();
      expect(onEnded).not.toHaveBeenCalled();
      isRefused = false;
      await user.click(dialog.getByRole('button', { name: END }));
      await waitFor(() => expect(onEnded).toHaveBeenCalledTimes(1));
      expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
    },
  );

  it('forgets an old refusal when she goes on with the lesson', async () => {
    const { user, dialog } = await ask([fakeProblem(finishLesson, 'UNEXPECTED')]);
    await user.click(await dialog.findByRole('button', { name: END }));
    await dialog.findByText(ERRORS.UNEXPECTED.message);
    await user.click(dialog.getByRole('button', { name: '계속 수업하기' }));
    expect(dialog.queryByText(ERRORS.UNEXPECTED.message)).not.toBeInTheDocument();
  });
});
