import { act, screen, waitFor, within } from '@testing-library/react';
import { errorMessage } from '@portal/domain/contract/error-code';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aFreeTime } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderAlone } from '../alone.fixture.ts';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { aDayPlan, aFullPlan, aWaitingPlan, someLetters } from '../lesson.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { DayMoveDialog } from './day-move-dialog.tsx';
import type { PlannedLesson } from './day-move-values.ts';

const { planDayMove, proposeDayMove, previewDayLetters, withdrawLessonMove, getLessonMove, listDayAnswers } =
  lessonMovesContract;
const moving = { day: '2026-11-18', isIll: false };
const letters = fake(previewDayLetters, { items: someLetters() });
const plan = fake(planDayMove, { items: [...aDayPlan()] });
const answers = fake(listDayAnswers, { items: [] });
const emptyDay = fake(calendarContract.getCalendar, anEmptyCalendar());
const proposed = [
  aLessonMove({ id: 'move-1', className: '중1 수학 체험' }),
  aLessonMove({ id: 'move-2', className: '고1 수학 기초' }),
];

beforeEach(() => localStorage.clear());

function open(...handlers: Fake[]) {
  return openFor(moving, handlers);
}
function openFor(day: Parameters<typeof DayMoveDialog>[0]['moving'], handlers: Fake[]) {
  const did = { onClose: jest.fn(), onTimeOff: jest.fn() };
  const part = <DayMoveDialog moving={day} timeZone="Asia/Seoul" {...did} />;
  return { ...renderAlone(part, [...handlers, plan, letters, answers, emptyDay]), ...did };
}
/** 오늘 아파요, on a day with these hours of free time. */
function openIll(freeTimes: readonly (readonly [string, string])[], ...handlers: Fake[]) {
  const calendar = fake(calendarContract.getCalendar, {
    ...anEmptyCalendar(),
    freeTimes: freeTimes.map(([start, end]) =>
      aFreeTime({ startAt: `2026-11-18T${start}:00+09:00`, endAt: `2026-11-18T${end}:00+09:00` }),
    ),
  });
  return openFor({ ...moving, isIll: true }, [...handlers, calendar]);
}
/** What shall become of a lesson. */
const decide = async (user: ReturnType<typeof open>['user'], className: string, choice: '옮기기' | '취소' | '그대로') =>
  user.click(
    within(await screen.findByRole('group', { name: `${className} 어떻게 할지` })).getByRole('radio', { name: choice }),
  );
/** The times to choose from, behind 다른 시간. */
async function newTime(className: string): Promise<HTMLElement> {
  const opener = await screen.findByRole('button', { name: `${className} 다른 시간` });
  if (opener.getAttribute('aria-expanded') === 'false') act(() => opener.click());
  return screen.findByLabelText(`${className} 새 시간`);
}
/** On a phone they stand behind one row. */
const showLetters = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: /^편지 미리 보기/ }));
const reason = () => screen.getByLabelText(/바꾸는 이유/);
const button = (name: string) => screen.findByRole('button', { name });

async function propose(user: ReturnType<typeof open>['user']) {
  await decide(user, '중3 수학 심화', '그대로');
  await user.type(reason(), '학교 행사');
  await user.click(await button('4가족에게 보내기'));
}

