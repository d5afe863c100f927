import { act, screen, within } from '@testing-library/react';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { type TodayTask, todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { freezeClock } from '@portal/testing/frozen-clock';
import { platform } from '@portal/testing/platform-server';
import { aCalendar, aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { linkIn, panel } from '../home.screen.ts';
import { homeSection } from '../section.ts';
import { aDeskWithThree, aDeskWithTwoAtTheDoor, aHeldLesson, anEmptyDesk, aPlannedLesson } from './next.fixture.ts';

const lessons = (...list: Lesson[]) => fake(calendarContract.getCalendar, aCalendar({ lessons: list }));
const tasks = (...list: TodayTask[]) => fake(todayContract.getToday, { tasks: list });
const desk = (answer: typeof anEmptyDesk) => fake(lessonDeskContract.getLessonDesk, answer);
/** The home of a teacher; what a test says nothing of is empty. */
const meet = (...handlers: Fake[]) =>
  renderSection(homeSection, {
    handlers: [
      ...handlers,
      tasks(),
      fake(chatsContract.listChats, { total: 0, items: [] }),
      fake(notificationsContract.countNotSeenNotifications, { count: 0 }),
      desk(aDeskWithThree),
    ],
  });

beforeAll(() => Promise.all(homeSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('what leads the day', () => {
  it('counts down to the next lesson, also after the tab was out of sight', async () => {
    const lesson = aLesson({
      status: 'UPCOMING',
      startAt: '2026-11-18T12:00:00+09:00',
      endAt: '2026-11-18T13:00:00+09:00',
    });
    meet(lessons(lesson));
    expect(await screen.findByRole('timer', { name: '시작까지 1시간 18분' })).toBeVisible();
    const comeBackAt = (time: string) => {
      freezeClock(time);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    comeBackAt('2026-11-18T11:44:30+09:00');
    expect(screen.getByRole('timer', { name: '시작까지 15:30' })).toBeVisible();
    expect(screen.queryByText(/분 전이에요/)).toBeNull();
    comeBackAt('2026-11-18T11:59:30+09:00');
    expect(screen.getByRole('timer', { name: '시작까지 0:30' })).toBeVisible();
    expect(screen.getByText('수업 시작 1분 전이에요')).toHaveAttribute('role', 'status');
    comeBackAt('2026-11-18T12:02:10+09:00');
    expect(screen.getByText('시작할 시간이 지났어요')).toBeVisible();
    expect(screen.getByRole('timer', { name: '늦은 시간 +2:10' })).toBeVisible();
    comeBackAt('2026-11-18T13:00:00+09:00');
    expect(screen.getByText('오늘 수업을 모두 마쳤어요')).toBeVisible();
  });

  it('says who has come to the lesson that runs, and who has not [CLS-3]', async () => {
    meet(lessons(aLesson()));
    const next = within(await panel('다음 수업'));
    expect(await next.findAllByText('들어왔어요')).toHaveLength(3);
    expect(next.getAllByRole('listitem').map((person) => person.textContent)).toContain('학학생 A04아직 안 왔어요');
  });

  it('says of who came and went that she did, as the room does [CLS-3]', async () => {
    const left = { ...aDeskWithThree.wait, cameIds: ['student-A01', 'student-A02', 'student-A03', 'student-A04'] };
    meet(lessons(aLesson()), desk({ ...aDeskWithThree, wait: left }));
    expect(await screen.findByText('들어왔다가 나갔어요')).toBeVisible();
  });

  it('says who stands at the door before it, and when nobody has come [CLS-3]', async () => {
    const soon = aPlannedLesson('2026-11-18T10:50:00+09:00');
    const { push } = meet(lessons(soon), desk(aDeskWithTwoAtTheDoor));
    expect(await screen.findByText('학생 2명이 기다려요')).toBeVisible();
    expect(await linkIn('다음 수업', '카메라 확인')).toHaveAttribute('href', '/account/live/check');
    platform.use(lessons(aLesson()), desk(anEmptyDesk));
    push('lesson.changed', { id: 'lesson-1' });
    expect(await screen.findByText('아직 아무도 오지 않았어요')).toBeVisible();
    expect(screen.getByRole('timer', { name: '기다린 시간 12:00' })).toBeVisible();
  });

  it('leads who is new to her profile', async () => {
    meet(
      lessons(),
      tasks({
        id: 'profile',
        type: 'REMINDER',
        title: '수업 프로필 완성하기',
        dueAt: null,
        isOverdue: false,
        class: null,
        action: { kind: 'OPEN_PROFILE', lesson: null },
      }),
    );
    expect(await linkIn('다음 수업', '프로필 쓰기')).toHaveAttribute(
      'href',
      '/account/teaching-profile/teacher-profile',
    );
  });

  it('leads to the wrap-up when the day is done [W3]', async () => {
    const done = aHeldLesson('2026-11-18T09:00:00+09:00', { isWrappedUp: false });
    meet(lessons(done));
    expect(await linkIn('다음 수업', '마무리하기')).toHaveAttribute('href', `/account/lessons/${done.id}/wrap-up`);
    expect(screen.getByText('수업 1개 · 마무리 1개가 남았어요')).toBeVisible();
  });
});
