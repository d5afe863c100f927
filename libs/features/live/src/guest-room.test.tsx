import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { liveContract } from '@portal/domain/live/live.contract';
import { paths } from '@portal/domain/site/paths';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aLiveLesson, aLivePoll, aRoomPass, aRoomState } from '@portal/testing/live/live-builders';
import { guardianFakes, guestFakes, LINK } from './live.fixture.ts';
import { button, enter, tool } from './live.screen.ts';
import { visitAsGuest, withRooms } from './visit-room.fixture.ts';

withRooms();

describe('a guest at the door', () => {
  it('sees whose lesson it is and comes in under her own name, without an account [CLS-3]', async () => {
    const entered = jest.fn();
    const { user } = visitAsGuest({
      handlers: [
        fake(liveContract.enterAsGuest, ({ body }) => {
          entered(body);
          return { lesson: aLiveLesson(), pass: aRoomPass({ participantId: 'guest-1', role: 'STUDENT' }) };
        }),
        ...guestFakes(),
      ],
    });
    expect(await screen.findByText('김수학 선생님')).toBeVisible();
    expect(screen.getByText('학생 A01 님으로 입장해요.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await enter(user);
    await screen.findByRole('toolbar');
    expect(entered).toHaveBeenCalledWith({ link: LINK });
  });

  it('says who she is when she is a guardian, and is asked again for a name that is another’s [CLS-3]', async () => {
    const taken = '이 수업에 있는 다른 사람의 이름이에요. 보호자 이름을 적어 주세요.';
    const entered = jest.fn();
    const { user } = visitAsGuest({
      handlers: [
        fake(liveContract.enterAsGuest, ({ body }) => {
          entered(body);
          if (body.name === '김수학') return problemResponse('VALIDATION', { fields: { name: taken } });
          return { lesson: aLiveLesson(), pass: aRoomPass({ participantId: 'guest-1', role: 'GUARDIAN' }) };
        }),
        ...guardianFakes(),
      ],
    });
    await enter(user);
    expect(screen.getByText('이름을 적어 주세요.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: '이름' }), '김수학');
    await enter(user);
    expect(await screen.findByText(taken)).toBeVisible();
    const name = screen.getByRole('textbox', { name: '이름' });
    expect(name).toHaveValue('김수학');
    await user.clear(name);
    await user.type(name, '보호자 에이');
    await enter(user);
    await screen.findByRole('toolbar');
    expect(entered).toHaveBeenLastCalledWith({ link: LINK, name: '보호자 에이' });
  });

  it('waits until the teacher opens, and is then in the room [CLS-3]', async () => {
    const { user, server } = visitAsGuest({ state: null });
    await enter(user);
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.door', { state: 'WAITING', opensAt: null }));
    expect(await screen.findByText(/선생님이 들어오게 해 주시면/)).toBeVisible();
    act(() => server.say('live.state', aRoomState()));
    expect(await screen.findByRole('toolbar')).toBeVisible();
  });

  it.each([
    ['REFUSED', '선생님이 입장을 허락하지 않았어요'],
    ['FULL', '강의실에 자리가 없어요'],
    ['CLOSED', '강의실이 닫혀 있어요'],
  ] as const)('is told when she is not let in: %s [CLS-3]', async (state, words) => {
    const { user, server } = visitAsGuest({ state: null });
    await enter(user);
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.door', { state, opensAt: null }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is told that a link is not good any more [CLS-3]', async () => {
    visitAsGuest({ state: null, handlers: [fakeProblem(liveContract.getGuestLesson, 'LINK_REVOKED')] });
    expect(await screen.findByText('더 이상 쓸 수 없는 링크예요')).toBeVisible();
  });

  it('is told that the lesson is over [CLS-3]', async () => {
    visitAsGuest({ state: null, handlers: guestFakes(aLiveLesson({ isOver: true })) });
    expect(await screen.findByText('수업이 끝났어요')).toBeVisible();
  });
});

describe('a family that reads Vietnamese', () => {
  afterEach(() => jest.restoreAllMocks());

  const toVietnamese = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Tiếng Việt' }));

  it('reads the lobby in the language of the device, and in the other by one press [CLS-3]', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('vi-VN');
    const { user } = visitAsGuest({ state: null, handlers: guardianFakes() });
    expect(await screen.findByRole('button', { name: 'Micro đang tắt, Bật micro' })).toBeVisible();
    await user.click(button('Vào lớp'));
    expect(screen.getByText('Hãy nhập tên của bạn.')).toBeVisible();
    await user.click(button('한국어'));
    expect(screen.getByText('이름을 적어 주세요.')).toBeVisible();
    expect(button('입장하기')).toBeVisible();
  });

  it('is told in its own words that the name is another’s [CLS-3]', async () => {
    const { user } = visitAsGuest({
      handlers: [
        fakeProblem(liveContract.enterAsGuest, 'VALIDATION', { fields: { name: '다른 사람의 이름이에요.' } }),
        ...guardianFakes(),
      ],
    });
    await toVietnamese(user);
    await user.type(screen.getByRole('textbox', { name: 'Tên' }), 'Lan');
    await user.click(button('Vào lớp'));
    expect(await screen.findByText(/Không dùng được tên này/)).toBeVisible();
  });

  it.each([
    ['WAITING', 'Bạn sẽ vào lớp ngay khi giáo viên cho phép'],
    ['REFUSED', 'Giáo viên chưa cho phép vào lớp'],
    ['FULL', 'Phòng học đã đủ người'],
    ['CLOSED', 'Phòng học đang đóng'],
  ] as const)('is told at the door: %s [CLS-3]', async (state, words) => {
    const { user, server } = visitAsGuest({ state: null });
    await toVietnamese(user);
    await user.click(button('Vào lớp'));
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.door', { state, opensAt: null }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['ENDED', 'Buổi học đã kết thúc'],
    ['ELSEWHERE', 'Phòng học đã được mở ở cửa sổ khác'],
    ['LINK', 'Liên kết này không còn dùng được'],
  ] as const)('learns why it is out: %s [CLS-3]', async (reason, words) => {
    const { user, server } = visitAsGuest();
    await toVietnamese(user);
    await user.click(button('Vào lớp'));
    await screen.findByRole('toolbar');
    act(() => server.say('live.over', { reason }));
    expect((await screen.findByText(words)).closest('[lang]')).toHaveAttribute('lang', 'vi');
  });

  it('is told why the room does not open [CLS-3]', async () => {
    const { user } = visitAsGuest({ handlers: [fakeProblem(liveContract.getGuestLesson, 'UNEXPECTED')] });
    await toVietnamese(user);
    expect(screen.getByText('Không mở được phòng học')).toBeVisible();
    expect(screen.getByText(/Đã có lỗi xảy ra/)).toBeVisible();
  });
});

describe('a guest in the room', () => {
  it('raises a hand, votes, and has none of the host’s tools [CLS-3]', async () => {
    const { user, server } = visitAsGuest({ state: aRoomState({ poll: aLivePoll() }) });
    await enter(user);
    await user.click(await tool('손들기'));
    await user.click(button('y = 3x'));
    expect(server.said).toContainEqual(['live.hand', { up: true }]);
    expect(server.said).toContainEqual(['live.vote', { pollId: 'poll-1', option: 1 }]);
    expect(screen.queryByRole('button', { name: '입장 링크' })).not.toBeInTheDocument();
    await user.click(await tool('참가자'));
    expect(screen.queryByRole('button', { name: '모두 음소거' })).not.toBeInTheDocument();
  });

  it('is muted by the teacher and sees it [CLS-3]', async () => {
    const { user, server } = visitAsGuest();
    await enter(user);
    await user.click(await tool('마이크 꺼짐, 마이크 켜기'));
    expect(await tool('마이크 켜짐, 마이크 끄기')).toBeVisible();
    act(() => server.say('live.muted', {}));
    expect(await tool('마이크 꺼짐, 마이크 켜기')).toBeVisible();
  });

  it.each([
    ['ENDED', '수업이 끝났어요'],
    ['REMOVED', '강의실에서 나오게 됐어요'],
    ['ELSEWHERE', '다른 창에서 강의실을 열었어요'],
    ['LINK', '더 이상 쓸 수 없는 링크예요'],
  ] as const)('learns why she is out: %s; camera and microphone are free again [CLS-3]', async (reason, words) => {
    const { user, server, isMediaClosed } = visitAsGuest();
    await enter(user);
    await screen.findByRole('toolbar');
    act(() => server.say('live.over', { reason }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(isMediaClosed()).toBe(true);
  });

  it.each([
    [{ family: paths.familyDoor('family-link') }, [expect.stringMatching(/\/f\/family-link$/)]],
    [{ family: 'https://elsewhere.example' }, []],
    [null, []],
  ])(
    'goes back to the page of her family once the lesson has ended, where she comes from it [CLS-3]: %j',
    async (from, ways) => {
      const { user, server } = visitAsGuest({ from });
      await enter(user);
      await screen.findByRole('toolbar');
      act(() => server.say('live.over', { reason: 'ENDED' }));
      await screen.findByText('수업이 끝났어요');
      const found = screen
        .queryAllByRole('link', { name: '수업 페이지로 가기' })
        .map((link) => link.getAttribute('href'));
      expect(found).toEqual(ways);
    },
  );

  it('finds the way to a meeting elsewhere, and still has chat and board [CLS-3]', async () => {
    const { user } = visitAsGuest({
      handlers: guestFakes(aLiveLesson(), { media: { kind: 'LINK', url: 'https://meet.example.com/a' } }),
    });
    await enter(user);
    expect(await screen.findByRole('link', { name: /화상 수업 열기/ })).toHaveAttribute(
      'href',
      'https://meet.example.com/a',
    );
    expect(await tool('칠판')).toBeVisible();
    expect(screen.queryByRole('button', { name: /카메라 켜기/ })).not.toBeInTheDocument();
  });
});
