import { act, screen } from '@testing-library/react';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { freezeClock } from '@portal/testing/frozen-clock';
import { aCanceledClass, aFinishedClass } from '../class-page.fixture.ts';
import { item, renderAlone } from '../classes.screen.ts';
import { ClassHeader } from './class-header.tsx';

const onAction = jest.fn();
const noLessons = fake(classesContract.listClassLessons, { total: 0, items: [] });
const show = (over: Parameters<typeof aTeachingClass>[0] = {}, now?: string, isChatOpen = false) =>
  renderAlone(
    <ClassHeader shown={aTeachingClass(over)} onAction={onAction} isChatOpen={isChatOpen} />,
    [noLessons],
    now,
  );
const way = () => screen.queryByRole('link', { name: /수업 입장|수업 열기/ });
const title = () => screen.findByRole('heading', { level: 1, name: aTeachingClass().name });

describe('the head of a class', () => {
  it.each([
    ['sixteen minutes before it', '2026-11-19T18:44:00+09:00', false, 'UPCOMING'],
    ['fifteen minutes before it', '2026-11-19T18:45:00+09:00', true, 'UPCOMING'],
    ['while it could still begin', '2026-11-19T19:59:59+09:00', true, 'UPCOMING'],
    ['when nobody began it in its time', '2026-11-19T20:00:00+09:00', false, 'UPCOMING'],
    ['when it runs over', '2026-11-19T20:29:59+09:00', true, 'IN_PROGRESS'],
    ['half an hour after its end', '2026-11-19T20:30:00+09:00', false, 'IN_PROGRESS'],
  ] as const)('leads into the next lesson %s: %s [CLS-3]', async (_when, now, isOpen, status) => {
    show({ nextLesson: { ...aTeachingClass().nextLesson!, status } }, now);
    await title();
    expect(way() !== null).toBe(isOpen);
  });

  it('opens the way when its moment comes, without a reload [CLS-3]', async () => {
    show({}, '2026-11-19T18:44:00+09:00');
    expect(await screen.findByText('19/11/2026 18:45부터 입장할 수 있어요')).toBeVisible();
    act(() => {
      freezeClock('2026-11-19T18:45:00+09:00');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(way()).toHaveAttribute('href', '/account/live/lesson-6');
    expect(screen.queryByText(/부터 입장할 수 있어요/)).toBeNull();
  });

  it.each([
    ['ONLINE', '수업 입장', '/account/live/lesson-6'],
    ['BOTH', '수업 입장', '/account/live/lesson-6'],
    ['OFFLINE', '수업 열기', '/account/lessons/lesson-6'],
  ] as const)('leads to where a lesson of %s is held', async (mode, name, href) => {
    show({ mode }, '2026-11-19T19:00:00+09:00');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['that is over', aFinishedClass()],
    ['that was cancelled', aCanceledClass()],
  ])('says that no lesson is left of a class %s', async (_what, shown) => {
    show(shown);
    expect(await screen.findByText('남은 수업이 없어요')).toBeVisible();
    expect(way()).toBeNull();
  });

  it('offers no way into a lesson of a class that was cancelled just now, though one was planned', async () => {
    show({ canceledAt: '2026-11-19T18:50:00+09:00', cancelReason: null }, '2026-11-19T18:55:00+09:00');
    expect(await screen.findByText('19/11/2026에 취소한 수업이에요')).toBeVisible();
    expect(way()).toBeNull();
  });

  it.each([
    [0, false, '채팅 열기'],
    [12, false, '채팅 열기 안 읽은 메시지 12개'],
    [12, true, '채팅 열기'],
  ])('counts %i unread messages, unless the talk is open (%s)', async (unreadMessages, isChatOpen, name) => {
    show({ unreadMessages }, undefined, isChatOpen);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/account/my-courses/class-1/chat');
  });

  it('has a menu without the way to where she is, by keyboard as well', async () => {
    const { user } = show();
    (await screen.findByRole('button', { name: `${aTeachingClass().name} 메뉴` })).focus();
    await user.keyboard('{Enter}');
    expect(await item('채팅 열기')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '수업 열기' })).toBeNull();
    await user.click(await item('수업 설정'));
    expect(onAction).toHaveBeenCalledWith('settings');
  });
});
