import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { anEditableSchedule } from './editing.fixture.ts';
import { schedule } from './schedule.screen.ts';
import { scheduleSection } from './section.ts';

jest.setTimeout(60_000);
let width = 1360;
beforeAll(() =>
  Promise.all([
    scheduleSection.routes[0]?.preload?.(),
    import('./calendar/calendar-editing.tsx'),
    import('@portal/ui/menu'),
  ]),
);
// jsdom has no pointer events; a mouse event with their further fields behaves like one.
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
  }
}

beforeEach(() => {
  window.PointerEvent = FakePointerEvent as typeof PointerEvent;
  // A menu watches whether its button moves; nothing does here.
  window.IntersectionObserver = window.ResizeObserver as never;
  width = 1360;
  localStorage.clear();
  window.matchMedia = (media) => {
    const [, bound, px] = /(min|max)-width: ([\d.]+)px/.exec(media) ?? [];
    const matches = bound === 'min' ? width >= Number(px) : bound === 'max' ? width <= Number(px) : false;
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  };
  // Seven lanes of 100 px from x = 52, and the first hour (08:00) at y = 0, 56 px each.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (!this.classList.contains('lane')) return new DOMRect(0, 0, 752, 784);
    const lane = [...(this.parentElement?.querySelectorAll('.lane') ?? [])].indexOf(this);
    return new DOMRect(52 + lane * 100, 0, 100, 784);
  });
});
afterEach(() => jest.restoreAllMocks());

const MONDAY = 0;
const WEDNESDAY = 2;
const FRIDAY = 4;
const place = (lane: number, hour: number) => ({ clientX: 52 + lane * 100 + 50, clientY: (hour - 8) * 56 });
const mouse = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
const ghost = () => document.querySelector<HTMLElement>('[data-ghost]');
const lane = async (name: RegExp) => (await schedule.day(name)) as HTMLElement;

function drag(from: Element, start: ReturnType<typeof place>, ...stops: ReturnType<typeof place>[]) {
  fireEvent.pointerDown(from, { ...mouse, ...start });
  for (const stop of stops) fireEvent.pointerMove(window, { ...mouse, ...stop });
}
const drop = (at: ReturnType<typeof place>) => fireEvent.pointerUp(window, { ...mouse, ...at });

async function open(start?: Parameters<typeof anEditableSchedule>[0], options: Partial<RenderSectionOptions> = {}) {
  const server = anEditableSchedule(start);
  const page = renderSection(scheduleSection, {
    path: '/account/calendar',
    ...options,
    handlers: [...(options.handlers ?? []), ...server.handlers],
  });
  await schedule.heading();
  return { ...page, ...server };
}

describe('an own entry', () => {
  it('is added by the form with the keyboard alone, and taken back [CAL-1]', async () => {
    const { user, world } = await open({ events: [] });
    const add = schedule.button('일정 추가');
    act(() => add.focus());
    await user.keyboard('{Enter}');
    const form = await schedule.dialog('일정 추가');
    const title = within(form).getByLabelText(/제목/);
    await waitFor(() => expect(title).toHaveFocus());
    await user.keyboard('학부모 상담');
    act(() => within(form).getByRole('button', { name: '일정 저장' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(world.changes).toEqual([
      ['createCalendarEvent', { title: '학부모 상담', date: '2026-11-18', time: '11:00', endTime: '12:00', note: '' }],
    ]);
    expect(await schedule.block(/^학부모 상담, 2026년 11월 18일 수요일 11:00부터 12:00까지/)).toBeVisible();
    await waitFor(() => expect(add).toHaveFocus());
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.events).toEqual([]));
  });

  it('without a title says so at the field and sends nothing [CAL-1]', async () => {
    const { user, world } = await open();
    await user.click(schedule.button('일정 추가'));
    const form = await schedule.dialog('일정 추가');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    const title = within(form).getByLabelText(/제목/);
    await waitFor(() => expect(title).toHaveAccessibleDescription(/제목을 적어 주세요/));
    await waitFor(() => expect(title).toHaveFocus());
    expect(world.changes).toEqual([]);
  });

  it('has to end after it begins [CAL-1] [CRS-7]', async () => {
    const { user, world } = await open();
    await user.click(schedule.button('일정 추가'));
    const form = await schedule.dialog('일정 추가');
    await user.type(within(form).getByLabelText(/제목/), '상담');
    const end = within(form).getByLabelText(/종료 시각/);
    await user.clear(end);
    await user.type(end, '10:30');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    expect(await within(form).findByText('끝나는 시각이 시작보다 늦어야 해요.')).toBeVisible();
    expect(world.changes).toEqual([]);
  });

  it('is changed from its details, and changed back [CAL-1]', async () => {
    const { user, world } = await open();
    await user.click(await schedule.block(/^학부모 상담 준비/));
    await user.click(within(await schedule.dialog('내 일정')).getByRole('button', { name: '일정 수정' }));
    const form = await schedule.dialog('일정 수정');
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
    const { user, world } = await open();
    await user.click(await schedule.block(/^학부모 상담 준비/));
    await user.click(within(await schedule.dialog('내 일정')).getByRole('button', { name: '일정 지우기' }));
    const question = await schedule.question('이 일정을 지울까요?');
    expect(world.changes).toEqual([]);
    await user.click(within(question).getByRole('button', { name: '일정 지우기' }));
    await waitFor(() => expect(schedule.button('일정 추가')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^학부모 상담 준비/ })).not.toBeInTheDocument());
    await user.click(await schedule.undo());
    expect(await schedule.block(/^학부모 상담 준비/)).toBeVisible();
  });
});

