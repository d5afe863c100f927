import { screen, waitFor, within } from '@testing-library/react';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import {
  drag,
  drop,
  FRIDAY,
  ghost,
  lane,
  MONDAY,
  openCalendar,
  place,
  THURSDAY,
  standAtDesk,
} from '../open-calendar.fixture.ts';
import { schedule } from '../schedule.screen.ts';

standAtDesk();

describe('free time', () => {
  it('is drawn on an empty place and saved for every week [CAL-2]', async () => {
    const { user, world } = await openCalendar({ slots: [] });
    drag(await lane(FRIDAY), place(FRIDAY, 10), place(FRIDAY, 10.5), place(FRIDAY, 11.4));
    await waitFor(() => expect(ghost()).toHaveTextContent('10:00–11:30 · 1시간 30분'));
    expect(ghost()).not.toHaveAttribute('data-refused');
    drop(place(FRIDAY, 11.4));
    const form = await schedule.form('수업 가능 시간 추가');
    await user.click(within(form).getByRole('radio', { name: '매주' }));
    await user.click(within(form).getByRole('button', { name: '월요일' }));
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(world.changes).toEqual([
      [
        'createFreeTime',
        {
          kind: 'WEEKLY',
          weekdays: ['MONDAY', 'FRIDAY'],
          startsOn: '2026-11-20',
          until: null,
          start: '10:00',
          end: '11:30',
          audience: 'ALL',
        },
      ],
    ]);
    expect(await schedule.block(/^수업 가능 시간, 2026년 11월 20일 금요일 10:00부터 11:30까지/)).toBeVisible();
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.slots).toEqual([]));
  });

  it.each([
    ['shorter than half an hour', FRIDAY, 10, 10.2, '30분 이상으로 정해 주세요.'],
    ['over what is open already', 3, 15, 17, '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요.'],
    ['in the past', MONDAY, 10, 12, '지난 시간은 열 수 없어요.'],
  ])('%s is drawn in camellia with the reason in words [CAL-2]', async (_, day, from, to, reason) => {
    await openCalendar();
    const target = await lane(day);
    drag(target, place(day, from), place(day, to));
    expect(ghost()).toHaveAttribute('data-refused');
    expect(ghost()).toHaveTextContent(reason);
  });

  it('over open time is refused by the server, explained, and moved to a time that fits [CAL-2] [CRS-7]', async () => {
    const { user, world } = await openCalendar();
    drag(await lane(THURSDAY), place(THURSDAY, 15), place(THURSDAY, 17));
    drop(place(THURSDAY, 17));
    const form = await schedule.form('수업 가능 시간 추가');
    expect(await within(form).findByText('이미 연 시간과 겹쳐요. 시간을 바꿔 주세요.')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: '저장' }));
    const pick = await within(form).findByRole('button', { name: /2026년 11월 19일 목요일 16:00부터 18:00까지/ });
    await user.click(pick);
    expect(within(form).getByLabelText(/시작 시각/)).toHaveValue('16:00');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(world.slots).toHaveLength(2);
    expect(world.slots[1]).toMatchObject({ kind: 'DATE', date: '2026-11-19', start: '16:00', end: '18:00' });
  });

  it('shorter than half an hour is told at the field without asking the server [CAL-2]', async () => {
    const { user, world } = await openCalendar({ slots: [] });
    await schedule.add(user, '수업 가능 시간');
    const form = await schedule.form('수업 가능 시간 추가');
    const end = within(form).getByLabelText(/종료 시각/);
    await user.clear(end);
    await user.type(end, '11:20');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    expect(await within(form).findByText('30분 이상으로 정해 주세요.')).toBeVisible();
    expect(world.changes).toEqual([]);
  });

  it('is read first when its details open, before what closes it [CAL-2]', async () => {
    const { user } = await openCalendar();
    await user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    const dialog = await schedule.dialog('수업 가능 시간');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('14:00–16:00'));
    expect(dialog).not.toHaveFocus();
  });

  it('that repeats is closed on one day, and opened again [CAL-2]', async () => {
    const { user, world } = await openCalendar();
    await user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    const close = within(await schedule.dialog('수업 가능 시간')).getByRole('button', { name: '이 날만 닫기' });
    await screen.findByText('매주 목요일 14:00–16:00');
    await user.click(close);
    await waitFor(() => expect(world.changes).toEqual([['deleteFreeTime', { id: 'slot-1', date: '2026-11-19' }]]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^수업 가능 시간, 2026/ })).not.toBeInTheDocument(),
    );
    await user.click(await schedule.undo());
    expect(await schedule.block(/^수업 가능 시간, 2026년 11월 19일 목요일 14:00부터 16:00까지/)).toBeVisible();
  });

  it('that repeats is closed altogether, and comes back with the days on which it was closed [CAL-2]', async () => {
    const { user, world } = await openCalendar({ slots: [aFreeSlot({ except: ['2026-11-12', '2026-12-03'] })] });
    await user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    await screen.findByText('매주 목요일 14:00–16:00');
    await user.click(within(await schedule.dialog('수업 가능 시간')).getByRole('button', { name: '반복 전체 닫기' }));
    const question = await schedule.question('이 시간을 닫을까요?');
    await user.click(within(question).getByRole('button', { name: '반복 전체 닫기' }));
    await waitFor(() => expect(world.slots).toEqual([]));
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.slots[0]).toMatchObject({ weekday: 'THURSDAY', except: ['2026-12-03'] }));
  });

  it('is changed on one day of its series only [CAL-2]', async () => {
    const { user, world } = await openCalendar();
    await user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    const details = await schedule.dialog('수업 가능 시간');
    await waitFor(() => expect(within(details).getByRole('button', { name: '수정' })).toBeEnabled());
    await user.click(within(details).getByRole('button', { name: '수정' }));
    const form = await schedule.form('수업 가능 시간 수정');
    expect(within(form).getByRole('radio', { name: '이 날만' })).toBeChecked();
    const start = within(form).getByLabelText(/시작 시각/);
    await user.clear(start);
    await user.type(start, '15:00');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(world.changes).toEqual([
        ['updateFreeTime', { onDate: '2026-11-19', start: '15:00', end: '16:00', audience: 'ALL' }],
      ]),
    );
  });
});

