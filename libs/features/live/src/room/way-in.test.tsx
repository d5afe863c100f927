import { act, screen, waitFor } from '@testing-library/react';
import { ERRORS } from '@portal/domain/contract/error-code';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { liveContract } from '@portal/domain/live/live.contract';
import { fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { aLiveLesson, aRoomPass, aRoomState } from '@portal/testing/live/live-builders';
import { guardianFakes, guestFakes, hostFakes } from '../live.fixture.ts';
import { button, enter, panel, tool } from '../live.screen.ts';
import { inside, visitAsGuest, visitAsHost, withRooms } from '../visit-room.fixture.ts';

const { getGuestLesson, enterAsGuest, enterLiveRoom } = liveContract;

withRooms();

describe('a guest whose way in does not open', () => {
  it.each(['LINK_REVOKED', 'NOT_FOUND', 'VALIDATION'] as const)(
    'because of %s is sent to her teacher',
    async (code) => {
      visitAsGuest({ handlers: [fake(getGuestLesson, () => problemResponse(code))] });
      expect(await screen.findByText('더 이상 쓸 수 없는 링크예요')).toBeVisible();
      expect(screen.getByText('선생님께 새 링크를 받아 주세요.')).toBeVisible();
      // But for the language there is nothing to press.
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tiếng Việt']);
    },
  );

  it.each(['UNEXPECTED', 'TOO_MANY', 'MAINTENANCE'] as const)('because of %s can try again', async (code) => {
    let isBroken = true;
    const [, enterFake] = guestFakes();
    const look = fake(getGuestLesson, () =>
      isBroken ? problemResponse(code) : { lesson: aLiveLesson(), name: '학생 A01' },
    );
    const { user } = visitAsGuest({ handlers: [look, enterFake!] });
    expect(await screen.findByText('강의실을 열지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(button('다시 시도'));
    expect(await screen.findByText('학생 A01 님으로 입장해요.')).toBeVisible();
  });

  it('without a line is told so', async () => {
    visitAsGuest({ handlers: [offline(getGuestLesson)] });
    expect(await screen.findByText('강의실을 열지 못했어요')).toBeVisible();
    expect(screen.getByText(/서버가 답하지 않아요/)).toBeVisible();
  });

  it.each(['WRONG_STATE', 'ROOM_NOT_OPEN'] as const)('at the last step because of %s can try again', async (code) => {
    let isRefused = true;
    const refuse = fake(enterAsGuest, () =>
      isRefused
        ? problemResponse(code, { values: { t: '10:15' } })
        : { lesson: aLiveLesson(), pass: aRoomPass({ participantId: 'guest-1', role: 'STUDENT' }) },
    );
    const { user } = visitAsGuest({ handlers: [refuse, ...guestFakes()] });
    await enter(user);
    expect(await screen.findByText(ERRORS[code].message.replace('{t}', '10:15'))).toBeVisible();
    isRefused = false;
    await user.click(button('다시 시도'));
    expect(await screen.findByRole('toolbar')).toBeVisible();
  });

  it('whose link was renewed while she came in is sent to her teacher [CLS-3]', async () => {
    const refuse = fake(enterAsGuest, () => problemResponse('LINK_REVOKED'));
    const { user } = visitAsGuest({ handlers: [refuse, ...guestFakes()] });
    await enter(user);
    expect(await screen.findByText('더 이상 쓸 수 없는 링크예요')).toBeVisible();
  });

  it('goes away from the door, and finds her name as she wrote it', async () => {
    const { user, server } = visitAsGuest({ state: null, handlers: guardianFakes() });
    const name = await screen.findByRole('textbox', { name: '이름' });
    await user.type(name, '보호자 에이');
    await enter(user);
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.door', { state: 'WAITING', opensAt: null }));
    await user.click(await screen.findByRole('button', { name: '나가기' }));
    expect(await screen.findByRole('textbox', { name: '이름' })).toHaveValue('보호자 에이');
    expect(server.isUsed()).toBe(false);
  });

  it.each([
    ['FULL', '다시 입장하기'],
    ['CLOSED', '다시 입장하기'],
    ['REFUSED', '다시 부탁하기'],
  ] as const)('when the answer is %s can come again [CLS-3]', async (state, name) => {
    const { user, server } = visitAsGuest({ state: null });
    await enter(user);
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.door', { state, opensAt: null }));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.state', aRoomState()));
    expect(await screen.findByRole('toolbar')).toBeVisible();
  });
});

describe('a guest who was sent away', () => {
  it('comes to the door again, where the teacher decides [CLS-3]', async () => {
    const { user, server } = await inside(visitAsGuest());
    act(() => server.say('live.over', { reason: 'REMOVED' }));
    await user.click(await screen.findByRole('button', { name: '다시 부탁하기' }));
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.door', { state: 'WAITING', opensAt: null }));
    expect(await screen.findByText('선생님이 들어오게 해 주시면 바로 입장해요')).toBeVisible();
  });
});

describe('a teacher whose way in does not open', () => {
  it.each(['WRONG_STATE', 'FORBIDDEN'] as const)('because of %s is told why', async (code) => {
    const refuse = fake(enterLiveRoom, () => problemResponse(code));
    const { user } = visitAsHost({ handlers: [refuse, ...hostFakes()] });
    await enter(user);
    expect(await screen.findByText(ERRORS[code].message)).toBeVisible();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('because the lesson does not come can ask again', async () => {
    let isBroken = true;
    const [, ...rest] = hostFakes();
    const desk = fake(lessonDeskContract.getLessonDesk, () =>
      isBroken ? problemResponse('UNEXPECTED') : aLessonDesk(),
    );
    const { user } = visitAsHost({ handlers: [desk, ...rest] });
    expect(await screen.findByText('강의실을 열지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(button('다시 시도'));
    expect(await screen.findByRole('button', { name: '입장하기' })).toBeVisible();
  });

  it('takes the room over from another window by her press [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost());
    act(() => server.say('live.over', { reason: 'ELSEWHERE' }));
    await user.click(await screen.findByRole('button', { name: '여기서 다시 열기' }));
    expect(await screen.findByRole('toolbar')).toBeVisible();
  });
});

describe('a panel of the room', () => {
  it.each(['채팅', '참가자', '투표', '자료', '입장 링크'])(
    '“%s” gives the focus back to its tool by Escape',
    async (name) => {
      const lectures = fake(lecturesContract.listLectures, { total: 0, items: [] });
      const { user } = await inside(visitAsHost({ handlers: [lectures, ...hostFakes()] }));
      await user.click(await tool(name));
      expect(panel(name).getByRole('heading', { level: 2, name })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('complementary', { name })).not.toBeInTheDocument();
      expect(await tool(name)).toHaveFocus();
      expect(await tool(name)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  it('stays when a question over it is closed by Escape', async () => {
    const { user } = await inside(visitAsHost());
    await user.click(await tool('참가자'));
    await user.click(button('학생 A01 님 내보내기'));
    await waitFor(() => expect(button('취소')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(panel('참가자').getByText('참가자 2명')).toBeVisible();
  });

  it('counts what was said while the chat was closed, and no more once it was read [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost());
    const message = { participantId: 'guest-1', name: '학생 A01', text: '네', at: '2026-11-18T10:41:00+09:00' };
    act(() => server.say('live.message', { ...message, id: 'message-1' }));
    act(() => server.say('live.message', { ...message, id: 'message-2' }));
    await user.click(await tool('채팅, 새 메시지 2개'));
    await user.keyboard('{Escape}');
    expect(await tool('채팅')).toBeVisible();
  });

  it('a raised hand that did not arrive is told', async () => {
    const { user, server } = await inside(visitAsGuest());
    server.answerWith({ ok: false, code: 'NOT_IN_ROOM' });
    await user.click(await tool('손들기'));
    expect(await screen.findByText('연결이 잠시 끊겼어요. 다시 이어지면 한 번 더 눌러 주세요.')).toBeVisible();
  });
});
