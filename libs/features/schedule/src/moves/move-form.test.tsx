import { screen, waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake, fakeProblem, neverAnswers, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { personIsKnown, renderAlone } from '../alone.fixture.ts';
import { aLessonDetail } from '../lesson.fixture.ts';
import { MoveForm } from './move-form.tsx';

const { listMoveTimes, proposeLessonMove } = lessonMovesContract;
const lesson = aLessonDetail({
  id: 'fri',
  startAt: '2026-11-20T19:00:00+09:00',
  endAt: '2026-11-20T20:30:00+09:00',
});
const afternoon = { startAt: '2026-11-20T14:00:00+09:00', endAt: '2026-11-20T15:30:00+09:00' };
const answer = { alternatives: [afternoon], noticeUntil: lesson.noticeUntil, within24h: false };
const times = fake(listMoveTimes, answer);

beforeEach(() => localStorage.clear());

function open(...handlers: Parameters<typeof renderAlone>[1] & object) {
  const onBack = jest.fn();
  const onProposed = jest.fn();
  const part = <MoveForm lesson={lesson} timeZone="Asia/Seoul" onBack={onBack} onProposed={onProposed} />;
  return { ...renderAlone(part, [...handlers, times]), onBack, onProposed };
}
const date = () => screen.getByRole('textbox', { name: /^새 날짜/ });
const time = () => screen.getByLabelText(/새 시각/);
const reason = () => screen.getByLabelText(/바꾸는 이유/);
const choices = () => screen.getByRole('group', { name: '가까운 빈 시간' });
const propose = () => screen.getByRole('button', { name: '새 시간 제안하기' });

type User = ReturnType<typeof open>['user'];
async function fill(user: User) {
  await user.type(date(), '21112026');
  await user.type(time(), '10:15');
  await user.type(reason(), '병원 예약');
}

describe('another time for a lesson', () => {
  it('is typed by hand, keeps the length, and goes with its reason [CAL-3]', async () => {
    const sent: unknown[] = [];
    const move = aLessonMove();
    const { user, onProposed } = open(
      fake(proposeLessonMove, ({ body: { clientId: _, ...body }, params }) => {
        sent.push([params.id, body]);
        return move;
      }),
    );
    await fill(user);
    expect(screen.getByText('21/11/2026 (토) 10:15–11:45 · 1시간 30분 그대로')).toBeVisible();
    await user.click(propose());
    await waitFor(() => expect(onProposed).toHaveBeenCalledWith(move));
    expect(sent).toEqual([['fri', { newStartAt: '2026-11-21T01:15:00.000Z', reason: '병원 예약' }]]);
  });

  it('is a press away where there is room near by, and the pressed one can be told [CAL-3]', async () => {
    const { user } = open();
    const choice = await within(choices()).findByRole('button', { name: /20일 금요일 14:00부터 15:30까지/ });
    expect(choice).toHaveAttribute('aria-pressed', 'false');
    await user.click(choice);
    expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(date()).toHaveValue('20/11/2026');
    expect(time()).toHaveValue('14:00');
    expect(time()).toHaveFocus();
  });

  it('has its choices in sight while it goes [CAL-3]', async () => {
    let release = () => {};
    const { user, onProposed } = open(
      fake(proposeLessonMove, async () => {
        await new Promise<void>((resolve) => (release = resolve));
        return aLessonMove();
      }),
    );
    await user.click(await within(choices()).findByRole('button', { name: /20일 금요일 14:00/ }));
    const button = propose();
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(within(choices()).getByRole('button', { name: /20일 금요일 14:00/ })).toBeVisible();
    release();
    await waitFor(() => expect(onProposed).toHaveBeenCalled());
  });

  it('has the nearest time before those that are further away [CAL-3]', async () => {
    const spans = ['14:00', '09:00', '16:00'].map((hour) => ({
      startAt: `2026-11-20T${hour}:00+09:00`,
      endAt: `2026-11-20T${hour.slice(0, 3)}50:00+09:00`,
    }));
    open(fake(listMoveTimes, { ...answer, alternatives: spans }));
    await within(choices()).findByRole('button', { name: /16:00/ });
    const names = within(choices())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([/16:00/, /14:00/, /09:00/].map((hour) => expect.stringMatching(hour)));
  });

  it('is looked for near the day that is typed, at the hour of the lesson [CAL-3]', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      fake(listMoveTimes, ({ query }) => {
        asked.push(query.near);
        return answer;
      }),
    );
    await user.type(date(), '25112026');
    await waitFor(() => expect(asked).toEqual([undefined, '2026-11-25T10:00:00.000Z']));
  });

  it.each([
    ['are looked for', neverAnswers(listMoveTimes), '가까운 빈 시간을 찾고 있어요'],
    [
      'do not come',
      fakeProblem(listMoveTimes, 'UNEXPECTED'),
      '가까운 빈 시간을 찾지 못했어요. 날짜와 시각을 직접 골라 주세요.',
    ],
    [
      'are none',
      fake(listMoveTimes, { ...answer, alternatives: [] }),
      '이 날 가까이에는 빈 시간이 없어요. 다른 날을 골라 주세요.',
    ],
  ])('says when times near by %s [CAL-3]', async (_, handler, words) => {
    open(handler);
    expect(await within(choices()).findByText(words)).toBeVisible();
    expect(within(choices()).queryByRole('button')).toBeNull();
  });

  it('has to be named: without it nothing goes, and the first field gets the focus [CAL-3]', async () => {
    const { user, onProposed } = open();
    await user.click(propose());
    expect(date()).toHaveAccessibleDescription(/새 날짜를 골라 주세요/);
    expect(time()).toHaveAccessibleDescription(/새 시각을 골라 주세요/);
    expect(onProposed).not.toHaveBeenCalled();
  });

  it.each([
    ['18112026', '10:41', '지난 시각으로는 옮길 수 없어요.'],
    ['20112026', '19:00', '지금과 다른 시각을 골라 주세요.'],
  ])('on %s at %s is refused before it is sent [CAL-3]', async (day, hour, sentence) => {
    const { user, onProposed } = open();
    await user.type(date(), day);
    await user.type(time(), hour);
    await user.click(propose());
    await waitFor(() => expect(time()).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(onProposed).not.toHaveBeenCalled();
  });

  it.each([
    ['a state that moved on', fakeProblem(proposeLessonMove, 'WRONG_STATE'), /지금 상태에서는 할 수 없어요/],
    ['a rule of the day', fakeProblem(proposeLessonMove, 'NOTICE_24H'), /24시간이 남지 않았어요\. 바꾸는 이유를/],
    ['a right that is missing', fakeProblem(proposeLessonMove, 'FORBIDDEN'), /권한이 없어요/],
    ['a broken server', fakeProblem(proposeLessonMove, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['a lost connection', offline(proposeLessonMove), /서버가 답하지 않아요/],
  ])('refused by %s says why and loses nothing [CAL-3]', async (_, refusal, words) => {
    const { user, onProposed } = open(refusal);
    await fill(user);
    await user.click(propose());
    const alert = await screen.findByText(words);
    expect(alert.closest('[role=alert]')).toHaveTextContent('제안하지 못했어요');
    expect([date(), time(), reason()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '21/11/2026',
      '10:15',
      '병원 예약',
    ]);
    expect(onProposed).not.toHaveBeenCalled();
  });

  it('goes under the same name again after a lost answer, so that it is proposed once [CAL-3]', async () => {
    const names: string[] = [];
    const { user, onProposed } = open(
      fake(proposeLessonMove, ({ body }) => {
        names.push(body.clientId);
        return names.length === 1 ? problemResponse('UNEXPECTED') : aLessonMove();
      }),
    );
    await fill(user);
    await user.click(propose());
    await screen.findByText('제안하지 못했어요');
    await user.click(propose());
    await waitFor(() => expect(onProposed).toHaveBeenCalledTimes(1));
    expect(names[0]).toBe(names[1]);
  });

  it('is left by the way back, and what was written waits there [CAL-3]', async () => {
    const { user, onBack } = open();
    await personIsKnown();
    await user.type(reason(), '병원 예약');
    await user.click(screen.getByRole('button', { name: '수업 정보로 돌아가기' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('병원 예약'));
  });

  it('tells the other city too, where a second clock is shown [CON-2]', async () => {
    const part = <MoveForm lesson={lesson} timeZone="Asia/Seoul" onBack={jest.fn()} onProposed={jest.fn()} />;
    renderAlone(part, [times], { secondTimeZone: 'Asia/Ho_Chi_Minh' });
    const choice = await screen.findByRole('button', { name: /20일 금요일 14:00부터/ });
    expect(choice).toHaveTextContent('호찌민 12:00');
  });
});
