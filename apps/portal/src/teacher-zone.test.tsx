import { screen, within } from '@testing-library/react';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { IDLE_MS } from '@portal/portal-core/autosave/autosave';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aCalendar, aLesson } from '@portal/testing/schedule/calendar-builders';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { renderPortal } from './testing/portal.fixture.ts';

jest.setTimeout(60_000);

// In Seoul this is Wednesday half past midnight, in Hanoi still Tuesday.
const LATE = { startAt: '2026-11-18T00:30:00+09:00', endAt: '2026-11-18T01:30:00+09:00' };
const NOW = '2026-11-17T23:00:00+09:00';

/** What the pages of a teacher in Hanoi ask for. */
const hers = [
  fake(sessionContract.getProfile, aProfile({ timeZone: 'Asia/Ho_Chi_Minh' })),
  fake(todayContract.listDueTasks, { tasks: [] }),
  fake(calendarContract.getCalendar, aCalendar({ lessons: [aLesson({ status: 'UPCOMING', ...LATE })] })),
  fake(planTasksContract.listOpenTasks, { tasks: [] }),
  fake(chatsContract.listChats, { total: 0, items: [] }),
  fake(todayContract.getToday, {
    tasks: [
      {
        id: 'task-1',
        type: 'LESSON',
        title: '수업 준비하기',
        dueAt: LATE.startAt,
        isOverdue: false,
        class: null,
        action: { kind: 'OPEN_LESSON', lesson: { id: 'lesson-1', startAt: LATE.startAt } },
      },
    ],
  }),
  fake(
    classesContract.getClass,
    aTeachingClass({ nextLesson: { id: 'lesson-6', no: 6, title: '활용', status: 'UPCOMING', ...LATE } }),
  ),
  fake(classesContract.listClassLessons, { total: 0, items: [] }),
  fake(lessonDeskContract.getLessonDesk, aTaughtLesson({ lesson: LATE })),
  fake(lessonDeskContract.saveLessonDiary, ({ body }) => aLessonDiary({ ...body, version: body.version + 1 })),
];
const visit = (path: string) => renderPortal({ signedIn: true, path, handlers: hers, now: NOW });

describe('a teacher in Asia/Ho_Chi_Minh', () => {
  it('sees at home her day, her lesson and what is due in her zone', async () => {
    visit('/');
    const next = within(await screen.findByRole('region', { name: '다음 수업' }));
    expect(await next.findByText(/오늘 22:30.*23:30/)).toBeVisible();
    expect(await screen.findByText(/오늘 22:30까지/)).toBeVisible();
  });

  it('sees in the calendar her lesson on her day, and whose clock it is', async () => {
    visit('/account/calendar');
    expect(await screen.findByRole('button', { name: /17일 화요일 22:30부터 23:30까지/ })).toBeInTheDocument();
    expect(screen.getByText('호찌민 시각 기준')).toBeVisible();
  });

  it('sees on the page of a class when the next lesson is in her zone', async () => {
    visit('/account/my-courses/class-1/overview');
    const next = within(await screen.findByRole('region', { name: '다음 수업' }));
    expect(await next.findByText('오늘 22:30–23:30')).toBeVisible();
  });

  it('sees in the wrap-up when the lesson was, and when what she wrote was saved, in her zone', async () => {
    const { user } = visit('/account/lessons/lesson-1/wrap-up');
    const homework = await screen.findByRole('textbox', { name: /^숙제/ });
    expect(screen.getByText('오늘 22:30–23:30')).toBeVisible();
    await withFakeTimers(async (pass) => {
      await user.type(homework, '42쪽');
      await pass(IDLE_MS);
    });
    expect(await screen.findByText('21:00에 자동 저장했어요')).toBeVisible();
  });
});
