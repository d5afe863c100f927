import { act, screen, waitFor, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fake } from '@portal/testing/contract-fakes';
import { anEvidenceEvent } from '@portal/testing/lessons/lesson-desk-builders';
import { aWholeEvidence } from '@portal/testing/lessons/lesson-evidence-builders';
import { aPackUse } from '@portal/testing/library/pack-builders';
import { aLivePoll, aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { PollCard } from '../poll/poll-card.tsx';
import { PollPanel } from '../poll/poll-panel.tsx';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';

withRooms();

const [slope] = aPackUse().polls;
const opinion = { question: '이해했나요?', options: ['네', '아니요'], answer: null };
const uses = fake(packsContract.listPackUses, {
  items: [aPackUse(), aPackUse({ packName: '마무리', polls: [opinion] })],
});
const proved = (...questions: string[]) =>
  fake(
    lessonDeskContract.getLessonEvidence,
    aWholeEvidence({ events: questions.map((question) => anEvidenceEvent({ kind: 'POLL', data: { question } })) }),
  );
const list = async () => within(await screen.findByRole('region', { name: '준비한 질문' }));

describe('the questions of the packs of a lesson', () => {
  it('are asked by the host as they were prepared, with one press [W11]', async () => {
    const { user, said } = await renderInRoom(PollPanel, { handlers: [uses, proved()] });
    const shown = await list();
    expect(shown.getByText('y = 2x / y = x + 2 · 정답 y = 2x')).toBeVisible();
    expect(shown.queryByText('물었어요')).toBeNull();
    await user.click(shown.getByRole('button', { name: `${slope!.question} 바로 묻기` }));
    expect(said()).toEqual([['live.poll', slope]]);
  });

  it('say which of them were asked in this lesson, also before the page was loaded anew [W11]', async () => {
    await renderInRoom(PollPanel, { handlers: [uses, proved(opinion.question)] });
    expect(await screen.findByRole('button', { name: '이해했나요? 다시 묻기' })).toBeVisible();
    expect(button(`${slope!.question} 바로 묻기`)).toBeVisible();
    expect(screen.getAllByText('물었어요')).toHaveLength(1);
  });

  it('stand in the place of a result too, with the one that is its result marked, and give way to the next [W11]', async () => {
    const closed = aLivePoll({ ...opinion, options: [], isOpen: false });
    const { user, server, said } = await renderInRoom(PollCard, {
      state: aRoomState({ poll: closed }),
      handlers: [uses, proved()],
    });
    await user.click(button('새 질문'));
    expect(await screen.findByRole('button', { name: '이해했나요? 다시 묻기' })).toBeVisible();
    server.answerWith({ ok: false, code: 'RATE_LIMIT' });
    await user.click(button(`${slope!.question} 바로 묻기`));
    expect(await screen.findByText(/하지 못했어요/)).toBeVisible();
    expect(button(`${slope!.question} 바로 묻기`)).toBeVisible();
    server.answerWith({ ok: true });
    await user.click(button(`${slope!.question} 바로 묻기`));
    expect(said().at(-1)).toEqual(['live.poll', slope]);
    await waitFor(() => expect(screen.queryByRole('region', { name: '준비한 질문' })).toBeNull());
    act(() => server.say('live.polled', { poll: aLivePoll({ id: 'poll-2' }) }));
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  });

  it('that could not be read are read again, and she may write one meanwhile [W11]', async () => {
    let isDown = true;
    const { user } = await renderInRoom(PollPanel, {
      handlers: [
        fake(packsContract.listPackUses, () => (isDown ? Response.error() : { items: [aPackUse()] })),
        proved(),
      ],
    });
    expect(await screen.findByText('준비한 질문을 불러오지 못했어요')).toBeVisible();
    expect(button('투표 시작하기')).toBeEnabled();
    isDown = false;
    await user.click(button('다시 시도'));
    expect(await list()).toBeDefined();
  });
});
