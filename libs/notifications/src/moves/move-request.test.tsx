import { screen, waitFor, within } from '@testing-library/react';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { lessonMovesContract as contract } from '@portal/domain/lessons/lesson-moves.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { bell, loadSection } from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

beforeAll(loadSection, 30_000);

const asked = (over: Partial<LessonMove> = {}) => aLessonMove({ by: 'STUDENT', ...over });

/** The page of a notification with one request in it; the move changes as the server says. */
function open(first: LessonMove, answer?: Fake, path = '/notification/a') {
  let move = first;
  const server = keepingServer([
    aNotification({
      id: 'a',
      title: '시간을 바꾸고 싶어요',
      kind: 'LESSON_MOVE_ASKED',
      action: { kind: 'ANSWER_MOVE', refId: first.id },
    }),
  ]);
  const section = renderSection(notificationsSection, {
    path,
    handlers: [
      fake(contract.getLessonMove, () => move),
      answer ??
        fake(contract.answerLessonMove, ({ body }) => {
          move = { ...move, status: body.decision, answeredAt: '2026-11-18T10:42:00+09:00' };
          return move;
        }),
      ...server.handlers,
    ],
  });
  return { ...section, server, becomes: (status: LessonMove['status']) => (move = { ...move, status }) };
}
const request = async () => within(await screen.findByRole('region', { name: '수업 시간 변경 요청' }));

