import { screen, waitFor, within } from '@testing-library/react';
import { errorMessage } from '@portal/domain/contract/error-code';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { aConflict } from '../notices/conflict.fixture.ts';
import {
  alternatives,
  calendarOf,
  friday,
  openLesson,
  openLessons,
  openMove,
  standAtLessons,
  undoBar,
} from '../open-lessons.fixture.ts';
import { schedule } from '../schedule.screen.ts';

const moves = lessonMovesContract;

standAtLessons();

describe('moving a lesson', () => {
  it('says the 24-hour rule before anything else [CAL-3]', async () => {
    const dialog = await openMove(openLessons());
    const rule = within(dialog).getByText('바뀐 일정은 수업 24시간 전까지 학생에게 알려야 해요.');
    expect(dialog).toHaveTextContent('19/11/2026 19:00까지 제안하면 돼요. 앞으로 1일 8시간 남았어요.');
    await waitFor(() => expect(document.activeElement).toContainElement(rule));
    expect(within(dialog).getByLabelText(/바꾸는 이유/)).not.toBeRequired();
  });

  it('warns inside the 24 hours and does not go without a reason [CAL-3]', async () => {
    const opened = openLessons();
    const dialog = await openMove(opened, /중1 보충/);
    expect(dialog).toHaveTextContent('수업까지 24시간이 남지 않았어요. 학생과 먼저 상의해 주세요.');
    await opened.user.click(await within(dialog).findByRole('button', { name: /20일 금요일 14:00부터/ }));
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    expect(await within(dialog).findByText('24시간 안에 바꾸려면 이유를 적어 주세요.')).toBeVisible();
  });

  it('proposes a free time near by with one press, shows it as a ghost, and takes it back [CAL-3]', async () => {
    let calendar = calendarOf();
    const asked = jest.fn();
    const sent: unknown[] = [];
    const move = aLessonMove({
      lessonId: 'fri',
      className: friday.className,
      oldStartAt: friday.startAt,
      oldEndAt: friday.endAt,
      newStartAt: '2026-11-20T14:00:00+09:00',
      newEndAt: '2026-11-20T15:00:00+09:00',
    });
    const opened = openLessons(
      [
        fake(moves.listMoveTimes, () => {
          asked();
          return { alternatives, noticeUntil: '2026-11-19T19:00:00+09:00', within24h: false };
        }),
        fake(moves.proposeLessonMove, ({ body }) => {
          sent.push({ ...body, clientId: 'some' });
          calendar = calendarOf({ moves: [move] });
          return move;
        }),
        fake(moves.withdrawLessonMove, () => {
          calendar = calendarOf();
          return { ...move, status: 'WITHDRAWN' as const };
        }),
      ],
      () => calendar,
    );
    const dialog = await openMove(opened);
    await opened.user.click(await within(dialog).findByRole('button', { name: /20일 금요일 14:00부터/ }));
    expect(dialog).toHaveTextContent('20/11/2026 (금) 14:00–15:00 · 1시간 그대로');
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([{ clientId: 'some', newStartAt: '2026-11-20T05:00:00.000Z', reason: '' }]);
    const ghost = await schedule.block(/고1 수학 기초, 2026년 11월 20일 금요일 14:00부터 15:00까지, 제안한 새 시간/);
    expect(ghost).toHaveAttribute('data-kind', 'proposal');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await schedule.block(/고1 수학 기초.*19:00부터 20:00까지, 예정, 새 시간 제안 중/)).toBeVisible();
    await opened.user.click(within(await undoBar()).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(ghost).not.toBeInTheDocument());
  });

  it('offers no longer to take back what was taken back in the dialog of the lesson [CAL-3]', async () => {
    const move = aLessonMove({
      lessonId: 'fri',
      newStartAt: '2026-11-20T14:00:00+09:00',
      newEndAt: '2026-11-20T15:00:00+09:00',
    });
    let calendar = calendarOf();
    const opened = openLessons(
      [
        fake(moves.proposeLessonMove, () => {
          calendar = calendarOf({ moves: [move] });
          return move;
        }),
        fake(moves.withdrawLessonMove, () => {
          calendar = calendarOf();
          return { ...move, status: 'WITHDRAWN' as const };
        }),
      ],
      () => calendar,
    );
    const dialog = await openMove(opened);
    await opened.user.click(await within(dialog).findByRole('button', { name: /20일 금요일 14:00부터/ }));
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    const offer = await undoBar();
    expect(offer).toHaveTextContent('학생에게 새 시간을 제안했어요');
    const facts = await openLesson(opened, /고1 수학 기초.*새 시간 제안 중/);
    await opened.user.click(await within(facts).findByRole('button', { name: '제안 거두기' }));
    await waitFor(() => expect(screen.queryByText('학생에게 새 시간을 제안했어요')).toBeNull());
  });

  it('explains an overlap, takes another time from it, and goes [CAL-3]', async () => {
    let isTaken = true;
    const [nine, two, nextDay] = alternatives;
    const conflict = aConflict({
      wanted: two!,
      other: { ...aConflict().other, startAt: '2026-11-20T14:30:00+09:00', endAt: '2026-11-20T16:00:00+09:00' },
      alternatives: [nextDay!, nine!],
    });
    const opened = openLessons([
      fake(moves.proposeLessonMove, ({ body }) => {
        if (!isTaken) return aLessonMove({ lessonId: 'fri', newStartAt: body.newStartAt });
        isTaken = false;
        return Response.json(
          {
            code: 'SCHEDULE_OVERLAP',
            message: errorMessage('SCHEDULE_OVERLAP'),
            traceId: 't',
            fields: { newStartAt: '중2 수학 개념 완성' },
            conflict,
          },
          { status: 422 },
        );
      }),
    ]);
    const dialog = await openMove(opened);
    await opened.user.click(await within(dialog).findByRole('button', { name: /20일 금요일 14:00부터 15:00까지$/ }));
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    const explainer = await within(dialog).findByRole('region', { name: '이 시간에는 다른 일정이 있어요' });
    expect(explainer).toHaveTextContent('수업 · 중2 수학 개념 완성');
    expect(explainer).toHaveTextContent('겹치는 시간: 14:30–15:00 · 30분');
    expect(within(dialog).getAllByText('가까운 빈 시간')).toHaveLength(1);
    const ways = within(explainer).getAllByRole('button', { name: /고르기$/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual(
      [/20일 금요일 09:00/, /21일 토요일 10:00/].map((time) => expect.stringMatching(time)),
    );
    await opened.user.click(ways[1]!);
    expect(within(dialog).queryByText('이 시간에는 다른 일정이 있어요')).toBeNull();
    expect(within(dialog).getByRole('group', { name: '가까운 빈 시간' })).toBeVisible();
    expect(within(dialog).getByLabelText(/새 날짜/)).toHaveValue('21/11/2026');
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('keeps what was written when the dialog is closed by mistake [CAL-3]', async () => {
    const opened = openLessons();
    const dialog = await openMove(opened);
    await opened.user.type(within(dialog).getByLabelText(/바꾸는 이유/), '병원 예약');
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const again = await openMove(opened);
    await waitFor(() => expect(within(again).getByLabelText(/바꾸는 이유/)).toHaveValue('병원 예약'));
  });
});
