import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import {
  aLessonDesk,
  aLessonDiary,
  aLessonWait,
  anAttendance,
  aTaughtLesson,
} from '@portal/testing/lessons/lesson-desk-builders';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { renderSection } from '@portal/testing-react/render-section';
import { noPacks } from './lessons.fixture.ts';
import { button, link, panel } from './lessons.screen.ts';
import { lessonsSection } from './section.ts';

const { getLessonDesk, startLesson, extendLesson, finishLesson, declareNoShow } = lessonDeskContract;

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const open = (desk: LessonDesk | Fake, handlers: Fake[] = [], now?: string) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1',
    handlers: [...handlers, 'lesson' in desk ? fake(getLessonDesk, desk) : desk, noPacks],
    ...(now && { now }),
  });
const upcoming = (over: Parameters<typeof aLessonDesk>[0] = {}) =>
  aLessonDesk({ startedAt: null, ...over, lesson: { status: 'UPCOMING', ...over.lesson } });
const nobody = [anAttendance({ state: null, joinedAt: null, minutes: 0 })];
const left = [anAttendance({ leftAt: '2026-11-18T10:40:00+09:00' })];

describe('the way into a lesson', () => {
  it.each([
    ['2026-11-18T09:00:00+09:00', '시작까지 1시간 30분', '10:15부터 입장할 수 있어요.', false],
    ['2026-11-18T10:14:59+09:00', '시작까지 15:01', '10:15부터 입장할 수 있어요.', false],
    ['2026-11-18T10:15:00+09:00', '시작까지 15:00', '강의실이 열렸어요', true],
    ['2026-11-18T10:31:00+09:00', '늦은 시간 +1:00', '시작할 시간이에요', true],
  ])('at %s counts %s and says %s; open: %s [CLS-3]', async (now, figure, words, isOpen) => {
    open(upcoming(), [], now);
    expect(await screen.findByRole('timer', { name: figure })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    if (isOpen) expect(link('수업 입장')).toHaveAttribute('href', '/account/live/lesson-1');
    else expect(screen.queryByRole('link', { name: '수업 입장' })).not.toBeInTheDocument();
  });

  it('says the day as well when the room opens on another one [CLS-3]', async () => {
    open(upcoming(), [], '2026-11-16T20:00:00+09:00');
    expect(await screen.findByText('18/11/2026 (수) 10:15부터 입장할 수 있어요.')).toBeVisible();
  });

  it('of a lesson at a place is its start by hand, with the place [CLS-2]', async () => {
    let desk = upcoming({ lesson: { mode: 'OFFLINE', place: '마포구 스터디룸 2호' } });
    const sent = jest.fn();
    const start = fake(startLesson, ({ body }) => {
      sent(body);
      return (desk = aLessonDesk({ lesson: { mode: 'OFFLINE', place: '마포구 스터디룸 2호', version: 4 } }));
    });
    const { user } = open(
      fake(getLessonDesk, () => desk),
      [start],
      '2026-11-18T10:20:00+09:00',
    );
    expect(await screen.findByText('장소: 마포구 스터디룸 2호')).toBeVisible();
    expect(screen.queryByRole('link', { name: '수업 입장' })).not.toBeInTheDocument();
    await user.click(button('수업 시작하기'));
    expect(await screen.findByText(/^진행 중 · 1시간 10분/)).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ version: 3 });
  });

  it('of a class with a meeting link opens it in a new window [CLS-3]', async () => {
    open(upcoming({ meetingUrl: 'https://meet.example.com/abc' }), [], '2026-11-18T10:20:00+09:00');
    expect(await screen.findByRole('link', { name: /회의실 열기/ })).toHaveAttribute(
      'href',
      'https://meet.example.com/abc',
    );
    expect(button('수업 시작하기')).toBeEnabled();
  });

  it('leads to the calendar for a move, on the day of the lesson in her zone [CLS-2]', async () => {
    open(upcoming(), [], '2026-11-17T10:00:00+09:00');
    expect(await screen.findByRole('link', { name: '일정에서 옮기거나 취소하기' })).toHaveAttribute(
      'href',
      '/account/calendar?view=day&date=2026-11-18&lesson=lesson-1',
    );
  });
});

