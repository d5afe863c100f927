import { screen, waitFor, within } from '@testing-library/react';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { anEditableSchedule } from '../editing.fixture.ts';
import { schedule } from '../schedule.screen.ts';
import { scheduleSection } from '../section.ts';

const path = '/account/calendar/free-times';

jest.setTimeout(60_000);
beforeAll(() => scheduleSection.routes.find((route) => route.path === path)?.preload?.());
beforeEach(() => localStorage.clear());

async function open(start?: Parameters<typeof anEditableSchedule>[0], handlers: RenderSectionOptions['handlers'] = []) {
  const server = anEditableSchedule(start);
  const page = renderSection(scheduleSection, { path, handlers: [...handlers, ...server.handlers] });
  await screen.findByRole('heading', { level: 1, name: '수업 가능 시간' });
  return { ...page, ...server };
}
const weekday = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li') as HTMLElement;
};
const dates = () => screen.getByRole('region', { name: '날짜를 정해 연 시간' });

describe('the week of free time', () => {
  it('shows all seven days, what is open on them and for whom [CAL-2]', async () => {
    await open({ slots: [aFreeSlot({ audience: 'REGULARS', until: '2026-12-24' })] });
    expect(await weekday('목요일')).toHaveTextContent('14:00–16:00수업 중인 학생만 · 24/12/2026까지');
    expect(await weekday('일요일')).toHaveTextContent('닫혀 있어요');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  });

  it('gets a further stretch on a weekday, and loses it again [CAL-2]', async () => {
    const { user, world } = await open();
    await user.click(await screen.findByRole('button', { name: '월요일 시간 추가' }));
    const form = await schedule.form('수업 가능 시간 추가');
    expect(within(form).getByRole('radio', { name: '매주' })).toBeChecked();
    expect(within(form).getByRole('button', { name: '월요일' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(async () => expect(await weekday('월요일')).toHaveTextContent('10:00–11:00'));
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.slots).toHaveLength(1));
  });

  it('is changed for all weeks, weekday and end included, and changed back [CAL-2]', async () => {
    const { user, world } = await open();
    await user.click(await screen.findByRole('button', { name: '목요일 14:00–16:00 수정' }));
    const form = await schedule.form('수업 가능 시간 수정');
    await user.selectOptions(within(form).getByLabelText('요일'), '금요일');
    await user.type(within(form).getByRole('textbox', { name: /언제까지/ }), '25122026');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(world.slots[0]).toMatchObject({ weekday: 'FRIDAY', until: '2026-12-25' }));
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.slots[0]).toMatchObject({ weekday: 'THURSDAY', until: null }));
  });

  it('loses a stretch at once, and gets it back [CAL-2]', async () => {
    const { user, world } = await open();
    await user.click(await screen.findByRole('button', { name: '목요일 14:00–16:00 닫기' }));
    await waitFor(() => expect(world.slots).toEqual([]));
    await user.click(await schedule.undo());
    await waitFor(async () => expect(await weekday('목요일')).toHaveTextContent('14:00–16:00'));
  });

  it('says it when a change is refused, and stays as it was [CAL-2]', async () => {
    const { user } = await open({}, [fakeProblem(freeTimesContract.deleteFreeTime, 'UNEXPECTED')]);
    await user.click(await screen.findByRole('button', { name: '목요일 14:00–16:00 닫기' }));
    expect(await screen.findByText('수업 가능 시간을 바꾸지 못했어요')).toBeVisible();
    expect(await weekday('목요일')).toHaveTextContent('14:00–16:00');
  });
});