describe('the rule of a free time that was opened', () => {
  const openFree = async (handlers: Parameters<typeof openCalendar>[1]) => {
    const page = await openCalendar({}, handlers);
    await page.user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    return { ...page, details: await schedule.dialog('수업 가능 시간') };
  };
  const actions = (details: HTMLElement) =>
    ['이 날만 닫기', '반복 전체 닫기', '수정'].map((name) => within(details).getByRole('button', { name }));

  it('is waited for: until it is here nothing can be closed or changed [CAL-2]', async () => {
    const { details } = await openFree({ handlers: [neverAnswers(freeTimesContract.listFreeTimes)] });
    await waitFor(() => expect(details.querySelector('[aria-busy=true]')).toBeVisible());
    for (const button of actions(details)) expect(button).toBeDisabled();
  });

  it('that does not come says why, is asked for again, and then everything can be done [CAL-2]', async () => {
    let isBroken = true;
    const { user, details, world } = await openFree({
      handlers: [
        fake(freeTimesContract.listFreeTimes, () =>
          isBroken ? problemResponse('UNEXPECTED') : { items: world.slots },
        ),
      ],
    });
    expect(await within(details).findByText('이 시간의 반복 규칙을 불러오지 못했어요')).toBeVisible();
    for (const button of actions(details)) expect(button).toBeDisabled();
    isBroken = false;
    await user.click(within(details).getByRole('button', { name: '다시 시도' }));
    expect(await within(details).findByText('매주 목요일 14:00–16:00')).toBeVisible();
    expect(within(details).queryByText('이 시간의 반복 규칙을 불러오지 못했어요')).toBeNull();
    for (const button of actions(details)) expect(button).toBeEnabled();
  });

  it('that was closed elsewhere meanwhile says so, and leaves the calendar [CAL-2]', async () => {
    const page = await openCalendar();
    const block = await schedule.block(/^수업 가능 시간, 2026년 11월 19일/);
    page.world.slots = [];
    await page.user.click(block);
    expect(await screen.findByText('이미 닫은 시간이에요. 일정을 새로 불러올게요.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(block).not.toBeInTheDocument());
    expect(page.world.changes).toEqual([]);
  });

  it('of a draft that does not come says so, and the draft stays [CAL-2]', async () => {
    saveDraft(aProfile().id, 'calendar.free:slot-1', { start: '15:00', end: '16:00' });
    const { user } = await openCalendar({}, { handlers: [fakeProblem(freeTimesContract.listFreeTimes, 'UNEXPECTED')] });
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    expect(await screen.findByText('이 시간의 반복 규칙을 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByRole('button', { name: '이어서 쓰기' })).toBeVisible();
  });
});