describe('the plan of a day', () => {
  it('without a lesson ahead says that there is nothing to move [CAL-3]', async () => {
    open(fake(planDayMove, { items: [] }));
    expect(await screen.findByText('이 날에는 옮길 수업이 없어요')).toBeVisible();
    expect(screen.queryByLabelText(/바꾸는 이유/)).toBeNull();
  });

  it('that does not come is asked for again [CAL-3]', async () => {
    let isBroken = true;
    const { user } = open(
      fake(planDayMove, () => (isBroken ? problemResponse('UNEXPECTED') : { items: [...aDayPlan()] })),
    );
    expect(await screen.findByText('새 시간을 찾지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(await button('다시 시도'));
    expect(await newTime('중1 수학 체험')).toBeVisible();
  });

  it('names the lesson that fits nowhere, and those that begin within a day [CAL-3]', async () => {
    open();
    await newTime('중1 수학 체험');
    const [first, , last] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('24시간 안에 시작해요');
    expect(last).toHaveTextContent('중3 수학 심화');
    expect(within(last!).getByRole('radio', { name: '취소' })).toBeChecked();
    expect(screen.getByText('취소 1 · 옮기기 2')).toBeVisible();
    expect(screen.getByText(/수업 3개 가운데 2개의 새 시간을 찾았어요/)).toBeVisible();
  });

  it('leaves out what shall stay, and wants at least one lesson and a reason [CAL-3]', async () => {
    const sent = jest.fn();
    const { user } = open(
      fake(proposeDayMove, ({ body }) => {
        sent(body);
        return { items: proposed };
      }),
    );
    await decide(user, '중3 수학 심화', '그대로');
    await decide(user, '중1 수학 체험', '그대로');
    expect(await button('2가족에게 보내기')).toBeVisible();
    await decide(user, '고1 수학 기초', '그대로');
    expect(screen.getByText('옮기거나 취소할 수업을 아직 고르지 않았어요.')).toBeVisible();
    expect(screen.queryByText(/찾았어요/)).toBeNull();
    await user.click(await button('보내기'));
    expect(
      await screen.findByText('옮기거나 취소할 수업을 고르거나, 수업 가능 시간 닫기를 표시해 주세요.'),
    ).toBeVisible();
    expect(reason()).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is sent as it was chosen, with one reason for all [CAL-3]', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      fake(proposeDayMove, ({ body: { clientId: _, ...body } }) => {
        sent.push(body);
        return { items: proposed };
      }),
    );
    await user.selectOptions(await newTime('고1 수학 기초'), '2026-11-20T10:00:00+09:00');
    await propose(user);
    await screen.findByText('수업 2개의 새 시간을 제안했어요');
    expect(sent).toEqual([
      {
        reason: '학교 행사',
        moves: [
          { lessonId: 'day-1', newStartAt: '2026-11-19T09:00:00+09:00' },
          { lessonId: 'day-2', newStartAt: '2026-11-20T10:00:00+09:00' },
        ],
        cancels: [],
        closesDay: null,
      },
    ]);
  });

  it.each([
    ['a lesson that moved on', fakeProblem(proposeDayMove, 'WRONG_STATE'), /지금 상태에서는 할 수 없어요/],
    ['a broken server', fakeProblem(proposeDayMove, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['a lost connection', offline(proposeDayMove), /서버가 답하지 않아요/],
  ])('refused by %s keeps times and reason [CAL-3]', async (_, refusal, words) => {
    const { user } = open(refusal);
    await user.selectOptions(await newTime('고1 수학 기초'), '2026-11-20T10:00:00+09:00');
    await propose(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(reason()).toHaveValue('학교 행사');
    expect(await newTime('고1 수학 기초')).toHaveValue('2026-11-20T10:00:00+09:00');
  });

  it('without any free time says so, and has other times ready for all: one press sends them [CAL-3]', async () => {
    const sent = jest.fn();
    const { user } = open(
      fake(planDayMove, { items: [...aFullPlan()] }),
      fake(proposeDayMove, ({ body }) => {
        sent(body);
        return { items: proposed };
      }),
    );
    expect(await screen.findByText(/수업 3개에 맞는 수업 가능 시간이 없어요/)).toBeVisible();
    expect(screen.queryByText(/찾았어요/)).toBeNull();
    expect(screen.getAllByText('수업 가능 시간 밖이에요')).toHaveLength(3);
    await user.type(reason(), '학교 행사');
    await user.click(await button('6가족에게 보내기'));
    await screen.findByText('수업 2개의 새 시간을 제안했어요');
    expect(sent.mock.calls[0]?.[0].moves).toHaveLength(3);
  });

  it('cancels what she cancels, with the consent that it needs, and moves another to her own time [CAL-3]', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      fake(proposeDayMove, ({ body: { clientId: _, ...body } }) => {
        sent.push(body);
        return { items: proposed.slice(0, 1) };
      }),
    );
    await decide(user, '중3 수학 심화', '그대로');
    await decide(user, '중1 수학 체험', '취소');
    await user.selectOptions(await newTime('고1 수학 기초'), '다른 시간 고르기');
    await user.type(screen.getByRole('textbox', { name: '고1 수학 기초 새 날짜' }), '21112026');
    await user.type(screen.getByRole('textbox', { name: '고1 수학 기초 새 시각' }), '1000');
    await user.type(reason(), '학교 행사');
    await user.click(screen.getByRole('checkbox', { name: '오늘 남은 수업 가능 시간도 닫기' }));
    await user.click(await button('4가족에게 보내기'));
    expect((await screen.findAllByText(/24시간 안에 취소하려면 동의가 필요해요/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: '중1 수학 체험 학생과 보호자의 동의를 받았어요' }));
    await user.click(await button('4가족에게 보내기'));
    expect(await screen.findByText('수업 1개의 새 시간을 제안했어요 · 수업 1개를 취소했어요')).toBeVisible();
    expect(sent).toEqual([
      {
        reason: '학교 행사',
        moves: [{ lessonId: 'day-2', newStartAt: '2026-11-21T01:00:00.000Z' }],
        cancels: [{ lessonId: 'day-1', consent: true }],
        closesDay: '2026-11-18',
      },
    ]);
  });

  it('tells of the proposal that waits, and keeps it unless she gives it up [CAL-3]', async () => {
    const sent = jest.fn();
    const { user } = open(
      fake(planDayMove, { items: [...aWaitingPlan()] }),
      fake(proposeDayMove, ({ body }) => {
        sent(body.moves);
        return { items: proposed };
      }),
    );
    await newTime('고1 수학 기초');
    const [row] = screen.getAllByRole('listitem') as [HTMLElement];
    expect(row).toHaveTextContent('새 시간 제안 중: 21/11/2026 (토) 17:00–17:30');
    expect(row).toHaveTextContent('선생님이 제안 · 17/11/2026 20:15부터 답을 기다려요');
    const givesUp = within(row).getByRole('checkbox', { name: '중1 수학 체험 이 제안을 끝내고 새로 정하기' });
    expect(givesUp).not.toBeChecked();
    expect(within(row).queryByRole('group')).toBeNull();
    expect(screen.getByText('취소 1 · 옮기기 1 · 그대로 1')).toBeVisible();
    await user.click(givesUp);
    expect(givesUp).toHaveAccessibleDescription('보내면 이 제안은 끝나고, 학생과 보호자에게 알려요.');
    await propose(user);
    await screen.findByText('수업 2개의 새 시간을 제안했어요');
    expect(sent.mock.calls).toEqual([
      [
        [
          { lessonId: 'day-1', newStartAt: '2026-11-19T09:00:00+09:00', replaces: 'move-0' },
          { lessonId: 'day-2', newStartAt: '2026-11-20T09:00:00+09:00' },
        ],
      ],
    ]);
  });

  it('is read again when a family answers meanwhile, and what she chose stays [CAL-3]', async () => {
    let isAnswered = false;
    const { user } = open(
      fake(planDayMove, () => ({ items: [...(isAnswered ? aWaitingPlan().slice(1) : aWaitingPlan())] })),
      fake(getLessonMove, aLessonMove({ id: 'move-0', status: 'ACCEPTED' })),
      fake(proposeDayMove, () => {
        isAnswered = true;
        return problemResponse('VERSION_CONFLICT');
      }),
    );
    await user.selectOptions(await newTime('고1 수학 기초'), '2026-11-20T10:00:00+09:00');
    await user.click(screen.getByRole('checkbox', { name: /이 제안을 끝내고/ }));
    await propose(user);
    expect(await screen.findByText(/다른 곳에서 먼저 바뀌었어요/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('중1 수학 체험')).toBeNull());
    expect(await newTime('고1 수학 기초')).toHaveValue('2026-11-20T10:00:00+09:00');
    expect(reason()).toHaveValue('학교 행사');
  });

  it('says what one press sends in figures, and those of one family with two lessons once [CAL-3] [W5]', async () => {
    const [first, second, third] = aDayPlan();
    const items = [first, { ...second, families: first.families }, third];
    const { user } = open(fake(planDayMove, { items }));
    await decide(user, '중3 수학 심화', '그대로');
    expect(screen.getByText('옮기기 2 · 그대로 1')).toBeVisible();
    expect(screen.getByText(', 2가족에게 알려요')).toBeVisible();
    expect(await button('2가족에게 보내기')).toBeVisible();
    await decide(user, '고1 수학 기초', '그대로');
    expect(screen.getByText('옮기기 1 · 그대로 2')).toBeVisible();
    expect(await button('2가족에게 보내기')).toBeVisible();
  });

  it('can still move a lesson for which nothing was found, to a time of her own [CAL-3]', async () => {
    const { user } = open();
    await decide(user, '중3 수학 심화', '옮기기');
    expect(screen.getByText('빈 시간을 찾지 못했어요 · 시간 고르기')).toBeVisible();
    expect(screen.getByText('옮기기 2 · 미정 1')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '중3 수학 심화 새 날짜' }), '21112026');
    await user.type(screen.getByRole('textbox', { name: '중3 수학 심화 새 시각' }), '1000');
    expect(screen.getByText('옮기기 3')).toBeVisible();
  });

  it('keeps the time of a lesson that is cancelled and moved after all [CAL-3]', async () => {
    const { user } = open();
    await user.selectOptions(await newTime('고1 수학 기초'), '2026-11-20T10:00:00+09:00');
    await decide(user, '고1 수학 기초', '취소');
    await decide(user, '고1 수학 기초', '옮기기');
    expect(await newTime('고1 수학 기초')).toHaveValue('2026-11-20T10:00:00+09:00');
  });

  it('shows the letter of each family before it is sent, in its language [CAL-3]', async () => {
    const { user } = open();
    await newTime('중1 수학 체험');
    await showLetters(user);
    expect(screen.getByText('이유를 적으면 보낼 편지를 그대로 보여 드려요.')).toBeVisible();
    await user.type(reason(), '학교 행사');
    expect(await screen.findByText('한국어 1통 · 베트남어 1통')).toBeVisible();
    expect(screen.getByText('중1 수학 체험 1회차 선생님이 수업 시간을 바꾸고 싶어 해요')).toBeVisible();
    const letter = screen.getByText(/giáo viên đề nghị đổi giờ/);
    expect(letter.closest('[lang]')).toHaveAttribute('lang', 'vi');
    expect(screen.getByText('Nguyễn Thị Hoa 보호자 · 베트남어')).toBeVisible();
  });

  it('that overlaps takes another time for the lesson that was refused, and for no other [CAL-3] [CRS-7]', async () => {
    const wanted = { startAt: '2026-11-20T09:00:00+09:00', endAt: '2026-11-20T10:00:00+09:00' };
    const free = { startAt: '2026-11-20T15:00:00+09:00', endAt: '2026-11-20T16:00:00+09:00' };
    const conflict = aConflict({ wanted, alternatives: [free] });
    const { user } = open(
      fake(proposeDayMove, () =>
        Response.json(
          { code: 'SCHEDULE_OVERLAP', message: errorMessage('SCHEDULE_OVERLAP'), traceId: 't', conflict },
          { status: 422 },
        ),
      ),
    );
    await propose(user);
    await user.click(await screen.findByRole('button', { name: /20일 금요일 15:00부터.*고르기/ }));
    expect(await newTime('고1 수학 기초')).toHaveValue(free.startAt);
    expect(await newTime('중1 수학 체험')).toHaveValue('2026-11-19T09:00:00+09:00');
  });
});

