import { act, screen, waitFor } from '@testing-library/react';
import { aLivePoll, aRoomState } from '@portal/testing/live/live-builders';
import { button, tool } from '../live.screen.ts';
import { studentPass } from '../room-states.fixture.ts';
import { inside, renderInRoom, visitAsHost, withRooms } from '../visit-room.fixture.ts';
import { PollCard } from './poll-card.tsx';
import { aClosedQuiz, aGuestQuiz } from './polls.fixture.ts';

withRooms();

describe('the focus of who asks and answers', () => {
  it('is at the tool of the dock when her question was put away [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost({ state: aRoomState({ poll: aClosedQuiz() }) }));
    await user.click(button('치우기'));
    act(() => server.say('live.polled', { poll: null }));
    await waitFor(async () => expect(await tool('투표')).toHaveFocus());
  });

  it('is at the tool of the dock when her panel went with the question she asked [CLS-3]', async () => {
    const { user, server } = await inside(visitAsHost({ state: aRoomState() }));
    await user.click(await tool('투표'));
    await user.type(screen.getByRole('textbox', { name: /^질문/ }), '이해했나요?');
    act(() => server.say('live.polled', { poll: aLivePoll() }));
    await waitFor(async () => expect(await tool('투표')).toHaveFocus());
  });

  it('is on the question when its answers went under the finger of a student [CLS-3]', async () => {
    const { user, server } = await renderInRoom(PollCard, {
      state: aRoomState({ poll: aGuestQuiz() }),
      pass: studentPass,
    });
    await user.click(button('7권'));
    act(() => server.say('live.polled', { poll: aClosedQuiz({ mine: 2 }) }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '공책은 몇 권일까요?' })).toHaveFocus());
  });
});
