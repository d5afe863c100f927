import { act, screen, waitFor, within } from '@testing-library/react';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { button, panel, tool } from '../live.screen.ts';
import { inside, visitAsGuest, visitAsHost, withRooms } from '../visit-room.fixture.ts';

withRooms();

const drawings = (said: readonly [string, unknown][]) => said.filter(([name]) => name === 'live.drawing');

describe('the teacher and the right to draw', () => {
  it('takes it from all and gives it to one, from the people and from the board [CLS-3]', async () => {
    const guardian = aParticipant({ id: 'guest-3', name: '보호자 B01', role: 'GUARDIAN', mayDraw: false });
    const { user, server } = await inside(
      visitAsHost({ state: aRoomState({ participants: [aHost(), aParticipant(), guardian] }) }),
    );
    await user.click(await tool('참가자'));
    await user.click(button('보호자 B01 님 그리게 하기'));
    await user.click(button('학생 A01 님 그리기 막기'));
    await user.click(panel('참가자').getByRole('switch', { name: /학생도 그리기/ }));
    act(() => server.say('live.permitted', { studentsMayDraw: false }));
    await user.click(await tool('칠판'));
    const board = within(await screen.findByRole('region', { name: '칠판' }));
    await user.click(await board.findByRole('switch', { name: '학생도 그리기' }));
    expect(drawings(server.said)).toEqual([
      ['live.drawing', { participantId: 'guest-3', may: true }],
      ['live.drawing', { participantId: 'guest-1', may: false }],
      ['live.drawing', { participantId: null, may: false }],
      ['live.drawing', { participantId: null, may: true }],
    ]);
  });
});

describe('a guest at the board', () => {
  it('draws while she may, learns that she may not, and may again [CLS-3]', async () => {
    const { user, server } = await inside(visitAsGuest());
    await user.click(await tool('칠판'));
    await user.click(await screen.findByRole('radio', { name: '글자' }));
    await user.type(screen.getByRole('textbox', { name: '칠판에 쓸 글' }), '풀었어요{Enter}');
    expect(screen.getByText('풀었어요')).toBeInTheDocument();
    act(() => server.say('live.participant', { participant: aParticipant({ mayDraw: false }) }));
    expect(await screen.findByText(/지금은 보기만 할 수 있어요/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '칠판에 쓸 글' })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: '학생도 그리기' })).not.toBeInTheDocument();
    act(() => server.say('live.participant', { participant: aParticipant() }));
    expect(await screen.findByRole('textbox', { name: '칠판에 쓸 글' })).toBeVisible();
  });

  it('loses what the room has refused [CLS-3]', async () => {
    const { user, server } = await inside(visitAsGuest());
    await user.click(await tool('칠판'));
    server.answerWith({ ok: false, code: 'NOT_ALLOWED' });
    await user.click(await screen.findByRole('radio', { name: '글자' }));
    await user.type(screen.getByRole('textbox', { name: '칠판에 쓸 글' }), '늦었어요{Enter}');
    await waitFor(() => expect(server.said.some(([name]) => name === 'live.board')).toBe(true));
    const [, sent] = server.said.find(([name]) => name === 'live.board')!;
    const { elements } = sent as { elements: { id: string }[] };
    act(() => server.say('live.undrawn', { page: 1, ids: elements.map(({ id }) => id), elements: [] }));
    expect(screen.queryByText('늦었어요')).not.toBeInTheDocument();
  });

  it('looks at another page alone, and follows the teacher again [CLS-3]', async () => {
    const text = { id: 'a', version: 1, kind: 'text', colour: 'ink', points: [60, 60], text: '둘째 쪽' };
    const pages = [
      { no: 1, elements: [] },
      { no: 2, elements: [text] },
    ];
    const { user, server } = await inside(visitAsGuest({ state: aRoomState({ pages, focus: 'BOARD' }) }));
    await user.click(await screen.findByRole('button', { name: '다음 쪽' }));
    expect(screen.getByText('둘째 쪽')).toBeInTheDocument();
    expect(server.said.filter(([name]) => name === 'live.page')).toEqual([]);
    expect(server.said).toContainEqual(['live.look', { alone: true }]);
    await user.click(button('칠판 1쪽'));
    expect(screen.getByText('1 / 2쪽')).toBeVisible();
    await waitFor(() => expect(server.said).toContainEqual(['live.look', { alone: false }]));
    act(() => server.say('live.turned', { page: 2 }));
    expect(screen.getByText('2 / 2쪽')).toBeVisible();
  });
});
