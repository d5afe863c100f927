import { act, screen, waitFor, within } from '@testing-library/react';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { aCalendarEvent, aLesson } from '@portal/testing/schedule/calendar-builders';
import { anEmptyCalendar, aWorkingWeek } from '../calendar.fixture.ts';
import { standAtWidth } from '../open-calendar.fixture.ts';
import { schedule } from '../schedule.screen.ts';
import { lookFromDesk, openSchedule } from '../whole-calendar.fixture.ts';

lookFromDesk();

describe('the details', () => {
  it('of a lesson open by Enter, tell everything, and hand the focus back on Escape [CLS-2]', async () => {
    const { user } = openSchedule();
    const block = await schedule.block(/고1 수학 기초.*18일/);
    act(() => block.focus());
    await user.keyboard('{Enter}');
    const dialog = await schedule.dialog('수업 정보');
    const words = within(dialog)
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(words).toEqual([
      '고1 수학 기초',
      '8회차 · 집합의 연산',
      '18/11/2026 (수) 19:00–20:00 · 1시간2026년 11월 18일 수요일 19시부터 20시까지, 1시간',
      '예정',
      '학생 4명: 학생 A01, 학생 A02, 학생 A03, 학생 A04',
      '대면',
      '마포구 스터디룸 2호',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(block).toHaveFocus());
  });

  it('of a cancelled lesson tell why, and that it was not held [CLS-2]', async () => {
    const { user } = openSchedule();
    await user.click(await schedule.block(/중3 수학 심화.*취소/));
    const dialog = await schedule.dialog('수업 정보');
    expect(dialog).toHaveTextContent('취소한 이유학생의 학교 행사와 겹쳐 다음 주로 옮겼어요.');
    expect(dialog).toHaveTextContent('진행 여부진행 안 함');
  });

  it('of a lesson to which nobody came say once that it was not held, and call nothing confirmed [CLS-2]', async () => {
    const lessons = [aLesson({ status: 'FINISHED', held: false })];
    const { user } = openSchedule('/account/calendar', { ...anEmptyCalendar(), lessons });
    await user.click(await schedule.block(/진행 안 함/));
    const dialog = await schedule.dialog('수업 정보');
    expect(dialog).toHaveTextContent('상태진행 안 함');
    expect(dialog).not.toHaveTextContent(/확인됨|진행 여부/);
  });

  it('of an entry show title, date, time and note as plain text [CAL-1]', async () => {
    const note = '<img src=x onerror=alert(1)>\n둘째 줄';
    const events = [aCalendarEvent({ title: '회의 \u202Etxt', note })];
    const { user } = openSchedule('/account/calendar', { ...anEmptyCalendar(), events });
    await user.click(await schedule.block(/회의/));
    const dialog = await schedule.dialog('내 일정');
    const words = within(dialog)
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(words).toEqual(['회의 txt', '18/11/2026 (수)', '13:00–13:30', '바쁨', note]);
    expect(dialog.querySelector('img')).toBeNull();
  });

  it('change with the lesson when the server says so [CLS-2]', async () => {
    let calendar: Calendar = aWorkingWeek();
    const { user, push } = openSchedule('/account/calendar', () => calendar);
    await user.click(await schedule.block(/고1 수학 기초.*18일/));
    const dialog = await schedule.dialog('수업 정보');
    const lessons = calendar.lessons.map((lesson) =>
      lesson.place ? { ...lesson, status: 'CANCELED' as const, cancelReason: '강의실 공사' } : lesson,
    );
    calendar = { ...calendar, lessons };
    const id = lessons.find(({ place }) => place)?.id ?? '';
    push('lesson.changed', { id });
    await waitFor(() => expect(dialog).toHaveTextContent('취소한 이유강의실 공사'));
  });
});

describe('what comes next', () => {
  it('stands over the calendar with its countdown and the count of today [CLS-2]', async () => {
    const lessons = aWorkingWeek().lessons.filter(({ status }) => status === 'UPCOMING');
    const { user } = openSchedule('/account/calendar', { ...aWorkingWeek(), lessons });
    const card = await schedule.nextLesson();
    await waitFor(() => expect(card).toHaveTextContent('6시간 18분 뒤 시작해요'));
    expect(card).toHaveTextContent('오늘 수업 2개 · 이번 주 수업 7개, 8시간 30분');
    await user.click(within(card).getByRole('button'));
    expect(await schedule.dialog('수업 정보')).toHaveTextContent('중1 수학 체험');
  });

  it('is not asked for where there is no room for it [CON-2]', async () => {
    standAtWidth(390);
    let requests = 0;
    openSchedule('/account/calendar', () => {
      requests += 1;
      return aWorkingWeek();
    });
    expect(await screen.findAllByRole('button', { name: /주말 집중반/ })).not.toHaveLength(0);
    expect(requests).toBe(1);
    expect(screen.queryByRole('region', { name: '다음 수업' })).not.toBeInTheDocument();
  });
});