describe('with the mouse', () => {
  it('an own entry is carried to another day and hour, and back [CAL-1]', async () => {
    const { user, world } = await open();
    const block = await schedule.block(/^학부모 상담 준비/);
    drag(block, place(WEDNESDAY, 13.1), place(WEDNESDAY, 13.3), place(FRIDAY, 15.1));
    expect(ghost()).toHaveTextContent('학부모 상담 준비15:00 ~ 15:30 · 30분');
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
    const { world } = await open();
    const block = await schedule.block(/^학부모 상담 준비/);
    const edge = block.querySelector('[data-edge]') as Element;
    drag(edge, place(WEDNESDAY, 13.5), place(FRIDAY, 14.6));
    expect(ghost()).toHaveTextContent('13:00 ~ 14:30 · 1시간 30분');
    drop(place(FRIDAY, 14.6));
    await waitFor(() => expect(world.events[0]).toMatchObject({ date: '2026-11-18', time: '13:00', endTime: '14:30' }));
  });

  it('goes back to its place when the server refuses, and says why [CAL-1]', async () => {
    await open({}, { handlers: [fakeProblem(calendarContract.updateCalendarEvent, 'UNEXPECTED')] });
    const block = await schedule.block(/^학부모 상담 준비/);
    drag(block, place(WEDNESDAY, 13.1), place(FRIDAY, 15.1));
    drop(place(FRIDAY, 15.1));
    expect(await screen.findByText('일정을 옮기지 못했어요')).toBeVisible();
    expect(await schedule.block(/^학부모 상담 준비, 2026년 11월 18일 수요일 13:00/)).toBeVisible();
  });

  it('Escape gives a drag up, and the click of its end opens nothing [CAL-1]', async () => {
    const { user, world } = await open();
    const block = await schedule.block(/^학부모 상담 준비/);
    drag(block, place(WEDNESDAY, 13.1), place(FRIDAY, 15.1));
    await user.keyboard('{Escape}');
    expect(ghost()).toHaveAttribute('hidden');
    drop(place(FRIDAY, 15.1));
    fireEvent.click(block);
    expect(world.changes).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a lesson is not carried [CAL-3]', async () => {
    await open();
    const block = await schedule.block(/^중2 수학 개념 완성/);
    drag(block, place(WEDNESDAY, 10.6), place(FRIDAY, 15));
    expect(ghost()).toHaveAttribute('hidden');
  });

  it('an empty hour that is pressed becomes an entry [CAL-1]', async () => {
    const { user } = await open();
    fireEvent.click(await lane(/20일 금요일/), place(FRIDAY, 9.7));
    const form = await schedule.dialog('일정 추가');
    expect(within(form).getByLabelText(/시작 시각/)).toHaveValue('09:30');
    expect(within(form).getByLabelText(/종료 시각/)).toHaveValue('10:30');
    expect(within(form).getByRole('textbox', { name: /^날짜/ })).toHaveValue('20/11/2026');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });
});

