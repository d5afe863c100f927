import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { FRIDAY, lane, openCalendar, place, standAtDesk } from '../open-calendar.fixture.ts';
import { schedule } from '../schedule.screen.ts';

standAtDesk();

describe('an own entry', () => {
  it('is added by the form with the keyboard alone, and taken back [CAL-1]', async () => {
    const { user, world } = await openCalendar({ events: [] });
    const add = schedule.button('추가');
    act(() => add.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    const form = await schedule.form('일정 추가');
    const title = within(form).getByLabelText(/제목/);
    await waitFor(() => expect(title).toHaveFocus());
    await user.keyboard('학부모 상담');
    act(() => within(form).getByRole('button', { name: '일정 저장' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(world.changes).toEqual([
      [
        'createCalendarEvent',
        { title: '학부모 상담', date: '2026-11-18', time: '11:00', endTime: '12:00', note: '', busy: true },
      ],
    ]);
    expect(await schedule.block(/^학부모 상담, 2026년 11월 18일 수요일 11:00부터 12:00까지/)).toBeVisible();
    await waitFor(() => expect(schedule.button('추가')).toHaveFocus());
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.events).toEqual([]));
  });

  it('without a title says so at the field and sends nothing [CAL-1]', async () => {
    const { user, world } = await openCalendar();
    await schedule.add(user, '일정');
    const form = await schedule.form('일정 추가');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    const title = within(form).getByLabelText(/제목/);
    await waitFor(() => expect(title).toHaveAccessibleDescription(/제목을 적어 주세요/));
    await waitFor(() => expect(title).toHaveFocus());
    expect(world.changes).toEqual([]);
  });

  it('has to end after it begins [CAL-1] [CRS-7]', async () => {
    const { user, world } = await openCalendar();
    await schedule.add(user, '일정');
    const form = await schedule.form('일정 추가');
    await user.type(within(form).getByLabelText(/제목/), '상담');
    const end = within(form).getByLabelText(/종료 시각/);
    await user.clear(end);
    await user.type(end, '10:30');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    expect(await within(form).findByText('끝나는 시각이 시작보다 늦어야 해요.')).toBeVisible();
    expect(world.changes).toEqual([]);
  });

  it('is read first when its details open, before what takes it away [CAL-1]', async () => {
    const { user } = await openCalendar();
    await user.click(await schedule.block(/^학부모 상담 준비/));
    const dialog = await schedule.dialog('내 일정');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('3반 과제 결과를 먼저 보기'));
    expect(within(dialog).getByRole('button', { name: '일정 지우기' })).not.toHaveFocus();
    expect(dialog).not.toHaveFocus();
  });

  it('is changed from its details, and changed back [CAL-1]', async () => {
    const { user, world } = await openCalendar();
    await user.click(await schedule.block(/^학부모 상담 준비/));
    await user.click(within(await schedule.dialog('내 일정')).getByRole('button', { name: '일정 수정' }));
    const form = await schedule.form('일정 수정');
    const title = within(form).getByLabelText(/제목/);
    expect(title).toHaveValue('학부모 상담 준비');
    await user.clear(title);
    await user.type(title, '상담 자료');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    expect(await schedule.block(/^상담 자료/)).toBeVisible();
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.events[0]?.title).toBe('학부모 상담 준비'));
  });

  it('is deleted after a question, and comes back [CAL-1]', async () => {
    const { user, world } = await openCalendar();
    await user.click(await schedule.block(/^학부모 상담 준비/));
    await user.click(within(await schedule.dialog('내 일정')).getByRole('button', { name: '일정 지우기' }));
    const question = await schedule.question('이 일정을 지울까요?');
    expect(world.changes).toEqual([]);
    await user.click(within(question).getByRole('button', { name: '일정 지우기' }));
    await waitFor(() => expect(schedule.button('추가')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^학부모 상담 준비/ })).not.toBeInTheDocument());
    await user.click(await schedule.undo());
    expect(await schedule.block(/^학부모 상담 준비/)).toBeVisible();
  });
});

describe('what is half written', () => {
  it('stays when the form is closed by Escape, survives a reload, and is opened again [CAL-1]', async () => {
    const { user } = await openCalendar();
    await schedule.add(user, '일정');
    const form = await schedule.form('일정 추가');
    await user.type(within(form).getByLabelText(/제목/), '학부모 상');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(await screen.findByText('쓰던 내용을 남겨 뒀어요')).toBeVisible();
    document.body.innerHTML = '';
    const again = await openCalendar();
    await again.user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    const later = await schedule.form('일정 추가');
    expect(within(later).getByLabelText(/제목/)).toHaveValue('학부모 상');
    await again.user.click(within(later).getByRole('button', { name: '지우기' }));
    expect(within(later).getByLabelText(/제목/)).toHaveValue('');
  });

  it('of an entry outside the shown days is opened by its draft alone, and saved [CAL-1]', async () => {
    const values = { title: '겨울 방학 상담', date: '2027-01-04', time: '10:00', endTime: '', note: '' };
    saveDraft(aProfile().id, 'calendar.event:event-9', values);
    const { user, world } = await openCalendar();
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    const form = await schedule.form('일정 수정');
    expect(within(form).getByLabelText(/제목/)).toHaveValue('겨울 방학 상담');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    await waitFor(() =>
      expect(world.changes).toEqual([['updateCalendarEvent', { ...values, endTime: null, busy: true }]]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: '이어서 쓰기' })).not.toBeInTheDocument());
  });

  it('stays in the form when saving fails, and is sent again [CAL-1]', async () => {
    const { user } = await openCalendar(
      {},
      { handlers: [fakeProblem(calendarContract.createCalendarEvent, 'UNEXPECTED')] },
    );
    await schedule.add(user, '일정');
    const form = await schedule.form('일정 추가');
    await user.type(within(form).getByLabelText(/제목/), '상담');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    expect(await within(form).findByText(/서버에 문제가 생겼어요/)).toBeVisible();
    expect(within(form).getByLabelText(/제목/)).toHaveValue('상담');
  });

  it('is kept when the session ends [CAL-1]', async () => {
    const { user, session } = await openCalendar();
    await schedule.add(user, '일정');
    await user.type(within(await schedule.form('일정 추가')).getByLabelText(/제목/), '상담');
    act(() => session.tell('expired'));
    expect(Object.values({ ...localStorage }).join()).toContain('상담');
  });

  it('keeps its words when a place is chosen in the grid, with the times of that place [CAL-1]', async () => {
    const { user } = await openCalendar();
    await schedule.add(user, '일정');
    await user.type(within(await schedule.form('일정 추가')).getByLabelText(/제목/), '상담');
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: '이어서 쓰기' });
    fireEvent.click(await lane(FRIDAY), place(FRIDAY, 9));
    const form = await schedule.form('일정 추가');
    await waitFor(() => expect(within(form).getByLabelText(/제목/)).toHaveValue('상담'));
    expect(within(form).getByRole('textbox', { name: /^날짜/ })).toHaveValue('20/11/2026');
    expect(within(form).getByLabelText(/시작 시각/)).toHaveValue('09:00');
  });
});
