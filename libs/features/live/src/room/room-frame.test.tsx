import { act, screen, waitFor, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { aHiddenQuiz, aRoomState } from '@portal/testing/live/live-builders';
import { button, panel, tiles, tool } from '../live.screen.ts';
import { RoomLanguage } from '../reading/room-words.ts';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { RoomFrame } from './room-frame.tsx';

withRooms();

/** A screen of which these words of a media query hold. */
const onScreen = (words: string) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media.includes(words) }) as unknown as MediaQueryList,
    );
afterEach(() => jest.restoreAllMocks());

const open = (state = aBusyRoom(), pass?: typeof studentPass) =>
  renderInRoom(() => <RoomFrame onLeave={() => undefined} />, {
    state,
    handlers: [fake(lessonDeskContract.getLessonDesk, aLessonDesk())],
    ...(pass && { pass }),
  });

describe('a room from the inside [CLS-3]', () => {
  it('is dark, and begins with its name', async () => {
    await open();
    expect(screen.getByRole('region', { name: '일차함수의 그래프' })).toHaveClass('dark');
    expect(screen.getByRole('heading', { level: 2, name: '일차함수의 그래프' })).toHaveFocus();
  });

  it('says that time and attendance are kept only while they are', async () => {
    const kept = () => screen.queryByText('출석과 시간이 저절로 남고 있어요');
    const { server } = await open();
    expect(kept()).toBeVisible();
    act(() => server.status('LOST'));
    expect(kept()).toBeNull();
    act(() => server.status('CONNECTED'));
    act(() => server.say('live.timed', { startedAt: null, endAt: '2026-11-18T11:30:00+09:00' }));
    expect(kept()).toBeNull();
  });

  it('keeps its last picture while the line is gone', async () => {
    const { server } = await open();
    const before = tiles();
    act(() => server.status('LOST'));
    expect(screen.getByText(/다시 연결하고 있어요/)).toBeVisible();
    expect(tiles()).toEqual(before);
  });

  it('gives the large place to what the host shows, and takes a guest there who was elsewhere', async () => {
    const { user, server } = await open(aRoomState(), studentPass);
    expect(screen.queryByRole('region', { name: '칠판' })).toBeNull();
    act(() => server.say('live.focused', { focus: 'BOARD' }));
    expect(await screen.findByRole('region', { name: '칠판' })).toBeVisible();
    await user.click(await tool('칠판'));
    expect(screen.queryByRole('region', { name: '칠판' })).toBeNull();
    await user.click(button('선생님 따라가기'));
    expect(await screen.findByRole('region', { name: '칠판' })).toBeVisible();
  });

  it('goes from one panel to the next by its tabs, with the focus on them', async () => {
    const { user } = await open();
    await user.click(await tool('채팅'));
    await user.click(panel('채팅').getByRole('radio', { name: '참가자' }));
    expect(panel('참가자').getByRole('radio', { name: '참가자' })).toHaveFocus();
    expect(await tool(/^참가자/)).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a room on a phone [CLS-3]', () => {
  it('held upright has the question under the tiles, and the dock while a panel is open', async () => {
    onScreen('max-width: 47.99rem');
    const { user } = await open(aRoomState({ poll: aHiddenQuiz() }), studentPass);
    expect(screen.getByRole('button', { name: 'y = 3x' })).toBeVisible();
    await user.click(await tool('채팅'));
    expect(panel('채팅').getByRole('textbox', { name: '메시지' })).toBeVisible();
    expect(await tool('나가기')).toBeVisible();
  });

  it.each([
    ['Korean', 'ko', '더 보기', '칠판 닫고 혼자 보기', '선생님 따라가기'],
    ['Vietnamese', 'vi', 'Xem thêm', 'Đóng bảng, tự xem riêng', 'Xem theo giáo viên'],
  ] as const)('calls looking alone the same as everywhere, in %s', async (_, language, more, alone, follow) => {
    onScreen('max-width: 47.99rem');
    const { user, server } = await renderInRoom(
      () => (
        <RoomLanguage value={language}>
          <RoomFrame onLeave={() => undefined} />
        </RoomLanguage>
      ),
      { state: aRoomState({ focus: 'BOARD' }), pass: studentPass },
    );
    await user.click(button(more));
    await user.click(await screen.findByRole('menuitem', { name: alone }));
    await waitFor(() => expect(server.said).toContainEqual(['live.look', { alone: true }]));
    // The same act has the same name over the stage.
    expect(button(follow)).toBeVisible();
    await user.click(button(more));
    await user.click(await screen.findByRole('menuitem', { name: follow }));
    await waitFor(() => expect(server.said.at(-1)).toEqual(['live.look', { alone: false }]));
  });

  it('goes on saying over an open panel that there is a question, and one press goes to it', async () => {
    onScreen('max-width: 47.99rem');
    const { user, server } = await open(aRoomState(), studentPass);
    await user.click(await tool('채팅'));
    expect(screen.queryByRole('button', { name: '답하기' })).toBeNull();
    act(() => server.say('live.polled', { poll: aHiddenQuiz() }));
    await user.click(button('답하기'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: aHiddenQuiz().question })).toHaveFocus();
    expect(screen.queryByRole('button', { name: '답하기' })).toBeNull();
  });

  it('on its side says so over an open panel too, and one press opens the card', async () => {
    onScreen('max-height: 30rem');
    const { user } = await open(aRoomState({ poll: aHiddenQuiz() }), studentPass);
    await user.click(await tool('채팅'));
    await user.click(screen.getAllByRole('button', { name: '답하기' }).at(-1)!);
    expect(panel('답할 것').getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('says in one line what large text has pushed out of sight, as long as it is', async () => {
    onScreen('max-width: 47.99rem');
    let see: (ratio: number) => void = () => undefined;
    const before = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(tell: (entries: unknown[]) => void) {
        see = (intersectionRatio) =>
          tell([{ isIntersecting: intersectionRatio > 0, intersectionRatio, boundingClientRect: { height: 200 } }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    const { user } = await open(aRoomState({ poll: aHiddenQuiz() }), studentPass);
    act(() => see(0));
    await user.click(button('답하기'));
    expect(screen.getByRole('heading', { level: 3, name: aHiddenQuiz().question })).toHaveFocus();
    act(() => see(1));
    expect(screen.queryByRole('button', { name: '답하기' })).toBeNull();
    globalThis.IntersectionObserver = before;
  });

  it('gives the focus back to “더 보기” when a panel from there is closed', async () => {
    onScreen('max-width: 47.99rem');
    const { user } = await open();
    const more = await tool(/^더 보기/);
    await user.click(more);
    await user.click(await screen.findByRole('menuitem', { name: '채팅' }));
    const close = await within(await screen.findByRole('complementary', { name: '채팅' })).findByRole('button', {
      name: '닫기',
    });
    await user.click(close);
    await waitFor(() => expect(more).toHaveFocus());
  });

  it('on its side has the question in one line, which opens the same card', async () => {
    onScreen('max-height: 30rem');
    const { user, said } = await open(aRoomState({ poll: aHiddenQuiz() }), studentPass);
    expect(screen.queryByRole('button', { name: 'y = 3x' })).toBeNull();
    await user.click(button('답하기'));
    await user.click(panel('답할 것').getByRole('button', { name: 'y = 3x' }));
    expect(said()).toContainEqual(['live.vote', { pollId: 'poll-1', option: 1 }]);
    await user.keyboard('{Escape}');
    expect(button('답하기')).toHaveFocus();
  });
});
