import { screen } from '@testing-library/react';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

beforeAll(() => Promise.all(notificationsSection.routes.map(({ preload }) => preload?.())), 30_000);

function open(over: Partial<LessonDetail> = {}) {
  const action = { kind: 'DECIDE_AGAIN', refId: 'lesson-1' } as const;
  const server = keepingServer([aNotification({ id: 'a', title: '학생이 새 수업 시간을 거절했어요', action })]);
  const lesson = {
    ...aLesson({ status: 'UPCOMING', className: '고1 수학' }),
    version: 1,
    noticeUntil: '2026-11-17T10:30:00+09:00',
    movedFrom: null,
    moves: [],
    ...over,
  };
  renderSection(notificationsSection, {
    path: '/notification/a',
    handlers: [fake(lessonsContract.getLesson, lesson), ...server.handlers],
  });
}
const title = () => screen.findByText('학생이 새 수업 시간을 거절했어요');

describe('the notice of a family that said no', () => {
  it('leads to another proposal and to the cancellation of the lesson [CAL-3]', async () => {
    open();
    const again = await screen.findByRole('link', { name: '다시 제안, 고1 수학' });
    const address = '/account/calendar?view=day&date=2026-11-18&lesson=lesson-1';
    expect(again).toHaveAttribute('href', `${address}&step=move`);
    expect(screen.getByRole('link', { name: '수업 취소, 고1 수학' })).toHaveAttribute('href', `${address}&step=cancel`);
  });

  it.each([
    ['that was cancelled since', { status: 'CANCELED' } as const],
    ['for which a new time waits already', { moves: [aLessonMove()] }],
  ])('leaves nothing to press of a lesson %s [CAL-3]', async (_what, over) => {
    open(over);
    await title();
    expect(screen.queryByRole('link', { name: /^다시 제안/ })).toBeNull();
  });
});
