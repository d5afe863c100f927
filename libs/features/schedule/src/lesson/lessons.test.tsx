import { screen, waitFor, within } from '@testing-library/react';
import { errorMessage } from '@portal/domain/contract/error-code';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { aDayPlan, aLessonDetail, lessonsOf } from '../lesson.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { schedule } from '../schedule.screen.ts';
import { scheduleSection } from '../section.ts';

const { getCalendar } = calendarContract;
const moves = lessonMovesContract;
let width = 1360;

jest.setTimeout(60_000);
beforeAll(() =>
  Promise.all([
    scheduleSection.routes[0]?.preload?.(),
    import('./lesson-dialog.tsx'),
    import('../time-off/day-dialogs.tsx'),
    import('@portal/ui/menu'),
  ]),
);
beforeEach(() => {
  window.IntersectionObserver = window.ResizeObserver as never;
  width = 1100;
  localStorage.clear();
  window.matchMedia = (media) => {
    const [, bound, px] = /(min|max)-width: ([\d.]+)px/.exec(media) ?? [];
    const matches = bound === 'min' ? width >= Number(px) : bound === 'max' ? width <= Number(px) : false;
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  };
});

const friday = aLesson({
  id: 'fri',
  className: '고1 수학 기초',
  status: 'UPCOMING',
  startAt: '2026-11-20T19:00:00+09:00',
  endAt: '2026-11-20T20:00:00+09:00',
});
const tonight = {
  ...friday,
  id: 'tonight',
  className: '중1 보충',
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T20:00:00+09:00',
};
const calendarOf = (over: Partial<Calendar> = {}): Calendar => ({
  ...anEmptyCalendar(),
  lessons: [friday, tonight],
  ...over,
});
const alternatives = aConflict().alternatives.map(({ startAt }) => ({
  startAt,
  endAt: new Date(Date.parse(startAt) + 3_600_000).toISOString(),
}));
const times = fake(moves.listMoveTimes, { alternatives, noticeUntil: '2026-11-19T19:00:00+09:00', within24h: false });

function open(
  handlers: RenderSectionOptions['handlers'] = [],
  calendar: Calendar | (() => Calendar) = calendarOf(),
  path?: string,
) {
  const answer = () => (typeof calendar === 'function' ? calendar() : calendar);
  return renderSection(scheduleSection, {
    path: path ?? '/account/calendar',
    handlers: [...handlers, fake(getCalendar, answer), lessonsOf(answer), times],
  });
}
type Opened = ReturnType<typeof open>;

async function openLesson({ user }: Opened, name = /고1 수학 기초/) {
  await user.click(await schedule.block(name));
  return schedule.form('수업 정보');
}
async function openMove(opened: Opened, name?: RegExp) {
  const dialog = await openLesson(opened, name);
  await opened.user.click(await within(dialog).findByRole('button', { name: '일정 바꾸기' }));
  return schedule.dialog('수업 일정 바꾸기');
}
const bar = () => screen.findByRole('region', { name: '되돌리기 안내' });

describe('the lesson', () => {
  it('shows what the calendar knows at once, and its actions when it is here whole [CLS-2]', async () => {
    const opened = open([neverAnswers(lessonsContract.getLesson)]);
    const dialog = await openLesson(opened);
    expect(dialog).toHaveTextContent('고1 수학 기초');
    expect(dialog).toHaveTextContent('시작 15분 전부터 입장할 수 있어요');
    expect(within(dialog).queryByRole('button', { name: '수업 취소' })).not.toBeInTheDocument();
  });

  it('says when it is in one breath, the day spoken in full [CLS-2]', async () => {
    const dialog = await openLesson(open());
    expect(within(dialog).getByLabelText('2026년 11월 20일 금요일 19:00 ~ 20:00, 1시간')).toHaveTextContent(
      '20/11/2026',
    );
  });

  it('that is over can neither be moved nor cancelled [CLS-2]', async () => {
    const opened = open([], calendarOf({ lessons: [{ ...friday, status: 'FINISHED', held: true }] }));
    const dialog = await openLesson(opened);
    expect(await within(dialog).findByText('진행함')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: '일정 바꾸기' })).not.toBeInTheDocument();
  });

  it('that is gone says so, and one that failed can be asked for again [CLS-2]', async () => {
    let isBroken = true;
    const opened = open([
      fake(lessonsContract.getLesson, () => (isBroken ? problemResponse('UNEXPECTED') : aLessonDetail(friday))),
    ]);
    const dialog = await openLesson(opened);
    expect(await within(dialog).findByText('수업 정보를 모두 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await opened.user.click(within(dialog).getByRole('button', { name: '다시 시도' }));
    expect(await within(dialog).findByRole('button', { name: '일정 바꾸기' })).toBeVisible();
  });
});

