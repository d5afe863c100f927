import { screen, waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aLesson, aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { aDayPlan } from '../lesson.fixture.ts';
import { schedule } from '../schedule.screen.ts';
import { scheduleSection } from '../section.ts';
import { someBookableTimes } from './rules.fixture.ts';

const { getBookingRules, updateBookingRules, listBookableTimes } = bookingRulesContract;
const { listTimeOffs, createTimeOff, deleteTimeOff } = timeOffsContract;

jest.setTimeout(60_000);
beforeAll(() => Promise.all([import('./rules-page.tsx'), import('../time-off/day-dialogs.tsx')]));
beforeEach(() => localStorage.clear());

const lesson = aLesson({
  id: 'in',
  status: 'UPCOMING',
  startAt: '2026-11-20T19:00:00+09:00',
  endAt: '2026-11-20T20:00:00+09:00',
});
const open = (...handlers: NonNullable<RenderSectionOptions['handlers']>) =>
  renderSection(scheduleSection, {
    path: '/account/calendar/rules',
    handlers: [
      ...handlers,
      fake(calendarContract.getCalendar, { ...anEmptyCalendar(), lessons: [lesson] }),
      fake(getBookingRules, DEFAULT_BOOKING_RULES),
      fake(listBookableTimes, { items: someBookableTimes() }),
      fake(listTimeOffs, { items: [] }),
    ],
  });
const undo = async () =>
  within(await screen.findByRole('region', { name: '되돌리기 안내' })).getByRole('button', { name: '되돌리기' });

describe('the booking rules', () => {
  it('are changed, with the second zone and the holidays of both countries [CAL-1]', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      fake(updateBookingRules, ({ body }) => {
        sent.push(body);
        return body;
      }),
    );
    const notice = await screen.findByLabelText(/몇 시간 전까지/);
    expect(notice).toHaveValue('24');
    await user.clear(notice);
    await user.type(notice, '48');
    await user.type(screen.getByLabelText(/하루 최대 수업 수/), '6');
    await user.selectOptions(screen.getByLabelText('두 번째 시간대'), 'Asia/Ho_Chi_Minh');
    await user.click(screen.getByLabelText('베트남'));
    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          ...DEFAULT_BOOKING_RULES,
          noticeHours: 48,
          maxLessonsPerDay: 6,
          secondTimeZone: 'Asia/Ho_Chi_Minh',
          holidayCountries: ['KR', 'VN'],
        },
      ]),
    );
  });

  it('refuse what lies outside, in words, and lead to the field [CAL-1]', async () => {
    const { user } = open();
    const horizon = await screen.findByLabelText(/며칠 뒤까지/);
    await user.clear(horizon);
    await user.type(horizon, '400');
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('365까지 정할 수 있어요.')).toBeVisible();
    await waitFor(() => expect(horizon).toHaveFocus());
  });

  it('show what a student would find, day by day, or that there is nothing [CAL-2]', async () => {
    open();
    const preview = await screen.findByRole('region', { name: '학생에게 보이는 시간' });
    await waitFor(() => expect(preview).toHaveTextContent('23/11/2026 (월)'));
    expect(preview).toHaveTextContent('09:00–11:3019:00–21:00');
  });

  it('that cannot be loaded leave the rest of the page alone [CAL-1]', async () => {
    open(fakeProblem(getBookingRules, 'UNEXPECTED'), fake(listBookableTimes, { items: [] }));
    expect(await screen.findByText('예약 규칙을 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByText('2주 안에 신청할 수 있는 시간이 없어요')).toBeVisible();
    expect(await screen.findByText('정해 둔 쉬는 시간이 없어요')).toBeVisible();
  });
});

describe('time off', () => {
  async function openForm(user: ReturnType<typeof open>['user']) {
    await user.click(await screen.findByRole('button', { name: '쉬는 시간 추가' }));
    const dialog = await schedule.form('쉬는 시간 추가');
    const from = within(dialog).getByLabelText(/시작하는 날/);
    await user.clear(from);
    await user.type(from, '20112026');
    await user.type(within(dialog).getByLabelText(/쉬는 이유/), '가족 여행');
    return dialog;
  }
  const press = (user: ReturnType<typeof open>['user'], dialog: HTMLElement, name: string | RegExp) =>
    user.click(within(dialog).getByRole('button', { name }));

  it('over lessons is explained, and taken with the lessons held, and taken back [CAL-1]', async () => {
    const made = aTimeOff({ startAt: '2026-11-20T00:00:00+09:00', endAt: '2026-11-21T00:00:00+09:00' });
    const deleted: string[] = [];
    const { user } = open(
      fake(createTimeOff, ({ body }) =>
        body.keepLessons
          ? { timeOff: { ...made, startAt: body.startAt, endAt: body.endAt }, affectedLessons: [lesson] }
          : problemResponse('LESSONS_INSIDE', { values: { n: 1 } }),
      ),
      fake(deleteTimeOff, ({ params }) => {
        deleted.push(params.id);
        return {};
      }),
    );
    const dialog = await openForm(user);
    await press(user, dialog, '쉬는 시간 추가');
    expect(await within(dialog).findByText(/이 기간에 수업이 1개 있어요/)).toBeVisible();
    await press(user, dialog, '그대로 두고 쉬기');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(await undo());
    await waitFor(() => expect(deleted).toEqual([made.id]));
  });

  it('leads to the move of the day whose lessons are inside, and back with what was written [CAL-3]', async () => {
    const { user } = open(
      fakeProblem(createTimeOff, 'LESSONS_INSIDE', { values: { n: 1 } }),
      fake(lessonMovesContract.planDayMove, { items: [...aDayPlan()] }),
    );
    const dialog = await openForm(user);
    await press(user, dialog, '쉬는 시간 추가');
    await user.click(await within(dialog).findByRole('button', { name: '20/11/2026 (금) 수업 1개 옮기기' }));
    const move = await schedule.dialog('이 날 수업, 어떻게 할까요?');
    await user.click(await within(move).findByRole('button', { name: '닫기' }));
    const again = await schedule.form('쉬는 시간 추가');
    await waitFor(() => expect(within(again).getByLabelText(/쉬는 이유/)).toHaveValue('가족 여행'));
  });

  it('is taken away, and comes back whole [CAL-1]', async () => {
    const off = aTimeOff({ publicReason: '쉬어요' });
    let items: TimeOff[] = [off];
    const sent: unknown[] = [];
    const { user } = open(
      fake(listTimeOffs, () => ({ items })),
      fake(deleteTimeOff, () => {
        items = [];
        return {};
      }),
      fake(createTimeOff, ({ body: { clientId: _clientId, ...body } }) => {
        sent.push(body);
        items = [off];
        return { timeOff: off, affectedLessons: [] };
      }),
    );
    await user.click(await screen.findByRole('button', { name: /22일 일요일.*쉬는 시간 지우기/ }));
    expect(await screen.findByText('정해 둔 쉬는 시간이 없어요')).toBeVisible();
    await user.click(await undo());
    expect(await screen.findByText('학생에게 보이는 이유: 쉬어요')).toBeVisible();
    const { id: _id, ...rest } = off;
    expect(sent).toEqual([{ ...rest, keepLessons: true }]);
  });
});