describe('free time', () => {
  it('is drawn on an empty place and saved for every week [CAL-2]', async () => {
    const { user, world } = await open({ slots: [] });
    drag(await lane(/20일 금요일/), place(FRIDAY, 10), place(FRIDAY, 10.5), place(FRIDAY, 11.4));
    await waitFor(() => expect(ghost()).toHaveTextContent('10:00 ~ 11:30 · 1시간 30분'));
    expect(ghost()).not.toHaveAttribute('data-refused');
    drop(place(FRIDAY, 11.4));
    const form = await schedule.dialog('수업 가능 시간 추가');
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
    await open();
    await schedule.block(/^수업 가능 시간, 2026/);
    const target = document.querySelectorAll('.lane')[day] as Element;
    drag(target, place(day, from), place(day, to));
    expect(ghost()).toHaveAttribute('data-refused');
    expect(ghost()).toHaveTextContent(reason);
  });

  it('over open time is refused by the server, explained, and moved to a time that fits [CAL-2] [CRS-7]', async () => {
    const { user, world } = await open();
    await schedule.block(/^수업 가능 시간, 2026/);
    drag(document.querySelectorAll('.lane')[3] as Element, place(3, 15), place(3, 17));
    drop(place(3, 17));
    const form = await schedule.dialog('수업 가능 시간 추가');
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
    const { user, world } = await open({ slots: [] });
    await user.click(schedule.button('수업 가능 시간 추가'));
    const form = await schedule.dialog('수업 가능 시간 추가');
    const end = within(form).getByLabelText(/종료 시각/);
    await user.clear(end);
    await user.type(end, '11:20');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    expect(await within(form).findByText('30분 이상으로 정해 주세요.')).toBeVisible();
    expect(world.changes).toEqual([]);
  });

  it('that repeats is closed on one day, and opened again [CAL-2]', async () => {
    const { user, world } = await open();
    await user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    const close = within(await schedule.dialog('수업 가능 시간')).getByRole('button', { name: '이 날만 닫기' });
    await screen.findByText('매주 목요일 14:00 ~ 16:00');
    await user.click(close);
    await waitFor(() => expect(world.changes).toEqual([['deleteFreeTime', { id: 'slot-1', date: '2026-11-19' }]]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^수업 가능 시간, 2026/ })).not.toBeInTheDocument(),
    );
    await user.click(await schedule.undo());
    expect(await schedule.block(/^수업 가능 시간, 2026년 11월 19일 목요일 14:00부터 16:00까지/)).toBeVisible();
  });

  it('that repeats is closed altogether, and comes back with the days on which it was closed [CAL-2]', async () => {
    const { user, world } = await open({ slots: [aFreeSlot({ except: ['2026-11-12', '2026-12-03'] })] });
    await user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    await screen.findByText('매주 목요일 14:00 ~ 16:00');
    await user.click(within(await schedule.dialog('수업 가능 시간')).getByRole('button', { name: '반복 전체 닫기' }));
    const question = await schedule.question('이 시간을 닫을까요?');
    await user.click(within(question).getByRole('button', { name: '반복 전체 닫기' }));
    await waitFor(() => expect(world.slots).toEqual([]));
    await user.click(await schedule.undo());
    await waitFor(() => expect(world.slots[0]).toMatchObject({ weekday: 'THURSDAY', except: ['2026-12-03'] }));
  });

  it('is changed on one day of its series only [CAL-2]', async () => {
    const { user, world } = await open();
    await user.click(await schedule.block(/^수업 가능 시간, 2026년 11월 19일/));
    const details = await schedule.dialog('수업 가능 시간');
    await waitFor(() => expect(within(details).getByRole('button', { name: '수정' })).toBeEnabled());
    await user.click(within(details).getByRole('button', { name: '수정' }));
    const form = await schedule.dialog('수업 가능 시간 수정');
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

describe('the hours of the grid', () => {
  it('are all of the day on demand, so that a late hour can be written on [CAL-1]', async () => {
    const { user } = await open();
    expect(screen.queryByText('23:00')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '24시간 모두 보기' }));
    expect(screen.getByText('23:00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '수업하는 시간만 보기' }));
    expect(screen.queryByText('23:00')).not.toBeInTheDocument();
  });
});

describe('without a mouse', () => {
  it('arrows walk over the hours after the blocks, and Enter adds there [CAL-1]', async () => {
    const { user } = await open();
    const cursor = await screen.findByRole('button', { name: '빈 시간에 추가, 2026년 11월 18일 수요일 11:00' });
    act(() => cursor.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(cursor).toHaveAccessibleName('빈 시간에 추가, 2026년 11월 19일 목요일 12:00');
    await user.keyboard('{Enter}');
    const form = await schedule.dialog('일정 추가');
    expect(within(form).getByLabelText(/시작 시각/)).toHaveValue('12:00');
  });

  it('a finger adds by a long press, and neither taps nor scrolls do [CAL-1]', async () => {
    await open();
    const friday = await lane(/20일 금요일/);
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
    width = 390;
    const { user, world } = await open({ slots: [] });
    await user.click(schedule.button('추가'));
    await user.click(await screen.findByRole('menuitem', { name: '수업 가능 시간' }));
    const form = await schedule.dialog('수업 가능 시간 추가');
    await user.click(within(form).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(world.slots).toHaveLength(1));
  });
});

describe('what is half written', () => {
  it('stays when the form is closed by Escape, survives a reload, and is opened again [CAL-1]', async () => {
    const { user } = await open();
    await user.click(schedule.button('일정 추가'));
    const form = await schedule.dialog('일정 추가');
    await user.type(within(form).getByLabelText(/제목/), '학부모 상');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(await screen.findByText('쓰던 내용을 남겨 뒀어요')).toBeVisible();
    document.body.innerHTML = '';
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    const later = await schedule.dialog('일정 추가');
    expect(within(later).getByLabelText(/제목/)).toHaveValue('학부모 상');
    await again.user.click(within(later).getByRole('button', { name: '지우기' }));
    expect(within(later).getByLabelText(/제목/)).toHaveValue('');
  });

  it('of an entry outside the shown days is opened by its draft alone, and saved [CAL-1]', async () => {
    const values = { title: '겨울 방학 상담', date: '2027-01-04', time: '10:00', endTime: '', note: '' };
    saveDraft(aProfile().id, 'calendar.event:event-9', values);
    const { user, world } = await open();
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    const form = await schedule.dialog('일정 수정');
    expect(within(form).getByLabelText(/제목/)).toHaveValue('겨울 방학 상담');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    await waitFor(() => expect(world.changes).toEqual([['updateCalendarEvent', { ...values, endTime: null }]]));
    await waitFor(() => expect(screen.queryByRole('button', { name: '이어서 쓰기' })).not.toBeInTheDocument());
  });

  it('stays in the form when saving fails, and is sent again [CAL-1]', async () => {
    const { user } = await open({}, { handlers: [fakeProblem(calendarContract.createCalendarEvent, 'UNEXPECTED')] });
    await user.click(schedule.button('일정 추가'));
    const form = await schedule.dialog('일정 추가');
    await user.type(within(form).getByLabelText(/제목/), '상담');
    await user.click(within(form).getByRole('button', { name: '일정 저장' }));
    expect(await within(form).findByText(/서버에 문제가 생겼어요/)).toBeVisible();
    expect(within(form).getByLabelText(/제목/)).toHaveValue('상담');
  });

  it('is kept when the session ends [CAL-1]', async () => {
    const { user, session } = await open();
    await user.click(schedule.button('일정 추가'));
    await user.type(within(await schedule.dialog('일정 추가')).getByLabelText(/제목/), '상담');
    act(() => session.tell('expired'));
    expect(Object.values({ ...localStorage }).join()).toContain('상담');
  });

  it('keeps its words when a place is chosen in the grid, with the times of that place [CAL-1]', async () => {
    const { user } = await open();
    await user.click(schedule.button('일정 추가'));
    await user.type(within(await schedule.dialog('일정 추가')).getByLabelText(/제목/), '상담');
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: '이어서 쓰기' });
    fireEvent.click(await lane(/20일 금요일/), place(FRIDAY, 9));
    const form = await schedule.dialog('일정 추가');
    await waitFor(() => expect(within(form).getByLabelText(/제목/)).toHaveValue('상담'));
    expect(within(form).getByRole('textbox', { name: /^날짜/ })).toHaveValue('20/11/2026');
    expect(within(form).getByLabelText(/시작 시각/)).toHaveValue('09:00');
  });
});

describe('an address with a lesson', () => {
  const details = fake(lessonsContract.getLesson, () => problemResponse('NOT_FOUND'));

  it('opens it once the days are here, and keeps it out of the canonical address [CLS-2] [RTE-4]', async () => {
    await open({}, { path: '/account/calendar?view=week&date=2026-11-18&lesson=lesson-1', handlers: [details] });
    const dialog = await schedule.dialog('수업 정보');
    expect(dialog).toHaveTextContent('중2 수학 개념 완성');
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', '/account/calendar?view=week&date=2026-11-18');
  });

  it('that names none opens nothing [RTE-4]', async () => {
    await open({}, { path: '/account/calendar?lesson=%3Cscript%3E' });
    await schedule.block(/^학부모 상담 준비/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([
  ['event', '일정 추가'],
  ['free', '수업 가능 시간 추가'],
])('opens the form that the address asks for, and forgets that it was asked (%s) [CAL-1]', async (kind, name) => {
  const { currentPath } = await open({}, { path: `/account/calendar?new=${kind}` });
  expect(await schedule.dialog(name)).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/account/calendar'));
});
