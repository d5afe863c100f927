import { screen, waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { aDayPlan } from '../lesson.fixture.ts';
import { standAtWidth } from '../open-calendar.fixture.ts';
import { calendarOf, openLesson, openLessons, standAtLessons, undoBar } from '../open-lessons.fixture.ts';
import { schedule } from '../schedule.screen.ts';

const moves = lessonMovesContract;

standAtLessons();

describe('moving a whole day', () => {
  const plan = aDayPlan();
  const proposed = plan.slice(0, 2).map(({ lesson, alternatives: [first] }, index) =>
    aLessonMove({
      id: `move-${index}`,
      lessonId: lesson.id,
      className: lesson.className,
      newStartAt: first?.startAt ?? '',
    }),
  );

  it('because of illness takes few presses after the menu, and each proposal can be taken back [CAL-3]', async () => {
    const sent: { reason: string; moves: unknown[] }[] = [];
    const withdrawn: string[] = [];
    const opened = openLessons([
      fake(moves.planDayMove, { items: [...plan] }),
      fake(moves.previewDayLetters, { items: [] }),
      fake(moves.listDayAnswers, { items: [] }),
      fake(moves.proposeDayMove, ({ body }) => {
        sent.push(body);
        return { items: proposed };
      }),
      fake(moves.withdrawLessonMove, ({ params }) => {
        withdrawn.push(params.id);
        return aLessonMove({ status: 'WITHDRAWN' });
      }),
    ]);
    await schedule.block(/고1 수학 기초/);
    await opened.user.click(schedule.button('하루 단위로 하기'));
    await opened.user.click(await screen.findByRole('menuitem', { name: '오늘 아파요' }));
    const dialog = await schedule.dialog('오늘 수업, 어떻게 할까요?');
    const stays = await within(dialog).findByRole('group', { name: '중3 수학 심화 어떻게 할지' });
    await opened.user.click(within(stays).getByRole('radio', { name: '그대로' }));
    expect(within(dialog).getByLabelText(/바꾸는 이유/)).toHaveValue('몸이 아파서 수업을 옮기려고 해요.');
    await opened.user.click(within(dialog).getByRole('button', { name: '4가족에게 보내기' }));
    expect(await within(dialog).findByText('수업 2개의 새 시간을 제안했어요')).toBeVisible();
    expect(sent[0]?.moves).toEqual([
      { lessonId: 'day-1', newStartAt: '2026-11-19T09:00:00+09:00' },
      { lessonId: 'day-2', newStartAt: '2026-11-20T09:00:00+09:00' },
    ]);
    await opened.user.click(within(dialog).getByRole('button', { name: '중1 수학 체험 제안 거두기' }));
    expect(await within(dialog).findByText('거둠')).toBeVisible();
    await opened.user.click(within(dialog).getAllByRole('button', { name: '닫기' })[0] as HTMLElement);
    await opened.user.click(within(await undoBar()).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(withdrawn).toEqual(['move-0', 'move-1']));
  });

  it('opens from the head of a day that has lessons ahead, and names clashing choices [CAL-3] [CRS-7]', async () => {
    const opened = openLessons([
      fake(moves.planDayMove, { items: [...plan] }),
      fake(moves.previewDayLetters, { items: [] }),
    ]);
    await opened.user.click(await schedule.block(/^2026년 11월 18일 수요일 수업 모두 옮기기$/));
    const dialog = await schedule.dialog('이 날 수업, 어떻게 할까요?');
    for (const name of ['중1 수학 체험', '고1 수학 기초']) {
      await opened.user.click(await within(dialog).findByRole('button', { name: `${name} 다른 시간` }));
      await opened.user.selectOptions(within(dialog).getByLabelText(`${name} 새 시간`), '2026-11-20T10:00:00+09:00');
    }
    expect(within(dialog).getAllByText('다른 수업의 새 시간과 겹쳐요. 다른 시간을 골라 주세요.')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /19일 목요일 수업 모두/, hidden: true })).not.toBeInTheDocument();
  });
});

describe('what lies over all days', () => {
  const layered = calendarOf({
    secondTimeZone: 'Asia/Ho_Chi_Minh',
    holidays: [
      { date: '2026-11-20', country: 'VN', name: '스승의 날' },
      { date: '2026-11-19', country: 'KR', name: '임시공휴일' },
    ],
  });

  it('is a second clock with both cities, and the other time in the dialog [CON-2]', async () => {
    const opened = openLessons([], layered);
    const dialog = await openLesson(opened);
    expect(dialog).toHaveTextContent('호찌민 17:00');
    expect([...document.querySelectorAll('.cities span')].map((city) => city.textContent)).toEqual(['호찌민', '서울']);
    // It is 10:42 in Seoul, and the hours before are folded.
    expect(document.querySelector('.hour.second')).toHaveTextContent('08:00');
  });

  it.each(['week', 'month', 'agenda'])('are holidays, seen and heard, in the view %s [CAL-1]', async (view) => {
    openLessons([], layered, `/account/calendar?view=${view}&date=2026-11-18`);
    await waitFor(() => expect(document.querySelectorAll('.holiday').length).toBeGreaterThan(0));
    expect(document.body).toHaveTextContent('2026년 11월 20일 금요일, 베트남 스승의 날');
    expect(document.body).toHaveTextContent('베트남 스승의 날');
  });

  it('are holidays in the strip of a phone too: red in Korea, said for both [CAL-1]', async () => {
    standAtWidth(390);
    openLessons([], layered);
    const red = await screen.findByRole('button', { name: /19일 목요일, 임시공휴일/ });
    expect(red).toHaveAttribute('data-tone', 'sunday');
    expect(screen.getByRole('button', { name: /20일 금요일, 베트남 스승의 날/ })).not.toHaveAttribute('data-tone');
  });
});