describe('two lessons on one time', () => {
  it('are one fault, at the second field: it gets the focus and is neither counted nor written of [CAL-3] [CRS-7]', async () => {
    const read: unknown[] = [];
    const { user } = open(
      fake(previewDayLetters, ({ body }) => {
        read.push(body.moves.map(({ lessonId }) => lessonId));
        return { items: someLetters() };
      }),
    );
    await user.selectOptions(await newTime('중1 수학 체험'), '2026-11-20T10:00:00+09:00');
    await user.selectOptions(await newTime('고1 수학 기초'), '2026-11-20T10:00:00+09:00');
    await user.type(reason(), '학교 행사');
    await decide(user, '중3 수학 심화', '그대로');
    await screen.findByText('한국어 1통 · 베트남어 1통');
    expect(screen.getByText('옮기기 1 · 그대로 1 · 미정 1')).toBeVisible();
    await user.click(await button('2가족에게 보내기'));
    const second = await newTime('고1 수학 기초');
    await waitFor(() => expect(second).toHaveFocus());
    expect(screen.getByText('다른 수업의 새 시간과 겹쳐요. 다른 시간을 골라 주세요.')).toBeVisible();
    expect(second).toBeInvalid();
    expect(await newTime('중1 수학 체험')).toBeValid();
    expect(read.at(-1)).toEqual(['day-1']);
  });
});

