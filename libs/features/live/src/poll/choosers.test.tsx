import { screen } from '@testing-library/react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { PollCard } from './poll-card.tsx';
import { aClosedQuiz, aQuiz } from './polls.fixture.ts';

withRooms();

const show = (poll: LivePoll, students: LiveParticipant[]) =>
  renderInRoom(PollCard, { state: aRoomState({ poll, participants: [aHost(), ...students] }) });
const card = (options: LivePoll['options'], students: LiveParticipant[] = []) =>
  show(aClosedQuiz({ options }), students);

describe('those who answered a closed quiz, before its host', () => {
  it('are named under their answers, the wrong ones first [CLS-3]', async () => {
    const chosenBy = [['a'], ['b', 'gone'], ['c', 'd', 'e', 'f', 'g', 'other'], []];
    const options = aClosedQuiz().options.map((option, at) => ({
      ...option,
      votes: chosenBy[at]!.length,
      chosenBy: chosenBy[at]!,
    }));
    const students = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aParticipant({ id, name: `학생 ${id}` }));
    await card(options, students);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '6권2명학생 b 님 외 1명',
      '5권1명학생 a 님',
      '7권정답6명학생 c 님, 학생 d 님, 학생 e 님, 학생 f 님 외 2명',
      '8권0명',
    ]);
  });

  it('are only counted once they have left [CLS-3]', async () => {
    const options = aClosedQuiz().options.map((option, at) => ({ ...option, chosenBy: at === 1 ? ['gone'] : [] }));
    await card(options);
    expect(screen.getByText('6권').closest('li')).toHaveTextContent('지금은 나간 학생 1명');
  });

  it('leave the answers as they were asked while it is open', async () => {
    await show(aQuiz(), []);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^5권/),
      expect.stringMatching(/^6권/),
      expect.stringMatching(/^7권/),
      expect.stringMatching(/^8권/),
    ]);
  });
});
