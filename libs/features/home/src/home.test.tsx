import { act, screen, within, waitFor } from '@testing-library/react';
import { chatsContract, type ChatRoom } from '@portal/domain/chat/chats.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { type TodayTask, todayContract } from '@portal/domain/planning/today.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { aChatRoom } from '@portal/testing/chat/chat-builders';
import { type Fake, fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aCalendar, aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { linkIn, panel, quickLink } from './home.screen.ts';
import { aDeskWithThree } from './next/next.fixture.ts';
import { homeSection } from './section.ts';

const calendar = (over: Partial<Calendar> = {}) => fake(calendarContract.getCalendar, aCalendar(over));
const tasks = (...list: TodayTask[]) => fake(todayContract.getToday, { tasks: list });
const talks = (...items: ChatRoom[]) => fake(chatsContract.listChats, { total: items.length, items });
/** The home of a teacher; what a test says nothing of is empty. */
const meet = (...handlers: Fake[]) => renderSection(homeSection, { handlers: [...handlers, tasks(), talks(), desk] });
const desk = fake(lessonDeskContract.getLessonDesk, aDeskWithThree);
const unseen = (count: number) => fake(notificationsContract.countNotSeenNotifications, { count });

const aTask = (over: Partial<TodayTask> = {}): TodayTask => ({
  id: 'task-1',
  type: 'LESSON',
  title: '수업 준비하기: 중2 수학 · 오늘 17:00',
  dueAt: '2026-11-18T17:00:00+09:00',
  isOverdue: false,
  class: null,
  action: { kind: 'OPEN_LESSON', lesson: { id: 'lesson-1', startAt: '2026-11-18T17:00:00+09:00' } },
  ...over,
});

// The first import of the page is slow on a busy machine, and is no part of what is waited for below.
beforeAll(() => Promise.all(homeSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('for a teacher', () => {
  it('shows today: date, running lesson, lessons and unread notifications', async () => {
    meet(calendar(), unseen(5));
    expect(await screen.findByRole('heading', { level: 1, name: '오늘' })).toBeVisible();
    expect(screen.getByText('18/11/2026 (수)')).toBeVisible();
    const next = within(await panel('다음 수업'));
    expect(next.getByText('지금 진행하는 수업이에요')).toBeVisible();
    expect(next.getByRole('heading', { level: 2, name: '일차함수의 그래프' })).toBeVisible();
    expect(next.getByText('중2 수학 개념 완성 – 일차함수 · 12회차 · 학생 4명')).toBeVisible();
    expect(next.getByRole('timer', { name: '끝날 때까지 48:00' })).toBeVisible();
    expect(next.getByText('오늘 10:30–11:30 · 온라인')).toBeVisible();
    expect(screen.getByText('수업 2개(1시간 30분) 가운데 2개 남음')).toBeVisible();
    const flow = within(await panel('하루 흐름')).getAllByRole('listitem');
    expect(flow.map((entry) => entry.textContent)).toEqual([
      '중2 · 일차함수 (중2 수학 개념 완성 – 일차함수)10:30–11:30 · 12회차 · 학생 4명진행 중',
      '학부모 상담 준비13:00–13:30 · 내 일정',
      '중1 · 수학 (중1 수학 체험 수업)17:00–17:30 · 체험 · 학생 1명',
    ]);
    expect(within(await panel('알림')).getByText('새 알림 5개')).toBeVisible();
  });

  it('asks for two weeks, so that a lesson of next week is named too', async () => {
    const asked = jest.fn();
    const lesson = aLesson({
      status: 'UPCOMING',
      startAt: '2026-11-26T19:00:00+09:00',
      endAt: '2026-11-26T20:00:00+09:00',
      isTrial: true,
      mode: 'OFFLINE',
      place: '마포구 스터디룸',
    });
    const list = fake(calendarContract.getCalendar, ({ query }) => {
      asked(query);
      return aCalendar({ lessons: [lesson], events: [] });
    });
    meet(list, unseen(0));
    const next = within(await panel('다음 수업'));
    expect(next.getByText('오늘은 수업이 없어요')).toBeVisible();
    expect(next.getByRole('timer', { name: '다음 수업까지 8일 8시간' })).toBeVisible();
    expect(next.getByText('26/11/2026 (목) 19:00–20:00 · 체험 수업 · 학생 4명 · 마포구 스터디룸')).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ from: '2026-11-18', to: '2026-12-01' });
    expect(within(await panel('하루 흐름')).getByText('일정이 없는 날이에요')).toBeVisible();
  });

  it('has one way on from each panel, all reached by Tab', async () => {
    const { user } = meet(calendar(), unseen(1));
    const wanted = [
      await linkIn('다음 수업', '수업 입장'),
      await linkIn('다음 수업', '수업 열기'),
      await linkIn('하루 흐름', '오늘 일정 보기'),
      await linkIn('하루 흐름', /^중2 · 일차함수/),
      await linkIn('하루 흐름', /^중1/),
      within(await panel('지금 할 일 0개')).getByRole('button', { name: '할 일 적기' }),
      await linkIn('답장을 기다리는 대화 0곳', '채팅 열기'),
      await linkIn('알림', '알림 보기'),
      quickLink('수업 일정'),
    ];
    for (const link of wanted) {
      await user.tab();
      expect(link).toHaveFocus();
    }
    expect(wanted.map((link) => link.getAttribute('href'))).toEqual([
      '/account/live/lesson-1',
      '/account/lessons/lesson-1',
      '/lich-day?view=day&date=2026-11-18',
      '/account/lessons/lesson-1',
      '/account/lessons/lesson-trial',
      null,
      '/account/chat',
      '/notification?type=notification',
      '/lich-day',
    ]);
  });

  it('lists what waits, each with its time and one action that the keyboard reaches [PLN-1]', async () => {
    const { user } = meet(
      calendar(),
      unseen(0),
      tasks(
        aTask({
          id: 'late',
          type: 'REMINDER',
          title: '수업 마무리하기: 중2 수학 · 오늘 08:00',
          action: { kind: 'WRAP_UP', lesson: { id: 'lesson-1', startAt: '2026-11-18T08:00:00+09:00' } },
          dueAt: '2026-11-18T08:42:00+09:00',
          isOverdue: true,
          class: null,
        }),
        aTask(),
        aTask({
          id: 'profile',
          title: '수업 프로필 완성하기',
          dueAt: null,
          action: { kind: 'OPEN_PROFILE', lesson: null },
        }),
      ),
    );
    const list = within(await panel('지금 할 일 3개'));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '수업 마무리하기: 중2 수학 · 오늘 08:00마무리 필요 · 오늘 08:42 마감이 지났어요마무리하기',
      '수업 준비하기: 중2 수학 · 오늘 17:00수업 · 오늘 17:00까지수업 보기',
      '수업 프로필 완성하기수업 프로필 · 정해진 시간 없음프로필 쓰기',
    ]);
    const [first, , last] = list.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/account/lessons/lesson-1/wrap-up');
    expect(last).toHaveAttribute('href', '/account/teaching-profile/teacher-profile');
    first!.focus();
    await user.tab();
    expect(list.getByRole('link', { name: '수업 준비하기: 중2 수학 · 오늘 17:00, 수업 보기' })).toHaveFocus();
  });

  it('says when nothing waits, and when what waits cannot be asked for', async () => {
    let isBroken = true;
    const list = fake(todayContract.getToday, () => (isBroken ? problemResponse('UNEXPECTED') : { tasks: [] }));
    const { user } = meet(calendar(), unseen(0), list);
    expect(await screen.findByText('할 일을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(within(await panel('지금 할 일')).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('지금 할 일이 없어요')).toBeVisible();
  });

  it('shows who waits for an answer in the chat, and for how long [CHT-1]', async () => {
    const { user } = meet(
      calendar(),
      unseen(0),
      talks(
        aChatRoom({ waitingSince: '2026-11-18T09:30:00+09:00' }),
        // Read is not answered.
        aChatRoom({ id: 'room-4', title: '보호자 B08', unreadCount: 0, waitingSince: '2026-11-18T10:30:00+09:00' }),
        aChatRoom({ id: 'room-2', kind: 'ROOM', title: '중2 개념반', waitingSince: '2026-11-18T10:31:00+09:00' }),
        aChatRoom({ id: 'room-3', kind: 'ROOM', title: '중1 개념반', waitingSince: '2026-11-18T10:32:00+09:00' }),
      ),
    );
    const list = within(await panel('답장을 기다리는 대화 4곳'));
    const rows = () => list.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows().slice(0, 2)).toEqual([
      '보보호자 B07내일 수업 시간을 조금 늦출 수 있을까요?1시간 12분째 기다려요',
      '보보호자 B08내일 수업 시간을 조금 늦출 수 있을까요?48분 남음',
    ]);
    expect(list.getByRole('link', { name: /^보호자 B07/ })).toHaveAttribute('href', '/account/chat/room-1');
    await user.click(list.getByRole('button', { name: '나머지 1개' }));
    expect(rows()[3]).toMatch(/중1 개념반.*50분 남음$/);
    expect(list.getByRole('link', { name: '채팅 열기' })).toHaveAttribute('href', '/account/chat');
  });

  it('leaves out chats that do not come, and keeps the way to them', async () => {
    meet(calendar(), unseen(0), fakeProblem(chatsContract.listChats, 'UNEXPECTED'));
    expect(await linkIn('답장을 기다리는 대화', '채팅 열기')).toBeVisible();
  });

  it('names /lich-day and three more among the quick links [RTE-4]', async () => {
    const { user, currentPath } = meet(calendar(), unseen(0));
    await panel('다음 수업');
    expect(quickLink('채팅')).toHaveAttribute('href', '/account/chat');
    expect(quickLink('수입')).toHaveAttribute('href', '/account/income/all');
    expect(quickLink('내 강좌')).toHaveAttribute('href', '/account/teaching-profile/my-courses/all');
    await user.click(quickLink('수업 일정'));
    expect(currentPath()).toBe('/lich-day');
  });

  it('says when nothing is planned, and where to plan', async () => {
    meet(calendar({ lessons: [], events: [], freeTimes: [] }), unseen(0));
    expect(await screen.findByText('앞으로 2주 동안은 수업이 없어요')).toBeVisible();
    expect(screen.getByText('새 알림이 없어요')).toBeVisible();
    expect(await linkIn('다음 수업', '수업 일정 보기')).toHaveAttribute('href', '/lich-day');
  });

  it('says that it is loading', async () => {
    meet(neverAnswers(calendarContract.getCalendar), neverAnswers(notificationsContract.countNotSeenNotifications));
    expect(await screen.findByText('다음 수업을 불러오는 중이에요')).toBeInTheDocument();
    await waitFor(() => expect(quickLink('수업 일정')).toBeVisible());
  });

  it('keeps the rest alive when the calendar fails, and loads it on another try', async () => {
    let isBroken = true;
    const list = fake(calendarContract.getCalendar, () => (isBroken ? problemResponse('UNEXPECTED') : aCalendar()));
    const { user } = meet(list, unseen(3));
    expect(await screen.findByText('일정을 불러오지 못했어요')).toBeVisible();
    expect(within(await panel('알림')).getByText('새 알림 3개')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await linkIn('하루 흐름', /^중2 · 일차함수/)).toBeVisible();
  });

  it('keeps what it has when a later load fails, and says so', async () => {
    let isBroken = false;
    const list = fake(calendarContract.getCalendar, () => (isBroken ? problemResponse('UNEXPECTED') : aCalendar()));
    const { push } = meet(list, unseen(0));
    await linkIn('하루 흐름', /^중2 · 일차함수/);
    isBroken = true;
    push('lesson.changed', { id: 'lesson-1' });
    expect(await screen.findByText('새로 불러오지 못해 앞서 받은 내용을 보여 드려요')).toBeVisible();
    expect(await linkIn('하루 흐름', /^중2 · 일차함수/)).toBeVisible();
  });

  it('leaves out a count that does not come, in silence [NTF-8]', async () => {
    meet(calendar(), fakeProblem(notificationsContract.countNotSeenNotifications, 'UNEXPECTED'));
    await panel('다음 수업');
    expect(await linkIn('알림', '알림 보기')).toBeVisible();
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  });

  it.each([
    [99, '새 알림 99개'],
    [100, '새 알림 99개 이상'],
  ])('caps the number of %d unread ones as the bell does [NTF-3]', async (count, words) => {
    meet(calendar(), unseen(count));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('turns into the invitation when the session ends', async () => {
    const { session } = meet(calendar(), unseen(0), fake(teachersContract.listFeaturedTeachers, { items: [] }));
    await panel('다음 수업');
    act(() => session.tell('expired'));
    expect(await screen.findByRole('heading', { level: 1, name: '가르치는 일에만 집중하세요' })).toBeVisible();
  });
});