describe('a day that is only closed', () => {
  const alone = () => aWaitingPlan().slice(0, 1);

  it('keeps the proposals that wait, says so, and sends no letter [CAL-2] [CAL-3]', async () => {
    const sent: unknown[] = [];
    const { user } = openIll(
      [['14:00', '16:00']],
      fake(planDayMove, { items: [...alone()] }),
      fake(proposeDayMove, ({ body: { clientId: _, ...body } }) => {
        sent.push(body);
        return { items: [] };
      }),
    );
    expect(await screen.findByRole('dialog', { name: '오늘 수업, 어떻게 할까요?' })).toBeVisible();
    expect(await screen.findByText('수업은 그대로 두고, 남은 수업 가능 시간만 닫아요.')).toBeVisible();
    await showLetters(user);
    expect(await screen.findByText('옮기거나 취소하는 수업이 없어서 보낼 편지가 없어요.')).toBeVisible();
    expect(reason()).toHaveAccessibleDescription(/선생님만 볼 수 있어요/);
    await user.click(await button('오늘 닫기'));
    expect(await screen.findByText('남은 수업 가능 시간을 쉬는 시간으로 닫았어요.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    expect(sent).toEqual([
      { reason: '몸이 아파서 수업을 옮기려고 해요.', moves: [], cancels: [], closesDay: '2026-11-18' },
    ]);
  });

  it('is one without a lesson ahead too, while free time is left of it [CAL-2] [CAL-3]', async () => {
    const { user } = openIll(
      [['09:00', '12:00']],
      fake(planDayMove, { items: [] }),
      fake(proposeDayMove, { items: [] }),
    );
    expect(await screen.findByText('옮길 수업이 없어요. 남은 수업 가능 시간은 닫을 수 있어요.')).toBeVisible();
    await user.click(await button('오늘 닫기'));
    expect(await screen.findByText('남은 수업 가능 시간을 쉬는 시간으로 닫았어요.')).toBeVisible();
  });

  it('says when it could not be closed [CAL-2]', async () => {
    const { user } = openIll(
      [['14:00', '16:00']],
      fake(planDayMove, { items: [] }),
      fakeProblem(proposeDayMove, 'UNEXPECTED'),
    );
    await user.click(await button('오늘 닫기'));
    expect(await screen.findByText('닫지 못했어요')).toBeVisible();
  });

  it('leads on to time off where nothing is open any more [CAL-2] [CAL-3]', async () => {
    const { user, onTimeOff } = openIll([['09:00', '10:00']], fake(planDayMove, { items: [] }));
    expect(await screen.findByText('오늘은 옮길 수업도, 열려 있는 수업 가능 시간도 없어요')).toBeVisible();
    await user.click(await button('쉬는 시간 추가'));
    expect(onTimeOff.mock.calls).toEqual([['2026-11-18']]);
  });

  it('is asked for again when nobody knows what is open [CAL-2]', async () => {
    let isBroken = true;
    const { user } = openFor({ ...moving, isIll: true }, [
      fake(planDayMove, { items: [] }),
      fake(calendarContract.getCalendar, () => (isBroken ? problemResponse('UNEXPECTED') : anEmptyCalendar())),
    ]);
    await screen.findByText('새 시간을 찾지 못했어요');
    isBroken = false;
    await user.click(await button('다시 시도'));
    expect(await button('쉬는 시간 추가')).toBeVisible();
  });
});

