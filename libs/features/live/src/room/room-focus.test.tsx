import { act, screen, waitFor } from '@testing-library/react';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLivePoll, aRoomState } from '@portal/testing/live/live-builders';
import { hostFakes } from '../live.fixture.ts';
import { button, panel, tool } from '../live.screen.ts';
import { inside, visitAsGuest, visitAsHost, withRooms } from '../visit-room.fixture.ts';

withRooms();
afterEach(() => jest.restoreAllMocks());

const asHost = () =>
  visitAsHost({ handlers: [fake(lecturesContract.listLectures, { total: 0, items: [] }), ...hostFakes()] });
const onPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width: 47.99rem'),
      }) as unknown as MediaQueryList,
  );

/** Goes to a tool by the keyboard and presses it. */
async function press(user: ReturnType<typeof visitAsHost>['user'], name: string | RegExp) {
  const pressed = await tool(name);
  act(() => pressed.focus());
  await user.keyboard('{Enter}');
}

describe('the focus of who has no mouse in a room [CLS-3]', () => {
  it.each(['채팅', '참가자', '투표', '자료', '입장 링크'])(
    'goes to the panel “%s” and back to its tool',
    async (name) => {
      const { user } = await inside(asHost());
      await press(user, name);
      expect(panel(name).getByRole('heading', { level: 2, name })).toHaveFocus();
      act(() => panel(name).getByRole('button', { name: '닫기' }).focus());
      await user.keyboard('{Enter}');
      expect(await tool(name)).toHaveFocus();
      await press(user, name);
      await press(user, name);
      expect(await tool(name)).toHaveFocus();
    },
  );

  it('is not lost with the form of a question that has been asked', async () => {
    const { user, server } = await inside(asHost());
    await press(user, '투표');
    act(() => button('투표 시작하기').focus());
    act(() => server.say('live.polled', { poll: aLivePoll() }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(await tool('투표')).toHaveFocus();
  });

  it('goes on a phone into the panel that was chosen behind “더 보기”, and back', async () => {
    onPhone();
    const { user } = await inside(asHost());
    await press(user, '더 보기');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{End}');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel('입장 링크').getByRole('heading', { level: 2 })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await tool('더 보기')).toHaveFocus());
  });

  it.each(['{Escape}', '{Enter}'])('is back on the way out when the question is closed by %s', async (key) => {
    const { user } = await inside(asHost());
    await press(user, '수업 끝내기');
    await waitFor(() => expect(button('계속 수업하기')).toHaveFocus());
    await user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await tool('수업 끝내기')).toHaveFocus());
  });

  it('stays on the button of the language', async () => {
    const { user } = await inside(visitAsGuest({ state: aRoomState() }));
    const toggle = screen.getAllByRole('button', { name: 'Tiếng Việt' }).at(-1)!;
    act(() => toggle.focus());
    await user.keyboard('{Enter}');
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveTextContent('한국어');
  });
});