describe('a request to move a lesson, inside its notification', () => {
  it('shows both times and the reason, and is accepted on the spot', async () => {
    const { user, server } = open(asked());
    const region = await request();
    expect(await region.findByText('21/11/2026 (토)')).toBeVisible();
    expect(region.getAllByText('22/11/2026 (일)')[0]).toBeVisible();
    expect(region.getByText('학교 행사와 겹쳐요')).toBeVisible();
    await user.click(region.getByRole('button', { name: '수락하기' }));
    await waitFor(() => expect(region.getByRole('status')).toHaveTextContent('수락했어요. 수업 시간이 바뀌었어요.'));
    expect(region.queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(server.calls).toContain('read a'));
  });

  it('is declined with a reason, which the student reads when it can no longer be taken back', async () => {
    const sent = jest.fn();
    const { user } = open(
      asked({ within24h: true }),
      fake(contract.answerLessonMove, ({ body }) => {
        sent(body);
        return asked({ status: 'DECLINED' });
      }),
    );
    const region = await request();
    expect(await region.findByText('수업까지 24시간이 남지 않은 요청이에요.')).toBeVisible();
    await user.click(region.getByRole('button', { name: '거절하기' }));
    await user.click(region.getByRole('button', { name: '거절하기' }));
    expect(await region.findByText('거절하는 이유를 적어 주세요.')).toBeVisible();
    await user.type(region.getByRole('textbox', { name: /거절하는 이유/ }), '그날 다른 수업이 있어요');
    await user.click(region.getByRole('button', { name: '거절하기' }));
    expect(await region.findByText('거절했어요. 수업 시간은 그대로예요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await region.findByRole('button', { name: '거절하기' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();

    await user.click(region.getByRole('button', { name: '거절하기' }));
    await user.type(region.getByRole('textbox', { name: /거절하는 이유/ }), '여행 중이에요');
    await user.click(region.getByRole('button', { name: '거절하기' }));
    await user.click(await screen.findByRole('button', { name: '안내 닫기' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ decision: 'DECLINED', note: '여행 중이에요' }]]));
  });

  it.each([
    ['ACCEPTED', '수락했어요. 수업 시간이 바뀌었어요.'],
    ['DECLINED', '거절했어요. 수업 시간은 그대로예요.'],
    ['EXPIRED', '답하는 기한이 지났어요. 수업 시간은 그대로예요.'],
    ['WITHDRAWN', '학생이 요청을 거뒀어요. 수업 시간은 그대로예요.'],
  ] as const)('that is %s already asks nothing', async (status, words) => {
    open(asked({ status }));
    const region = await request();
    expect(await region.findByText(words)).toBeVisible();
    expect(region.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names what is in the way, and what to do about it', async () => {
    const conflict = {
      wanted: { startAt: '2026-11-22T10:00:00+09:00', endAt: '2026-11-22T13:00:00+09:00' },
      other: {
        kind: 'EVENT',
        id: 'event-9',
        title: '가족 모임',
        startAt: '2026-11-22T11:00:00+09:00',
        endAt: '2026-11-22T12:00:00+09:00',
      },
      alternatives: [],
    };
    const refusal = fake(contract.answerLessonMove, async () => {
      const problem = (await problemResponse('SCHEDULE_OVERLAP').json()) as object;
      return Response.json({ ...problem, conflict }, { status: 422 });
    });
    // In the bell: on its page it is read as soon as it is open.
    const { user, server } = open(asked(), refusal, '/elsewhere');
    await user.click(await bell('알림'));
    const region = await request();
    await user.click(await region.findByRole('button', { name: '수락하기' }));
    await waitFor(() =>
      expect(region.getByRole('alert')).toHaveTextContent('바꿀 시간에 다른 일정이 있어요: 가족 모임'),
    );
    expect(region.getByRole('link', { name: '일정에서 확인하기' })).toHaveAttribute('href', '/account/calendar');
    expect(region.getByRole('button', { name: '거절하기' })).toBeEnabled();
    expect(server.calls).not.toContain('read a');
  });

  it('shows the state that it got meanwhile', async () => {
    const { user, becomes } = open(asked(), fakeProblem(contract.answerLessonMove, 'WRONG_STATE'));
    const region = await request();
    await region.findByRole('button', { name: '수락하기' });
    becomes('WITHDRAWN');
    await user.click(region.getByRole('button', { name: '수락하기' }));
    await waitFor(() => expect(region.getByRole('alert')).toHaveTextContent('그사이에 요청의 상태가 바뀌어서'));
    expect(await region.findByText('학생이 요청을 거뒀어요. 수업 시간은 그대로예요.')).toBeVisible();
  });

  it.each([
    ['DATE_PAST', /이미 지나서 수락할 수 없어요/],
    ['UNEXPECTED', /서버에 문제가 생겼어요/],
  ] as const)('explains %s in its place', async (code, words) => {
    const { user } = open(asked(), fakeProblem(contract.answerLessonMove, code));
    const region = await request();
    await user.click(await region.findByRole('button', { name: '수락하기' }));
    await waitFor(() => expect(region.getByRole('alert')).toHaveTextContent(words));
  });

  it.each([
    ['is no more', 'NOT_FOUND', '더 이상 없는 요청이에요'],
    ['does not load [NTF-8]', 'UNEXPECTED', '요청을 불러오지 못했어요'],
  ] as const)('says when it %s', async (_what, code, words) => {
    const server = keepingServer([aNotification({ action: { kind: 'ANSWER_MOVE', refId: 'move-1' } })]);
    renderSection(notificationsSection, {
      path: '/notification/notification-1',
      handlers: [fakeProblem(contract.getLessonMove, code), ...server.handlers],
    });
    const region = await request();
    expect(await region.findByText(words)).toBeVisible();
    expect(region.queryAllByRole('button', { name: '다시 시도' })).toHaveLength(code === 'NOT_FOUND' ? 0 : 1);
  });
});

it('asks for no request that stands in a closed group of the bell', async () => {
  const action = { kind: 'ANSWER_MOVE', refId: 'move-1' } as const;
  const over = { kind: 'LESSON_MOVE_ASKED', groupKey: 'lesson-1', action };
  const server = keepingServer([aNotification({ id: 'a', ...over }), aNotification({ id: 'b', ...over })]);
  let reads = 0;
  const { user } = renderSection(notificationsSection, {
    path: '/elsewhere',
    handlers: [
      fake(contract.getLessonMove, () => {
        reads += 1;
        return asked();
      }),
      fake(notificationsContract.markNotificationRead, {}),
      ...server.handlers,
    ],
  });
  await user.click(await bell('알림'));
  const row = await screen.findByRole('button', { name: /수업 시간 변경 요청 2건/ });
  expect(reads).toBe(0);
  await user.click(row);
  await waitFor(() => expect(screen.getAllByRole('button', { name: '수락하기' })).toHaveLength(2));
  expect(reads).toBe(1);
});

it('asks once for all requests of the bell’s list, and by itself only for one that is older than those', async () => {
  const ids = ['move-1', 'move-2', 'move-3'];
  const server = keepingServer(
    ids.map((id) => aNotification({ id, kind: 'LESSON_MOVE_ASKED', action: { kind: 'ANSWER_MOVE', refId: id } })),
  );
  const list = jest.fn(() => ({ items: [asked({ id: 'move-1' }), asked({ id: 'move-2' })] }));
  const one = jest.fn(() => asked({ id: 'move-3' }));
  const { user } = renderSection(notificationsSection, {
    path: '/elsewhere',
    handlers: [fake(contract.listLessonMoves, list), fake(contract.getLessonMove, one), ...server.handlers],
  });
  await user.click(await bell('알림'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: '수락하기' })).toHaveLength(3));
  expect(list).toHaveBeenCalledTimes(1);
  expect(one).toHaveBeenCalledTimes(1);
});