describe('a family that answers while the plan is open', () => {
  /** She stands on the proposal that waits when its answer comes. */
  async function answered(after: readonly PlannedLesson[], status: 'ACCEPTED' | 'DECLINED') {
    let items: readonly PlannedLesson[] = aWaitingPlan();
    const { user, push } = openIll(
      [],
      fake(planDayMove, () => ({ items: [...items] })),
      fake(getLessonMove, aLessonMove({ id: 'move-0', lessonId: 'day-1', status })),
    );
    await newTime('고1 수학 기초');
    await user.click(screen.getByRole('checkbox', { name: /이 제안을 끝내고/ }));
    items = after;
    push('lesson.changed', { id: 'day-1' });
  }

  it.each([
    ['yes', 'ACCEPTED', aWaitingPlan().slice(1), '중1 수학 체험: 제안이 수락돼서 새 시간으로 옮겼어요.'],
    ['yes to the last lesson', 'ACCEPTED', [], '중1 수학 체험: 제안이 수락돼서 새 시간으로 옮겼어요.'],
    [
      'no',
      'DECLINED',
      aDayPlan(),
      '중1 수학 체험: 답을 기다리던 제안이 끝났어요. 이 수업을 어떻게 할지 확인해 주세요.',
    ],
    [
      'no, of a lesson that is cancelled',
      'DECLINED',
      aWaitingPlan().slice(1),
      '중1 수학 체험: 이제 옮기거나 취소할 수 없어서 목록에 없어요.',
    ],
  ] as const)('is told of, and the focus stays in the dialog: %s [CAL-3]', async (_, status, after, sentence) => {
    await answered(after, status);
    const news = await screen.findByText(sentence);
    expect(news.closest('[role=status]')).toHaveFocus();
  });

  it('takes no focus from what she writes [CAL-3]', async () => {
    let items = aWaitingPlan();
    const { user, push } = openIll(
      [],
      fake(planDayMove, () => ({ items: [...items] })),
      fake(getLessonMove, aLessonMove({ id: 'move-0', status: 'ACCEPTED' })),
    );
    await newTime('고1 수학 기초');
    await user.click(reason());
    items = items.slice(1);
    push('lesson.changed', { id: 'day-1' });
    await screen.findByText('그사이 바뀐 수업이 있어요');
    expect(reason()).toHaveFocus();
  });
});

