import { screen, within } from '@testing-library/react';
import { lessonMovesContract as contract } from '@portal/domain/lessons/lesson-moves.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import type { ScheduleFit, ScheduleItemKind } from '@portal/domain/schedule/schedule-conflict';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aMoveRequest } from '@portal/testing/notifications/notification-builders';
import { aCalendar, aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { loadSection } from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

beforeAll(loadSection, 30_000);

const other = (kind: ScheduleItemKind, title: string): ScheduleFit['other'] => ({
  kind,
  id: 'x',
  title,
  startAt: '2026-11-22T10:00:00+09:00',
  endAt: '2026-11-22T11:00:00+09:00',
});

/** The page of a wish for Sunday from 10:00 to 13:00. */
async function open(...handlers: Fake[]) {
  const section = renderSection(notificationsSection, {
    path: '/notification/a',
    handlers: [
      ...handlers,
      fake(contract.getLessonMove, aLessonMove({ by: 'STUDENT' })),
      ...keepingServer([aMoveRequest({ id: 'a' })]).handlers,
    ],
  });
  const region = within(await screen.findByRole('region', { name: '수업 시간 변경 요청' }));
  await region.findByRole('link', { name: '다른 시간 제안' });
  return { ...section, region };
}
const fit = (answer: ScheduleFit) => fake(contract.checkLessonMove, answer);

describe('before she accepts another time, a teacher sees [NTF-5] [CAL-3]', () => {
  it('her day with the wanted time among it', async () => {
    const calendar = aCalendar({
      lessons: [
        aLesson({ startAt: '2026-11-22T14:00:00+09:00', endAt: '2026-11-22T15:00:00+09:00' }),
        aLesson({ id: 'lesson-sat' }),
      ],
      moves: [],
      events: [],
      timeOffs: [],
      freeTimes: [aFreeTime({ startAt: '2026-11-22T09:00:00+09:00', endAt: '2026-11-22T18:00:00+09:00' })],
    });
    const asked: object[] = [];
    const { region } = await open(
      fake(calendarContract.getCalendar, ({ query }) => {
        asked.push(query);
        return calendar;
      }),
    );
    const day = within(await region.findByRole('region', { name: /22일.*일정에 넣어 보면/ }));
    expect((await day.findAllByRole('listitem')).map((part) => part.firstChild?.textContent)).toEqual([
      '09:00–16:00 수업 가능 시간',
      '10:00–13:00 바꿀 시간',
      '14:00–15:00 수업 중2 · 일차함수',
    ]);
    expect(asked).toEqual([{ from: '2026-11-22', to: '2026-11-22' }]);
  });

  it('that nothing meets it, and may accept', async () => {
    const { region } = await open(fit({ other: null, isFreeTime: true }));
    expect(await region.findByText('겹치는 일정이 없어요')).toBeVisible();
    expect(region.getByRole('button', { name: '수락하기' })).toBeEnabled();
  });

  it('that it lies outside her free time, and may accept all the same', async () => {
    const { region } = await open(fit({ other: null, isFreeTime: false }));
    expect(await region.findByText('겹치는 일정은 없지만 수업 가능 시간 밖이에요')).toBeVisible();
    expect(region.getByRole('button', { name: '수락하기' })).toBeEnabled();
  });

  it.each([
    ['LESSON', '고1 국어', '이 시간에 ‹고1 국어› 수업이 있어요'],
    ['EVENT', '치과', '이 시간에 내 일정이 있어요: ‹치과›'],
    ['LESSON_MOVE', '고1 국어', '이 시간에 다른 수업의 시간을 제안해 두었어요: ‹고1 국어›'],
    ['TIME_OFF', '', '쉬기로 한 시간이에요'],
    ['BUSY', '가족', '이 시간에 다른 캘린더의 일정이 있어요: ‹가족›'],
  ] as const)('%s ‹%s› that stands there, and is offered another time or a no only', async (kind, title, text) => {
    const { region } = await open(fit({ other: other(kind, title), isFreeTime: true }));
    expect(await region.findByText(text)).toBeVisible();
    expect(region.queryByRole('button', { name: '수락하기' })).not.toBeInTheDocument();
    expect(region.getByRole('link', { name: '다른 시간 제안' })).toBeVisible();
    expect(region.getByRole('button', { name: '거절하기' })).toBeVisible();
  });

  it('nothing where that does not load: the server has the last word [NTF-8]', async () => {
    const { region } = await open(
      fakeProblem(contract.checkLessonMove, 'UNEXPECTED'),
      fakeProblem(calendarContract.getCalendar, 'UNEXPECTED'),
    );
    await expect(region.findByText(/일정에 넣어 보면/, {}, { timeout: 300 })).rejects.toThrow();
    expect(region.getByRole('button', { name: '수락하기' })).toBeEnabled();
  });
});
