import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { lessonsOf } from '../lesson.fixture.ts';
import {
  drag,
  drop,
  FRIDAY,
  ghost,
  lane,
  mouse,
  openCalendar,
  place,
  standAtWidth,
  standAtDesk,
  WEDNESDAY,
} from '../open-calendar.fixture.ts';
import { schedule } from '../schedule.screen.ts';

standAtDesk();

describe('with the mouse', () => {
  it('an own entry is carried to another day and hour, and back [CAL-1]', async () => {
    const { user, world } = await openCalendar();
    const block = await schedule.block(/^학부모 상담 준비/);
    drag(block, place(WEDNESDAY, 13.1), place(WEDNESDAY, 13.3), place(FRIDAY, 15.1));
    expect(ghost()).toHaveTextContent('학부모 상담 준비15:00–15:30 · 30분');
    expect(ghost()?.style.transform).toBe(`translate(454px, ${7 * 56 + 1}px)`);
    drop(place(FRIDAY, 15.1));
    expect(ghost()).toHaveAttribute('hidden');
    expect(await schedule.block(/^학부모 상담 준비, 2026년 11월 20일 금요일 15:00부터 15:30까지/)).toBeVisible();
    await waitFor(() => expect(world.events[0]).toMatchObject({ date: '2026-11-20', time: '15:00', endTime: '15:30' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await schedule.undo());
    expect(await schedule.block(/^학부모 상담 준비, 2026년 11월 18일 수요일 13:00/)).toBeVisible();
  });

  it('its lower edge makes it longer, by quarters of an hour [CAL-1]', async () => {
    const { world } = await openCalendar();
    const block = await schedule.block(/^학부모 상담 준비/);
    const edge = block.querySelector('[data-edge]') as Element;
    drag(edge, place(WEDNESDAY, 13.5), place(FRIDAY, 14.6));
    expect(ghost()).toHaveTextContent('13:00–14:30 · 1시간 30분');
    drop(place(FRIDAY, 14.6));
    await waitFor(() => expect(world.events[0]).toMatchObject({ date: '2026-11-18', time: '13:00', endTime: '14:30' }));
  });

  it('goes back to its place when the server refuses, and says why [CAL-1]', async () => {
    await openCalendar({}, { handlers: [fakeProblem(calendarContract.updateCalendarEvent, 'UNEXPECTED')] });
    const block = await schedule.block(/^학부모 상담 준비/);
    drag(block, place(WEDNESDAY, 13.1), place(FRIDAY, 15.1));
    drop(place(FRIDAY, 15.1));
    expect(await screen.findByText('일정을 옮기지 못했어요')).toBeVisible();
    expect(await schedule.block(/^학부모 상담 준비, 2026년 11월 18일 수요일 13:00/)).toBeVisible();
  });

  it('Escape gives a drag up, and the click of its end opens nothing [CAL-1]', async () => {
    const { user, world } = await openCalendar();
    const block = await schedule.block(/^학부모 상담 준비/);
    drag(block, place(WEDNESDAY, 13.1), place(FRIDAY, 15.1));
    await user.keyboard('{Escape}');
    expect(ghost()).toHaveAttribute('hidden');
    drop(place(FRIDAY, 15.1));
    fireEvent.click(block);
    expect(world.changes).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a lesson that runs is not carried [CAL-3]', async () => {
    await openCalendar();
    const block = await schedule.block(/, 중2 수학 개념 완성, .*진행 중/);
    drag(block, place(WEDNESDAY, 10.6), place(FRIDAY, 15));
    expect(ghost()).toHaveAttribute('hidden');
  });

  it('a lesson that comes is carried into a proposal with that time, and stays where it is [CAL-3]', async () => {
    const times = fake(lessonMovesContract.listMoveTimes, {
      alternatives: [],
      noticeUntil: '2026-11-17T12:00:00+09:00',
      within24h: true,
    });
    const lesson = aLesson({
      className: '고1 수학 기초',
      status: 'UPCOMING',
      startAt: '2026-11-18T12:00:00+09:00',
      endAt: '2026-11-18T13:00:00+09:00',
    });
    const { world } = await openCalendar(
      { over: { lessons: [lesson] } },
      { handlers: [lessonsOf({ ...anEmptyCalendar(), lessons: [lesson] }), times] },
    );
    const block = await schedule.block(/^고1 · 기초, 고1 수학 기초/);
    drag(block, place(WEDNESDAY, 12.1), place(FRIDAY, 15.1));
    expect(ghost()).toHaveTextContent('고1 · 기초15:00–16:00 · 1시간');
    drop(place(FRIDAY, 15.1));
    const form = await schedule.dialog('수업 일정 바꾸기');
    expect(within(form).getByRole('textbox', { name: /새 날짜/ })).toHaveValue('20/11/2026');
    expect(within(form).getByLabelText(/새 시각/)).toHaveValue('15:00');
    expect(world.changes).toEqual([]);
  });

  it('an empty hour that is pressed becomes an entry [CAL-1]', async () => {
    const { user } = await openCalendar();
    fireEvent.click(await lane(FRIDAY), place(FRIDAY, 9.7));
    const form = await schedule.form('일정 추가');
    expect(within(form).getByLabelText(/시작 시각/)).toHaveValue('09:30');
    expect(within(form).getByLabelText(/종료 시각/)).toHaveValue('10:30');
    expect(within(form).getByRole('textbox', { name: /^날짜/ })).toHaveValue('20/11/2026');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });
});

describe('without a mouse', () => {
  it('arrows walk over the hours after the blocks, and Enter adds there [CAL-1]', async () => {
    const { user } = await openCalendar();
    const cursor = await screen.findByRole('button', { name: '빈 시간에 추가, 2026년 11월 18일 수요일 11:00' });
    act(() => cursor.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(cursor).toHaveAccessibleName('빈 시간에 추가, 2026년 11월 19일 목요일 12:00');
    await user.keyboard('{Enter}');
    const form = await schedule.form('일정 추가');
    expect(within(form).getByLabelText(/시작 시각/)).toHaveValue('12:00');
  });

  it('a finger adds by a long press, and neither taps nor scrolls do [CAL-1]', async () => {
    await openCalendar();
    const friday = await lane(FRIDAY);
    const finger = { ...mouse, pointerType: 'touch', ...place(FRIDAY, 9) };
    jest.useFakeTimers();
    fireEvent.pointerDown(friday, finger);
    fireEvent.pointerUp(window, finger);
    act(() => jest.advanceTimersByTime(600));
    fireEvent.pointerDown(friday, finger);
    fireEvent.pointerMove(window, { ...finger, clientY: finger.clientY + 30 });
    act(() => jest.advanceTimersByTime(600));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.pointerDown(friday, finger);
    act(() => jest.advanceTimersByTime(600));
    jest.useRealTimers();
    expect(within(await schedule.dialog('일정 추가')).getByLabelText(/시작 시각/)).toHaveValue('09:00');
  });

  it('a phone has one button for both kinds over its list [CAL-2] [CON-2]', async () => {
    standAtWidth(390);
    const { user, world } = await openCalendar({ slots: [] });
    await user.click(schedule.button('추가'));
    await user.click(await screen.findByRole('menuitem', { name: '수업 가능 시간' }));
    const form = await schedule.form('수업 가능 시간 추가');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(world.slots).toHaveLength(1));
  });
});

describe('the hours of the grid', () => {
  it('are all of the day on demand, so that a late hour can be written on [CAL-1]', async () => {
    const { user } = await openCalendar();
    expect(screen.queryByText('23:00')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '24시간 모두 보기' }));
    expect(screen.getByText('23:00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '수업하는 시간만 보기' }));
    expect(screen.queryByText('23:00')).not.toBeInTheDocument();
  });
});