describe('a running lesson', () => {
  it('is made longer by what fits before the next one, and says why not by more [CLS-3]', async () => {
    let desk = aLessonDesk();
    const extend = fake(extendLesson, ({ body }) => {
      expect(body).toEqual({ version: 3, minutes: 10 });
      return (desk = aLessonDesk({ extensions: [], lesson: { version: 4, endAt: '2026-11-18T11:40:00+09:00' } }));
    });
    const { user } = open(
      fake(getLessonDesk, () => desk),
      [extend],
    );
    expect(await screen.findByText('다음 일정 때문에 10분까지만 늘릴 수 있어요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '15분 늘리기' })).not.toBeInTheDocument();
    await user.click(button('10분 늘리기'));
    expect(await screen.findByText('바로 다음에 다른 일정이 있어 늘릴 수 없어요.')).toBeVisible();
    expect(screen.getByText('진행 중 · 58분 남았어요')).toBeVisible();
  });

  it('ends after a question and leads on to its wrap-up [CLS-3]', async () => {
    let desk = aLessonDesk();
    const finish = fake(finishLesson, () => (desk = aTaughtLesson()));
    const { user, currentPath } = open(
      fake(getLessonDesk, () => desk),
      [finish],
    );
    await user.click(await screen.findByRole('button', { name: '수업 끝내기' }));
    await user.click(await screen.findByRole('button', { name: '계속 수업하기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(button('수업 끝내기'));
    const question = await screen.findByRole('alertdialog', { name: '수업을 끝낼까요?' });
    expect(question).toHaveTextContent('수업 시간이 아직 48분 남았어요.');
    await user.click([...question.querySelectorAll('button')].at(-1)!);
    await waitFor(() => expect(currentPath()).toBe('/account/lessons/lesson-1/wrap-up'));
  });

  it('that was ended elsewhere explains itself and shows how it stands now [CLS-2]', async () => {
    let desk = aLessonDesk();
    const finish = fake(finishLesson, () => {
      desk = aTaughtLesson();
      return problemResponse('WRONG_STATE');
    });
    const { user } = open(
      fake(getLessonDesk, () => desk),
      [finish],
    );
    await user.click(await screen.findByRole('button', { name: '수업 끝내기' }));
    await user.click((await screen.findAllByRole('button', { name: '수업 끝내기' })).at(-1)!);
    expect(await screen.findByText('수업을 끝내지 못했어요')).toBeVisible();
    expect(screen.getByText(/최신 상태를 다시 불러왔어요/)).toBeVisible();
    expect(await screen.findByRole('link', { name: '수업 마무리하기' })).toBeVisible();
  });
});

describe('the guard of those who wait', () => {
  it('shows the clock, explains the rule, and opens after 15 minutes of waiting only [CLS-3]', async () => {
    open(aLessonDesk({ attendance: nobody, wait: aLessonWait() }));
    const guard = await panel('A01 학생이 아직 오지 않았어요');
    expect(guard.getByRole('timer')).toHaveTextContent('12:00');
    expect(guard.getByRole('button', { name: '학생 결석' })).toBeDisabled();
    expect(guard.getByText('3분 뒤에 할 수 있어요.')).toBeVisible();
    expect(guard.getByText(/수입은 바로 확정되지 않아요/)).toBeVisible();
  });

  it.each([
    ['she is not in the room', { waitedMs: 60_000, isHostThere: false }, nobody, /강의실에 들어와야 .* 쌓여요/],
    ['a student stands at the door', { atDoorIds: ['student-A01'] }, nobody, /문 앞의 학생을 .*들어오게/],
    ['students came and left', { cameIds: ['student-A01'] }, left, /들어온 학생이 있어 결석으로 끝낼 수 없어요/],
  ])('says why not while %s [CLS-3]', async (_, over, attendance, why) => {
    open(
      aLessonDesk({ attendance, wait: aLessonWait({ isRunning: false, ...over }) }),
      [],
      '2026-11-18T11:00:00+09:00',
    );
    expect(await screen.findByText(why)).toBeVisible();
    expect(button('학생 결석')).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveTextContent(/멈춤/);
  });

  it.each([
    ['is in the room', aLessonDesk()],
    ['is at the place, as she says', aLessonDesk({ attendance: [{ ...nobody[0]!, source: 'MANUAL', state: 'LATE' }] })],
    ['was to come to a lesson that has not begun', aLessonDesk({ lesson: { startAt: '2026-11-18T10:45:00+09:00' } })],
  ])('is not there when a student %s [CLS-3]', async (_, desk) => {
    open(desk);
    await screen.findByRole('region', { name: '지금 할 일' });
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('asks anew every 20 seconds, and at once when she comes back to the window [CLS-3]', async () => {
    const away = { waitedMs: 0, isRunning: false, isHostThere: false };
    let desk = aLessonDesk({ attendance: nobody, wait: aLessonWait(away) });
    await withFakeTimers(async (pass) => {
      const { store } = open(fake(getLessonDesk, () => desk));
      const stopListening = setupListeners(store.dispatch);
      await screen.findByText(/강의실에 들어와야/);
      desk = aLessonDesk({ attendance: nobody, wait: aLessonWait({ atDoorIds: ['student-A01'] }) });
      await pass(19_000);
      expect(screen.queryByText('문 앞에 1명이 기다려요')).not.toBeInTheDocument();
      await pass(2_000);
      expect(await screen.findByText('문 앞에 1명이 기다려요')).toBeVisible();
      desk = aLessonDesk();
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
      stopListening();
    });
  });

  it('ends the lesson as not held after a question [CLS-1] [CLS-3]', async () => {
    let desk = aLessonDesk({ attendance: nobody, wait: aLessonWait() });
    const declare = fake(declareNoShow, ({ body }) => {
      expect(body).toEqual({ version: 3 });
      return (desk = aTaughtLesson({ lesson: { held: false }, notHeldReason: '학생이 15분 동안 들어오지 않았어요.' }));
    });
    const { user } = open(
      fake(getLessonDesk, () => desk),
      [declare],
      '2026-11-18T10:45:00+09:00',
    );
    await user.click(await screen.findByRole('button', { name: '학생 결석' }));
    await screen.findByRole('alertdialog', { name: '학생 결석으로 끝낼까요?' });
    await user.click(screen.getAllByRole('button', { name: '학생 결석' }).at(-1)!);
    expect(await screen.findByText('진행하지 않은 수업이에요')).toBeVisible();
    expect(screen.getByText('진행 안 함')).toBeVisible();
    expect(screen.queryByRole('link', { name: '수업 마무리하기' })).not.toBeInTheDocument();
  });

  it('gives way when somebody has come meanwhile', async () => {
    let desk = aLessonDesk({ attendance: nobody, wait: aLessonWait() });
    const declare = fake(declareNoShow, () => {
      desk = aLessonDesk();
      return problemResponse('STUDENTS_CAME');
    });
    const { user } = open(
      fake(getLessonDesk, () => desk),
      [declare],
      '2026-11-18T10:50:00+09:00',
    );
    await user.click(await screen.findByRole('button', { name: '학생 결석' }));
    await user.click((await screen.findAllByRole('button', { name: '학생 결석' })).at(-1)!);
    expect(await screen.findByText(/들어온 학생이 있어/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
  });
});

describe('what stands beside it', () => {
  it('says that a question about the lesson stops its confirmation [CLS-3]', async () => {
    const sent = { sentAt: '2026-11-18T10:40:00+09:00', confirmBy: '2026-11-18T18:42:00+09:00' };
    open(aTaughtLesson({ isQuestioned: true, diary: aLessonDiary({ version: 3, covered: '대입법', ...sent }) }));
    expect(await screen.findByText(/문의가 열려 있어 확인을 멈췄어요/)).toBeVisible();
    expect(screen.queryByText('확인 마감')).not.toBeInTheDocument();
  });

  it('tells of the students, the programme and the diary that was sent [CLS-3]', async () => {
    const diary = aLessonDiary({
      version: 3,
      programmeNo: 12,
      covered: '일차함수의 그래프',
      homework: '42쪽',
      messageToGuardian: '{student} 학생: {homework}',
      sentAt: '2026-11-18T10:40:00+09:00',
      confirmBy: '2026-11-18T18:42:00+09:00',
    });
    const { user } = open(aTaughtLesson({ diary }));
    await user.click((await panel('학생 2')).getByRole('button', { name: /^학생 A01/ }));
    expect((await panel('학생 2')).getByText('그래프를 보고 식을 혼자 세우기')).toBeVisible();
    expect((await panel('학생 2')).getByText('Nguyễn Thị Hoa').closest('li')).toHaveTextContent(
      /^어머니.*베트남어 채팅: Nguyễn Thị Hoa 님과 둘이$/,
    );
    expect((await panel('커리큘럼')).getByText('13. 일차함수의 활용')).toBeVisible();
    const sent = await panel('수업 기록');
    expect(sent.getByText('A01 학생: 42쪽')).toBeVisible();
    expect(sent.getByText('8시간 남음')).toBeVisible();
  });

  it('is headed by what is taught, with the way back to the lessons of the class [CLS-3]', async () => {
    open(aLessonDesk());
    const { title, className } = aLessonDesk().lesson;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(link(className)).toHaveAttribute('href', '/account/my-courses/class-1/lessons');
    expect(link('채팅 열기')).toHaveAttribute('href', '/account/my-courses/class-1/chat');
  });

  it('says that a lesson of nobody else is found here', async () => {
    open(fakeProblem(getLessonDesk, 'NOT_FOUND'));
    expect(await screen.findByText('찾을 수 없는 수업이에요')).toBeVisible();
  });

  it('asks again after a failure', async () => {
    let isBroken = true;
    const { user } = open(fake(getLessonDesk, () => (isBroken ? problemResponse('UNEXPECTED') : aLessonDesk())));
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(button('다시 시도'));
    expect(await screen.findByText(/^진행 중 · 48분/)).toBeVisible();
  });
});