describe('moving a lesson', () => {
  it('says the 24-hour rule before anything else [CAL-3]', async () => {
    const dialog = await openMove(open());
    const rule = within(dialog).getByText('바뀐 일정은 수업 24시간 전까지 학생에게 알려야 해요.');
    expect(dialog).toHaveTextContent('19/11/2026 19:00까지 제안하면 돼요. 앞으로 1일 8시간 남았어요.');
    await waitFor(() => expect(document.activeElement).toContainElement(rule));
    expect(within(dialog).getByLabelText(/바꾸는 이유/)).not.toBeRequired();
  });

  it('warns inside the 24 hours and does not go without a reason [CAL-3]', async () => {
    const opened = open();
    const dialog = await openMove(opened, /중1 보충/);
    expect(dialog).toHaveTextContent('수업까지 24시간이 남지 않았어요. 학생과 먼저 상의해 주세요.');
    await opened.user.click(await within(dialog).findByRole('button', { name: /20일 금요일 14:00부터/ }));
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    expect(await within(dialog).findByText('24시간 안에 바꾸려면 이유를 적어 주세요.')).toBeVisible();
  });

  it('proposes a free time near by with one press, shows it as a ghost, and takes it back [CAL-3]', async () => {
    let calendar = calendarOf();
    const sent: unknown[] = [];
    const move = aLessonMove({
      lessonId: 'fri',
      className: friday.className,
      oldStartAt: friday.startAt,
      oldEndAt: friday.endAt,
      newStartAt: '2026-11-20T14:00:00+09:00',
      newEndAt: '2026-11-20T15:00:00+09:00',
    });
    const opened = open(
      [
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
    expect(dialog).toHaveTextContent('20/11/2026 (금) 14:00 ~ 15:00 · 1시간 그대로');
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([{ clientId: 'some', newStartAt: '2026-11-20T05:00:00.000Z', reason: '' }]);
    const ghost = await schedule.block(/고1 수학 기초, 2026년 11월 20일 금요일 14:00부터 15:00까지, 제안한 새 시간/);
    expect(ghost).toHaveAttribute('data-kind', 'proposal');
    expect(await schedule.block(/고1 수학 기초.*19:00부터 20:00까지, 예정, 새 시간 제안 중/)).toBeVisible();
    await opened.user.click(within(await bar()).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(ghost).not.toBeInTheDocument());
  });

  it('explains an overlap, takes another time from it, and goes [CAL-3]', async () => {
    let isTaken = true;
    const conflict = aConflict({ alternatives });
    const opened = open([
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
    expect(explainer).toHaveTextContent('겹치는 시간: 10:30 ~ 11:30 · 1시간');
    await opened.user.click(within(explainer).getByRole('button', { name: /21일 토요일.*고르기/ }));
    expect(within(dialog).getByLabelText(/새 날짜/)).toHaveValue('21/11/2026');
    await opened.user.click(within(dialog).getByRole('button', { name: '새 시간 제안하기' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('keeps what was written when the dialog is closed by mistake [CAL-3]', async () => {
    const opened = open();
    const dialog = await openMove(opened);
    await opened.user.type(within(dialog).getByLabelText(/바꾸는 이유/), '병원 예약');
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const again = await openMove(opened);
    await waitFor(() => expect(within(again).getByLabelText(/바꾸는 이유/)).toHaveValue('병원 예약'));
  });
});

describe('a proposal that waits', () => {
  it('is opened from its ghost, also where the lesson is out of sight, and taken back [CAL-3]', async () => {
    const move = aLessonMove({
      lessonId: 'far',
      newStartAt: '2026-11-20T09:00:00+09:00',
      newEndAt: '2026-11-20T10:00:00+09:00',
    });
    let status: 'PROPOSED' | 'WITHDRAWN' = 'PROPOSED';
    const opened = open(
      [
        fake(lessonsContract.getLesson, () =>
          aLessonDetail({ ...friday, id: 'far', className: '먼 수업', moves: [{ ...move, status }] }),
        ),
        fake(moves.withdrawLessonMove, () => {
          status = 'WITHDRAWN';
          return { ...move, status };
        }),
      ],
      calendarOf({ moves: [move] }),
    );
    await opened.user.click(await schedule.block(/제안한 새 시간/));
    const dialog = await schedule.dialog('수업 정보');
    expect(await within(dialog).findByText('먼 수업')).toBeVisible();
    await opened.user.click(within(dialog).getByRole('button', { name: '제안 거두기' }));
    expect(await within(dialog).findByText('시간을 바꾼 기록')).toBeVisible();
    expect(dialog).toHaveTextContent('거둠 · 선생님이 제안');
  });

  it('of a student is accepted here [CAL-3]', async () => {
    const move = aLessonMove({ lessonId: 'fri', by: 'STUDENT' });
    const answers: string[] = [];
    const opened = open(
      [
        fake(moves.answerLessonMove, ({ body }) => {
          answers.push(body.decision);
          return { ...move, status: 'ACCEPTED' as const };
        }),
      ],
      calendarOf({ moves: [move] }),
    );
    const dialog = await openLesson(opened, /고1 수학 기초.*새 시간 제안 중/);
    await opened.user.click(await within(dialog).findByRole('button', { name: '수락하기' }));
    await waitFor(() => expect(answers).toEqual(['ACCEPTED']));
  });
});

describe('cancelling a lesson', () => {
  async function openCancel(opened: Opened, name?: RegExp) {
    const dialog = await openLesson(opened, name);
    await opened.user.click(await within(dialog).findByRole('button', { name: '수업 취소' }));
    return schedule.form('이 수업을 취소할까요?');
  }

  it('says what happens, asks why, and tells the server the version [CLS-2]', async () => {
    const sent: unknown[] = [];
    const opened = open([
      fake(lessonsContract.cancelLesson, ({ body }) => {
        sent.push(body);
        return aLessonDetail({ ...friday, status: 'CANCELED' });
      }),
    ]);
    const dialog = await openCancel(opened);
    expect(dialog).toHaveTextContent('학생에게 바로 알림이 가요.');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    expect(await within(dialog).findByText('취소하는 이유를 적어 주세요.')).toBeVisible();
    await opened.user.type(within(dialog).getByLabelText(/취소하는 이유/), '강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([{ reason: '강의실 공사', version: 1 }]);
  });

  it('asks for the consent of the families inside the 24 hours, before it goes [CAL-3]', async () => {
    const sent: unknown[] = [];
    const opened = open([
      fake(lessonsContract.cancelLesson, ({ body }) => {
        sent.push(body);
        return aLessonDetail({ ...tonight, status: 'CANCELED' });
      }),
    ]);
    const dialog = await openCancel(opened, /중1 보충/);
    await opened.user.type(within(dialog).getByLabelText(/취소하는 이유/), '강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    const consent = within(dialog).getByRole('checkbox', { name: '학생과 보호자의 동의를 받았어요' });
    expect(consent).toHaveAccessibleDescription(/동의를 받은 뒤 표시해 주세요/);
    await opened.user.click(consent);
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(sent).toEqual([{ reason: '강의실 공사', version: 1, consent: true }]));
  });

  it('keeps the reason when the lesson changed meanwhile, and goes on after a reload [CLS-2]', async () => {
    let version = 1;
    const opened = open([
      fake(lessonsContract.getLesson, () =>
        aLessonDetail({ ...friday, version, className: version === 2 ? '고1 수학 실전' : friday.className }),
      ),
      fake(lessonsContract.cancelLesson, ({ body }) =>
        body.version === 2 ? aLessonDetail({ ...friday, status: 'CANCELED' }) : problemResponse('VERSION_CONFLICT'),
      ),
    ]);
    const dialog = await openCancel(opened);
    await opened.user.type(within(dialog).getByLabelText(/취소하는 이유/), '강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    expect(await within(dialog).findByText('그사이 수업이 바뀌었어요')).toBeVisible();
    version = 2;
    await opened.user.click(within(dialog).getByRole('button', { name: '다시 불러오기' }));
    expect(await within(dialog).findByText('고1 수학 실전')).toBeVisible();
    expect(within(dialog).getByLabelText(/취소하는 이유/)).toHaveValue('강의실 공사');
    await opened.user.click(within(dialog).getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

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

  it('because of illness takes two presses after the menu, and each proposal can be taken back [CAL-3]', async () => {
    const sent: { reason: string; moves: unknown[] }[] = [];
    const withdrawn: string[] = [];
    const opened = open([
      fake(moves.planDayMove, { items: [...plan] }),
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
    const dialog = await schedule.dialog('하루 수업 모두 옮기기');
    expect(await within(dialog).findByLabelText('중1 수학 체험 새 시간')).toHaveValue('2026-11-19T09:00:00+09:00');
    expect(within(dialog).getByLabelText(/바꾸는 이유/)).toHaveValue('몸이 아파서 수업을 옮기려고 해요.');
    await opened.user.click(within(dialog).getByRole('button', { name: '2개 수업 제안하기' }));
    expect(await within(dialog).findByText('수업 2개의 새 시간을 제안했어요')).toBeVisible();
    expect(sent[0]?.moves).toEqual([
      { lessonId: 'day-1', newStartAt: '2026-11-19T09:00:00+09:00' },
      { lessonId: 'day-2', newStartAt: '2026-11-20T09:00:00+09:00' },
    ]);
    await opened.user.click(within(dialog).getByRole('button', { name: '중1 수학 체험 제안 거두기' }));
    expect(await within(dialog).findByText('거둠')).toBeVisible();
    await opened.user.click(within(dialog).getAllByRole('button', { name: '닫기' })[0] as HTMLElement);
    await opened.user.click(within(await bar()).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(withdrawn).toEqual(['move-0', 'move-1']));
  });

  it('opens from the head of a day that has lessons ahead, and names clashing choices [CAL-3] [CRS-7]', async () => {
    const opened = open([fake(moves.planDayMove, { items: [...plan] })]);
    await opened.user.click(await schedule.block(/^2026년 11월 18일 수요일 수업 모두 옮기기$/));
    const dialog = await schedule.dialog('하루 수업 모두 옮기기');
    await opened.user.selectOptions(
      await within(dialog).findByLabelText('중1 수학 체험 새 시간'),
      '2026-11-20T10:00:00+09:00',
    );
    await opened.user.selectOptions(
      within(dialog).getByLabelText('고1 수학 기초 새 시간'),
      '2026-11-20T10:00:00+09:00',
    );
    expect(within(dialog).getAllByText('다른 수업의 새 시간과 겹쳐요. 다른 시간을 골라 주세요.')).toHaveLength(2);
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
    const opened = open([], layered);
    const dialog = await openLesson(opened);
    expect(dialog).toHaveTextContent('호찌민 17:00');
    expect([...document.querySelectorAll('.cities span')].map((city) => city.textContent)).toEqual(['호찌민', '서울']);
    expect(document.querySelector('.hour.second')).toHaveTextContent('06:00');
  });

  it.each(['week', 'month', 'agenda'])('are holidays, seen and heard, in the view %s [CAL-1]', async (view) => {
    open([], layered, `/account/calendar?view=${view}&date=2026-11-18`);
    await waitFor(() => expect(document.querySelectorAll('.holiday').length).toBeGreaterThan(0));
    expect(document.body).toHaveTextContent('2026년 11월 20일 금요일, 베트남 스승의 날');
    expect(document.body).toHaveTextContent('베트남 스승의 날');
  });

  it('are holidays in the strip of a phone too: red in Korea, said for both [CAL-1]', async () => {
    width = 390;
    open([], layered);
    const red = await screen.findByRole('button', { name: /19일 목요일, 임시공휴일/ });
    expect(red).toHaveAttribute('data-tone', 'sunday');
    expect(screen.getByRole('button', { name: /20일 금요일, 베트남 스승의 날/ })).not.toHaveAttribute('data-tone');
  });
});