describe('days that are unlike their weekday', () => {
  it('are listed in order, and a closed one is opened again [CAL-2]', async () => {
    const { user, world } = await open({
      slots: [
        aFreeSlot({ except: ['2026-11-26', '2026-11-12'] }),
        { id: 'slot-2', kind: 'DATE', date: '2026-11-21', start: '10:00', end: '12:00', audience: 'ALL' },
      ],
    });
    await weekday('목요일');
    expect(
      within(dates())
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['21/11/2026 (토)', '26/11/2026 (목)']);
    await user.click(screen.getByRole('button', { name: '2026년 11월 26일 목요일 14:00–16:00 다시 열기' }));
    await waitFor(() => expect(world.slots[2]).toMatchObject({ kind: 'DATE', date: '2026-11-26', start: '14:00' }));
    expect(await screen.findByRole('button', { name: '2026년 11월 26일 목요일 14:00–16:00 수정' })).toBeVisible();
  });

  it('are opened by a form of their own [CAL-2]', async () => {
    const { user, world } = await open({ slots: [] });
    expect(await screen.findByText('열어 둔 시간이 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '날짜를 정해 추가' }));
    const form = await schedule.form('수업 가능 시간 추가');
    const date = within(form).getByRole('textbox', { name: /^날짜/ });
    await user.clear(date);
    await user.type(date, '21112026');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(world.slots[0]).toMatchObject({ kind: 'DATE', date: '2026-11-21' }));
  });

  it('cannot lie in the past [CAL-2]', async () => {
    const { user, world } = await open({ slots: [] });
    await user.click(await screen.findByRole('button', { name: '날짜를 정해 추가' }));
    const form = await schedule.form('수업 가능 시간 추가');
    const date = within(form).getByRole('textbox', { name: /^날짜/ });
    await user.clear(date);
    await user.type(date, '17112026');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    expect(await within(form).findByText('지난 시간은 열 수 없어요.')).toBeVisible();
    expect(world.changes).toEqual([]);
  });
});

describe('copying a week', () => {
  const lastWeekOnly = {
    id: 'slot-2',
    kind: 'DATE',
    date: '2026-11-13',
    start: '10:00',
    end: '12:00',
    audience: 'ALL',
  } as const;

  it('asks before it does the same as last week, with the count, and is taken back [CAL-2]', async () => {
    const { user, world } = await open({ slots: [aFreeSlot(), lastWeekOnly] });
    await weekday('목요일');
    const same = screen.getByRole('button', { name: '지난주와 똑같이' });
    await waitFor(() => expect(same).toBeEnabled());
    await user.click(same);
    const question = '지난주에 연 1개 시간을 이번 주에 추가할까요?';
    expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '추가' }));
    await waitFor(() => expect(world.slots[2]).toMatchObject({ date: '2026-11-20', start: '10:00' }));
    expect(await screen.findByText('건너뛴 시간 1개')).toBeVisible();
    expect(screen.getByText(/19\/11\/2026 \(목\)/).closest('li')).toHaveTextContent(
      '14:00–16:00 · 이미 연 시간과 겹쳐요',
    );
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.slots).toHaveLength(2));
  });

  it('goes to the weeks that are chosen [CAL-2]', async () => {
    const { user, world } = await open({ slots: [lastWeekOnly] });
    const from = await screen.findByRole('textbox', { name: /복사할 주/ });
    await user.clear(from);
    await user.type(from, '11112026');
    await user.click(screen.getByRole('checkbox', { name: '23/11/2026 – 29/11/2026' }));
    await user.click(screen.getByRole('checkbox', { name: '07/12/2026 – 13/12/2026' }));
    await user.click(screen.getByRole('button', { name: '복사하기' }));
    await waitFor(() =>
      expect(world.changes).toEqual([
        ['copyFreeTimeWeek', { fromMonday: '2026-11-09', toMondays: ['2026-11-23', '2026-12-07'] }],
      ]),
    );
  });

  it('wants a week to copy to [CAL-2]', async () => {
    const { user, world } = await open();
    await user.click(await screen.findByRole('button', { name: '복사하기' }));
    expect(await screen.findByText('붙여 넣을 주를 골라 주세요.')).toBeVisible();
    expect(world.changes).toEqual([]);
  });
});

describe('when there is nothing or something fails', () => {
  it('shows the outline while the rules are on their way [CAL-2]', async () => {
    await open({}, [neverAnswers(freeTimesContract.listFreeTimes)]);
    expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
    expect(screen.queryByText('열어 둔 시간이 없어요')).not.toBeInTheDocument();
  });

  it('offers another try after a failure [CAL-2]', async () => {
    let isBroken = true;
    const { user } = await open({}, [
      fake(freeTimesContract.listFreeTimes, () =>
        isBroken ? problemResponse('UNEXPECTED') : { items: [aFreeSlot()] },
      ),
    ]);
    expect(await screen.findByText('수업 가능 시간을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await weekday('목요일')).toHaveTextContent('14:00–16:00');
  });
});