describe('what was proposed for a day', () => {
  const sent = fake(proposeDayMove, { items: proposed });
  const takeBack = (className: string) => button(`${className} 제안 거두기`);

  it('gets the focus, and is taken back in one press [CAL-3]', async () => {
    const ids: string[] = [];
    const { user, onClose } = open(
      sent,
      fake(withdrawLessonMove, ({ params }) => {
        ids.push(params.id);
        return aLessonMove({ status: 'WITHDRAWN' });
      }),
    );
    await propose(user);
    const banner = await screen.findByText('수업 2개의 새 시간을 제안했어요');
    await waitFor(() => expect(document.activeElement).toContainElement(banner));
    await user.click(await button('모두 거두기'));
    await waitFor(() => expect(screen.getAllByText('거둠')).toHaveLength(2));
    expect(ids.toSorted()).toEqual(['move-1', 'move-2']);
    expect(screen.getByText('제안을 거뒀어요')).toBeVisible();
    expect(banner).not.toHaveTextContent('제안했어요');
    expect(screen.queryByRole('button', { name: '모두 거두기' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: '되돌리기 안내' })).toBeNull();
  });

  it('that was answered meanwhile stays, and says why it cannot be taken back [CAL-3]', async () => {
    const { user } = open(
      sent,
      fake(withdrawLessonMove, ({ params }) =>
        params.id === 'move-1' ? problemResponse('WRONG_STATE') : aLessonMove({ status: 'WITHDRAWN' }),
      ),
    );
    await propose(user);
    await user.click(await button('모두 거두기'));
    expect(await screen.findByText('처리하지 못했어요')).toBeVisible();
    expect(await takeBack('중1 수학 체험')).toBeEnabled();
    expect(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByText('거둠')).toBeVisible();
  });

  it('is taken back once each, also when two are pressed one after the other [CAL-3]', async () => {
    const ids: string[] = [];
    const answers: (() => void)[] = [];
    const { user } = open(
      sent,
      fake(withdrawLessonMove, async ({ params }) => {
        ids.push(params.id);
        await new Promise<void>((resolve) => answers.push(resolve));
        return aLessonMove({ status: 'WITHDRAWN' });
      }),
    );
    await propose(user);
    const [first, second] = [await takeBack('중1 수학 체험'), await takeBack('고1 수학 기초')];
    await user.click(first);
    await user.click(second);
    expect(first).toHaveAttribute('aria-busy', 'true');
    await user.click(first);
    await waitFor(() => expect(ids).toEqual(['move-1', 'move-2']));
    for (const answer of answers) answer();
    await waitFor(() => expect(screen.getAllByText('거둠')).toHaveLength(2));
    expect(ids).toEqual(['move-1', 'move-2']);
  });
});
