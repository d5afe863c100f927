import { act, screen, waitFor } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aLivePoll, aParticipant, aRoomState, aWaitingGuest } from '@portal/testing/live/live-builders';
import { fakeDevices, hostFakes, LINK } from './live.fixture.ts';
import { button, enter, tiles, tool } from './live.screen.ts';
import { inside, visitAsHost, withRooms } from './visit-room.fixture.ts';

withRooms();

describe('the way into the room of a teacher', () => {
  it('counts down until the room opens, fifteen minutes before [CLS-3]', async () => {
    visitAsHost({ state: null, now: '2026-11-18T10:05:00+09:00' });
    expect(await screen.findByRole('timer')).toHaveTextContent('10:00');
    expect(screen.queryByRole('button', { name: '입장하기' })).not.toBeInTheDocument();
  });

  it('does not open for a lesson that is over, and leads back to it [CLS-3]', async () => {
    visitAsHost({ state: null, handlers: hostFakes(aLessonDesk({ lesson: { status: 'DONE' } })) });
    expect(await screen.findByRole('link', { name: '수업으로 돌아가기' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-1',
    );
  });

  it('takes along what was turned on before, and tells the room [CLS-3]', async () => {
    const { user, server } = visitAsHost();
    await user.click(await screen.findByRole('button', { name: '마이크 꺼짐, 마이크 켜기' }));
    await enter(user);
    expect(await tool('마이크 켜짐, 마이크 끄기')).toBeVisible();
    expect(await tool('카메라 꺼짐, 카메라 켜기')).toBeVisible();
    await waitFor(() =>
      expect(server.said).toContainEqual(['live.media', expect.objectContaining({ audio: true, video: false })]),
    );
  });
});

describe('holding a lesson', () => {
  it('shows everybody with microphone, hand and line [CLS-3]', async () => {
    const { server } = await inside(visitAsHost());
    // Who teaches sees the other one large.
    expect(tiles()).toEqual([expect.stringContaining('학생 A01'), expect.stringContaining('김수학 (나)')]);
    act(() =>
      server.say('live.participant', {
        participant: aParticipant({ handUp: true, media: { audio: false, video: true, screen: false, line: 'LOW' } }),
      }),
    );
    for (const words of ['학생 A01', '마이크 꺼짐', '손들었어요', '연결이 약해 소리만 보내요'])
      expect(tiles()[0]).toContain(words);
    act(() => server.say('live.left', { participantId: 'guest-1' }));
    expect(tiles()).toHaveLength(1);
  });

  it('lets somebody in or not, mutes and removes [CLS-3]', async () => {
    const waiting = [aWaitingGuest({ id: 'guest-2', name: '보호자 B01', role: 'GUARDIAN', studentName: '학생 B01' })];
    const { user, server } = await inside(visitAsHost({ state: aRoomState({ waiting }) }));
    await user.click(await tool('참가자, 기다리는 사람 1명'));
    await user.click(button('보호자 B01 님 들어오게 하기'));
    await user.click(button('모두 음소거'));
    await user.click(button('학생 A01 님 내보내기'));
    await user.click(await screen.findByRole('button', { name: '내보내기' }));
    expect(server.said.filter(([name]) => name !== 'live.media')).toEqual([
      ['live.admit', { guestId: 'guest-2', admit: true }],
      ['live.mute', { participantId: null }],
      ['live.remove', { participantId: 'guest-1' }],
    ]);
  });

  it('keeps a message that did not arrive, and sends it again under the same id [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost());
    await user.click(await tool('채팅'));
    server.answerWith({ ok: false, code: 'NOT_IN_ROOM' });
    await user.type(screen.getByRole('textbox', { name: '메시지' }), '잘 들리나요?');
    await user.click(button('보내기'));
    expect(await screen.findByText(/적은 내용은 그대로/)).toBeVisible();
    await user.click(await tool('채팅'));
    await user.click(await tool('채팅'));
    expect(screen.getByRole('textbox', { name: '메시지' })).toHaveValue('잘 들리나요?');
    server.answerWith({ ok: true });
    await user.click(button('보내기'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '메시지' })).toHaveValue(''));
    const ids = server.said.flatMap(([name, sent]) =>
      name === 'live.chat' ? [(sent as { clientId: string }).clientId] : [],
    );
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('asks the room a question and sees the answers [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost());
    await user.click(await tool('투표'));
    await user.click(button('투표 시작하기'));
    expect(screen.getByText('보기를 두 개 이상 적어 주세요.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^질문/ }), '이해했나요?');
    await user.type(screen.getByRole('textbox', { name: '보기 1' }), '네');
    await user.type(screen.getByRole('textbox', { name: '보기 2' }), '아니요');
    await user.click(button('투표 시작하기'));
    expect(server.said).toContainEqual([
      'live.poll',
      { question: '이해했나요?', options: ['네', '아니요'], answer: null },
    ]);
    act(() => server.say('live.polled', { poll: aLivePoll() }));
    // Once on the whole screen, whatever panel is open.
    expect(screen.getByRole('meter', { name: 'y = 3x' })).toHaveAttribute('aria-valuetext', '2명');
    expect(await screen.findByText(/^투표를 열었어요/)).toBeVisible();
  });

  it('gives each student and guardian a link to copy [CLS-3]', async () => {
    const { user } = await inside(visitAsHost());
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await tool('입장 링크'));
    await user.click(await screen.findByRole('button', { name: 'A01 학생 링크 복사' }));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/kr/live/${LINK}`);
    expect(button('학생 A01 보호자 링크 복사')).toBeVisible();
  });

  it('says when the line is gone, keeps the room, and says nothing more when it is back [CLS-3]', async () => {
    const { server } = await inside(visitAsHost());
    act(() => server.status('LOST'));
    expect(screen.getByText(/다시 연결하고 있어요/)).toBeVisible();
    expect(tiles()).toHaveLength(2);
    act(() => server.status('CONNECTED'));
    expect(screen.queryByText(/다시 연결하고 있어요/)).not.toBeInTheDocument();
  });

  it('says why the camera does not work and what to do [CLS-3]', async () => {
    const devices = fakeDevices({ open: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    const { user } = await inside(visitAsHost({ devices }));
    await user.click(await tool('카메라 꺼짐, 카메라 켜기'));
    expect(await screen.findByText(/자물쇠를 눌러 카메라를 허용/)).toBeVisible();
  });
});

describe('the board', () => {
  it('is written on by keyboard, taken back, and turned to another page [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost());
    await user.click(await tool('칠판'));
    await user.click(await screen.findByRole('radio', { name: '글자' }));
    await user.type(screen.getByRole('textbox', { name: '칠판에 쓸 글' }), 'y = 2x + 1{Enter}');
    expect(screen.getByText('y = 2x + 1')).toBeInTheDocument();
    await waitFor(() =>
      expect(server.said).toContainEqual([
        'live.board',
        { page: 1, elements: [expect.objectContaining({ text: 'y = 2x + 1', version: 1 })] },
      ]),
    );
    await user.click(button('되돌리기'));
    expect(screen.queryByText('y = 2x + 1')).not.toBeInTheDocument();
    await user.click(button('새 쪽'));
    expect(server.said).toContainEqual(['live.page', { page: 2 }]);
  });

  it('shows what others draw [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost());
    await user.click(await tool('칠판'));
    await screen.findByRole('region', { name: '칠판' });
    const line = { id: 'a', version: 1, kind: 'line', colour: 'ink', points: [0, 0, 10, 10] };
    act(() => server.say('live.drawn', { page: 1, elements: [line, { id: 'b', version: 1, kind: 'unknown' }] }));
    expect(screen.getByText('그림과 선 1개')).toBeInTheDocument();
  });
});

describe('the time of a lesson', () => {
  it('offers the prepared message and the absence to who waits alone [CLS-3]', async () => {
    const nobody = aRoomState({ participants: [aHost()], wait: aLessonWait() });
    const desk = aLessonDesk({ attendance: [anAttendance({ state: null, joinedAt: null, minutes: 0 })] });
    const { user, server } = await inside(visitAsHost({ state: nobody, handlers: hostFakes(desk) }));
    expect(await screen.findByText('12:00')).toBeVisible();
    await user.click(button('기다린다고 알리기'));
    expect(server.said).toContainEqual(['live.waitMessage', {}]);
    expect(button('학생 결석')).toBeDisabled();
  });

  it('allows the absence from the fifteenth minute, and leads to the lesson [CLS-3]', async () => {
    const declared = jest.fn();
    const desk = aLessonDesk({ attendance: [] });
    const { user, currentPath } = await inside(
      visitAsHost({
        state: aRoomState({ participants: [aHost()], wait: aLessonWait() }),
        now: '2026-11-18T10:46:00+09:00',
        handlers: [
          ...hostFakes(desk),
          fake(lessonDeskContract.declareNoShow, ({ body }) => {
            declared(body);
            return desk;
          }),
        ],
      }),
    );
    await waitFor(() => expect(button('학생 결석')).toBeEnabled());
    await user.click(button('학생 결석'));
    await user.click((await screen.findAllByRole('button', { name: '학생 결석' })).at(-1) as HTMLElement);
    await waitFor(() => expect(currentPath()).toBe('/account/lessons/lesson-1'));
    expect(declared).toHaveBeenCalledWith({ version: 3 });
  });

  it.each([
    ['to the wrap-up of a lesson that was held', null, '/account/lessons/lesson-1/wrap-up'],
    ['to the lesson to which nobody came, which has nothing to wrap up', 'NO_SHOW', '/account/lessons/lesson-1'],
  ])('leads %s, when the room says first that it is over [CLS-3]', async (_, notHeldReason, path) => {
    const desk = aLessonDesk();
    const over = { ...desk, notHeldReason, lesson: { ...desk.lesson, status: 'DONE' as const } };
    // The first answer after it is from before the end.
    let later = Infinity;
    const handler = fake(lessonDeskContract.getLessonDesk, () => (later-- > 0 ? desk : over));
    const { server, currentPath } = await inside(visitAsHost({ handlers: [handler, ...hostFakes(desk)] }));
    later = 1;
    act(() => server.say('live.over', { reason: 'ENDED' }));
    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('ends for all after a question, lets go of camera and microphone, and goes on to the wrap-up [CLS-3]', async () => {
    const desk = aLessonDesk();
    const { user, currentPath, isMediaClosed } = await inside(
      visitAsHost({
        handlers: [...hostFakes(desk), fake(lessonDeskContract.finishLesson, desk)],
      }),
    );
    await user.click(await tool('수업 끝내기'));
    await screen.findByRole('dialog', { name: '수업을 끝낼까요?' });
    await user.click((await screen.findAllByRole('button', { name: '수업 끝내기' })).at(-1) as HTMLElement);
    await waitFor(() => expect(currentPath()).toBe('/account/lessons/lesson-1/wrap-up'));
    await waitFor(() => expect(isMediaClosed()).toBe(true));
  });
});
