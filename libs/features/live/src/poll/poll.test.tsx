import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import type { RoomPass } from '@portal/domain/live/live-room';
import { aHost, aLivePoll, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { guardianPass, studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { PollCard } from './poll-card.tsx';
import { PollPanel } from './poll-panel.tsx';
import { aClosedQuiz, aGuestQuiz, aQuiz } from './polls.fixture.ts';

const NOT_DONE = '하지 못했어요. 잠시 뒤에 다시 해 주세요.';
const REFUSED = { ok: false, code: 'RATE_LIMIT' } as const;

withRooms();

const card = (poll: LivePoll | null, pass?: RoomPass, participants = [aHost(), aParticipant()]) =>
  renderInRoom(PollCard, { state: aRoomState({ poll, participants }), ...(pass && { pass }) });
const meter = (name: string) => screen.getByRole('meter', { name });
const question = () => screen.getByRole('textbox', { name: /^질문/ });

describe('the host who asks', () => {
  const open = (poll: LivePoll | null = null, part = PollPanel) => renderInRoom(part, { state: aRoomState({ poll }) });
  type User = Awaited<ReturnType<typeof open>>['user'];
  const write = async (user: User, ...[asked, ...options]: string[]) => {
    if (asked) await user.type(question(), asked);
    for (const [at, option] of options.entries())
      if (option.trim()) await user.type(screen.getByRole('textbox', { name: `보기 ${at + 1}` }), option);
  };

  it.each([
    ['no question', ['', '네', '아니요'], '질문을 적어 주세요.'],
    ['no second answer', ['이해했나요?', '네'], '보기를 두 개 이상 적어 주세요.'],
    ['an answer of blanks', ['이해했나요?', '네', '  '], '보기를 두 개 이상 적어 주세요.'],
    ['the same answer twice', ['이해했나요?', '네', '네'], /같은 보기가 있어요/],
  ])('is told at its field that there is %s, and nothing is asked [CLS-3]', async (_, texts, words) => {
    const { user, said } = await open();
    await write(user, ...texts);
    await user.click(button('투표 시작하기'));
    expect(screen.getByText(words)).toBeVisible();
    expect(said()).toEqual([]);
  });

  it('asks a poll, and finds the form empty for the next one [CLS-3]', async () => {
    const { user, said } = await open();
    await write(user, '이해했나요?', '네', '아니요');
    await user.click(button('투표 시작하기'));
    expect(said()).toEqual([['live.poll', { question: '이해했나요?', options: ['네', '아니요'], answer: null }]]);
    await waitFor(() => expect(question()).toHaveValue(''));
    expect(screen.getByRole('textbox', { name: '보기 1' })).toHaveValue('');
  });

  it('asks a quiz with its right answer only [CLS-3]', async () => {
    const { user, said } = await open();
    await user.click(screen.getByRole('radio', { name: '퀴즈' }));
    await write(user, '공책은 몇 권일까요?', '6권', '7권');
    await user.click(button('퀴즈 시작하기'));
    expect(screen.getByText('정답을 골라 주세요.')).toBeVisible();
    expect(said()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '7권' }));
    await user.click(button('퀴즈 시작하기'));
    expect(said()).toEqual([['live.poll', { question: '공책은 몇 권일까요?', options: ['6권', '7권'], answer: 1 }]]);
  });

  it('finds what she wrote when the panel was closed and the line was gone [CLS-3]', async () => {
    function Panel() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(!isOpen)}>패널</button>
          {isOpen && <PollPanel />}
        </>
      );
    }
    const { user, server } = await open(null, Panel);
    await user.click(screen.getByRole('radio', { name: '퀴즈' }));
    await write(user, '공책은 몇 권일까요?', '6권', '7권');
    await user.click(screen.getByRole('radio', { name: '7권' }));
    await user.click(button('패널'));
    act(() => server.status('LOST'));
    act(() => server.say('live.state', aRoomState()));
    await user.click(button('패널'));
    expect(question()).toHaveValue('공책은 몇 권일까요?');
    expect(screen.getByRole('radio', { name: '퀴즈' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '7권' })).toBeChecked();
  });

  it('finds what was refused as she wrote it', async () => {
    const { user, server } = await open();
    server.answerWith(REFUSED);
    await write(user, '이해했나요?', '네', '아니요');
    await user.click(button('투표 시작하기'));
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
    expect(question()).toHaveValue('이해했나요?');
    expect(screen.getByRole('textbox', { name: '보기 2' })).toHaveValue('아니요');
  });

  it.each([
    [true, '열린 질문이 있어요. 투표 카드에서 볼 수 있어요.'],
    [false, '닫은 질문이 있어요. 투표 카드에서 볼 수 있어요.'],
  ])('is led to the card while a question stands; open: %s', async (isOpen, words) => {
    await open(aLivePoll({ isOpen }));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the host’s card', () => {
  it('says how many have chosen, who is still choosing, for how long, and what is right [CLS-3]', async () => {
    await card(aQuiz());
    expect(screen.getByRole('region', { name: '공책은 몇 권일까요?' })).toHaveTextContent('1분 04초째');
    expect(screen.getByText('4명 가운데 3명이 골랐어요')).toBeInTheDocument();
    expect(screen.getByText('학생 A01 님이 고르고 있어요')).toBeVisible();
    expect(meter('7권')).toHaveAttribute('aria-valuetext', '2명');
    expect(meter('7권').closest('li')).toHaveTextContent('정답 (나만 보여요)');
    expect(screen.getAllByText(/정답/)).toHaveLength(1);
  });

  it.each([
    ['nobody is missing', aQuiz({ missing: [] }), '모두 골랐어요'],
    ['there is no student', aQuiz({ answered: 0, missing: [] }), '아직 고를 학생이 없어요'],
    [
      'many are choosing',
      aQuiz({ missing: ['a', 'b', 'c', 'd', 'e', 'f'] }),
      '학생 a 님, 학생 b 님, 학생 c 님, 학생 d 님 외 2명이 고르고 있어요',
    ],
  ])('says so when %s', async (_, poll, words) => {
    const many = poll.missing.map((id) => aParticipant({ id, name: `학생 ${id}` }));
    await card(poll, undefined, [aHost(), ...many]);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('does not call out each second', async () => {
    await card(aQuiz());
    expect(screen.getByText('1분 04초째').closest('[role="status"], [aria-live]')).toBeNull();
  });

  it('closes what is open, which shows the result, and keeps the focus in the card [CLS-3]', async () => {
    const { user, said, server } = await card(aQuiz());
    await user.click(button('닫고 결과 보여 주기'));
    expect(said()).toEqual([['live.poll', null]]);
    act(() => server.say('live.polled', { poll: aClosedQuiz() }));
    expect(screen.getByText('닫혔어요')).toBeVisible();
    expect(screen.getByRole('heading', { name: '공책은 몇 권일까요?' })).toHaveFocus();
    expect(screen.queryByText('정답 (나만 보여요)')).not.toBeInTheDocument();
  });

  it('takes away what is closed, for all [CLS-3]', async () => {
    const { user, said, server } = await card(aClosedQuiz());
    await user.click(button('치우기'));
    expect(said()).toEqual([['live.poll', null]]);
    act(() => server.say('live.polled', { poll: null }));
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  it('leads to a new question in its place, and back to the result [CLS-3]', async () => {
    const { user, server, said } = await card(aClosedQuiz());
    await user.click(button('새 질문'));
    expect(question()).toHaveFocus();
    await user.click(button('취소'));
    expect(meter('7권')).toBeInTheDocument();
    await user.click(button('새 질문'));
    await user.type(question(), '이해했나요?');
    await user.type(screen.getByRole('textbox', { name: '보기 1' }), '네');
    await user.type(screen.getByRole('textbox', { name: '보기 2' }), '아니요');
    await user.click(button('투표 시작하기'));
    expect(said()).toEqual([['live.poll', { question: '이해했나요?', options: ['네', '아니요'], answer: null }]]);
    act(() => server.say('live.polled', { poll: aLivePoll({ id: 'poll-2' }) }));
    expect(meter('y = 3x')).toHaveAttribute('aria-valuetext', '2명');
  });

  it('says when the room did not do it', async () => {
    const { user, server } = await card(aQuiz());
    server.answerWith(REFUSED);
    await user.click(button('닫고 결과 보여 주기'));
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
    expect(button('닫고 결과 보여 주기')).toBeVisible();
  });

  it('shows no part of nothing', async () => {
    await card(aQuiz({ answered: 0, options: aQuiz().options.map((option) => ({ ...option, votes: 0 })) }));
    for (const one of screen.getAllByRole('meter')) expect(one).toHaveAttribute('aria-valuenow', '0');
  });
});

describe('a student', () => {
  it('chooses, sees her choice and may change it; how others chose is hidden [CLS-3]', async () => {
    const { user, said, server } = await card(aGuestQuiz(), studentPass);
    expect(screen.getByText('3명이 골랐어요')).toBeVisible();
    expect(screen.getByText('하나를 골라 주세요.')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.queryByText(/고르고 있어요/)).not.toBeInTheDocument();
    await user.click(button('7권'));
    expect(said()).toEqual([['live.vote', { pollId: 'poll-1', option: 2 }]]);
    act(() => server.say('live.polled', { poll: aGuestQuiz({ mine: 2, answered: 4 }) }));
    expect(button('7권')).toHaveAttribute('aria-pressed', 'true');
    expect(button('6권')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('‘7권’ 답을 골랐어요. 닫히기 전까지 바꿀 수 있어요.')).toBeVisible();
    server.answerWith(REFUSED);
    await user.click(button('6권'));
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
  });

  it.each([
    ['she was right', 2, /맞았어요/],
    ['she was wrong', 1, /틀렸어요. 정답: 7권/],
    ['she did not choose', null, /고르지 않았어요. 정답: 7권/],
  ])('reads in the result that %s [CLS-3]', async (_, mine, words) => {
    await card(aClosedQuiz({ mine }), studentPass);
    expect(screen.getByText(words)).toBeVisible();
    expect(meter('7권').closest('li')).toHaveTextContent('정답');
    expect(screen.queryAllByText('내 선택')).toHaveLength(mine === null ? 0 : 1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not called right or wrong in a poll [CLS-3]', async () => {
    await card(aLivePoll({ isOpen: false, mine: 1 }), studentPass);
    expect(meter('y = 3x')).toHaveAttribute('aria-valuetext', '2명');
    expect(within(meter('y = 3x').closest('li')!).getByText('내 선택')).toBeVisible();
    expect(screen.queryByText(/맞았어요|틀렸어요|정답/)).not.toBeInTheDocument();
  });
});

describe('a guardian', () => {
  it('sees the question and that the students choose, and later the result [CLS-3]', async () => {
    const { server } = await card(aGuestQuiz(), guardianPass);
    expect(screen.getByText('학생이 고르는 중이에요.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => server.say('live.polled', { poll: aClosedQuiz() }));
    expect(screen.getByText('정답: 7권')).toBeVisible();
    expect(screen.queryByText(/고르지 않았어요/)).not.toBeInTheDocument();
  });
});
