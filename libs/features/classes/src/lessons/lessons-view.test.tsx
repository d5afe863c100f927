import { screen, within } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { type Lesson, LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { lessonsOf, someLessons } from '../class-page.fixture.ts';
import { button, renderAlone } from '../classes.screen.ts';
import { LessonsView } from './lessons-view.tsx';

const { listClassLessons } = contract;
const show = (handlers: Fake[]) => renderAlone(<LessonsView shown={aTeachingClass()} />, handlers);
const lessons = (items: Lesson[], total = items.length) => fake(listClassLessons, { total, items });
/** The rows as they stand below each other, and one of them by its number. */
const rows = async () => {
  const ways = await screen.findAllByRole('link', { name: /^\d+회차 열기$/ });
  return ways.map((way) => way.closest('li')!);
};
const row = async (no: number) => {
  await rows();
  return screen.getByRole('link', { name: `${no}회차 열기` }).closest('li')!;
};
const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** The numbers of the lessons under one of the heads. */
const under = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link', { name: /^\d+회차 열기$/ })
    .map((way) => Number.parseInt(way.getAttribute('aria-label')!, 10));

describe('the lessons of a class', () => {
  it('tell what became of each, and why one was cancelled [CLS-2]', async () => {
    show([lessons(someLessons())]);
    const [fourth, fifth, sixth, seventh] = [await row(4), await row(5), await row(6), await row(7)];
    expect(fourth).toHaveTextContent(/4회차.*절편.*확인됨.*진행함/);
    expect(fifth).toHaveTextContent(/직선의 방정식.*진행 안 함/);
    expect(sixth).not.toHaveTextContent(/진행함|진행 안 함/);
    expect(seventh).toHaveTextContent(/학교 행사와 겹쳐요.*취소/);
    // That it was not held goes without saying.
    expect(seventh).not.toHaveTextContent('진행 안 함');
  });

  it('say what is owed of one that was held, and lead to its wrap-up; nothing is called done before [CLS-2]', async () => {
    const taught = aLesson({ no: 6, status: 'DONE', held: true });
    show([lessons([taught, { ...taught, id: 'sent', no: 7, isWrappedUp: true }])]);
    const [owed, waiting] = [await row(6), await row(7)];
    expect(owed).toHaveTextContent('마무리 필요');
    expect(within(owed).getByRole('link', { name: '6회차 마무리하기' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-1/wrap-up',
    );
    expect(waiting).toHaveTextContent('확인 대기');
    expect(within(waiting).queryByRole('link', { name: /마무리하기/ })).toBeNull();
    expect(screen.queryByText('완료')).toBeNull();
  });

  it.each(LESSON_STATUSES)(
    'lead from one that is %s to its page, and into its room only while that is open',
    async (status) => {
      show([lessons([aLesson({ no: 6, status })])]);
      const [only] = await rows();
      expect(within(only!).getByRole('link', { name: '6회차 열기' })).toHaveAttribute(
        'href',
        '/account/lessons/lesson-1',
      );
      const isOpen = status === 'UPCOMING' || status === 'IN_PROGRESS';
      expect(within(only!).queryByRole('link', { name: '수업 입장, 6회차' }) !== null).toBe(isOpen);
    },
  );

  it.each([
    ['sixteen minutes', '2026-11-18T10:58:00+09:00', false],
    ['fifteen minutes', '2026-11-18T10:57:00+09:00', true],
  ])('have no open room %s before they begin: %s [CLS-3]', async (_before, startAt, isOpen) => {
    show([lessons([aLesson({ no: 6, status: 'UPCOMING', startAt, endAt: '2026-11-18T12:00:00+09:00' })])]);
    await rows();
    expect(screen.queryByRole('link', { name: '수업 입장, 6회차' }) !== null).toBe(isOpen);
  });

  it('at a place have no room', async () => {
    show([lessons([aLesson({ no: 6, mode: 'OFFLINE', place: '스터디룸 2호' })])]);
    await rows();
    expect(screen.queryByRole('link', { name: '수업 입장, 6회차' })).toBeNull();
  });

  it('stand under what is somebody’s turn, what comes, and what is over; the nearest first [CLS-2]', async () => {
    const all = lessonsOf(aTeachingClass({ lessonTotal: 12, lessonHeld: 5, nextLesson: null }));
    const over = (no: number, more: Partial<Lesson>) => all.map((one) => (one.no === no ? { ...one, ...more } : one));
    const { user } = show([lessons(over(9, { status: 'CANCELED', held: false }))]);
    await rows();
    expect(heads()).toEqual(['지금', '다음', '지난 회차']);
    expect(under('지금')).toEqual([5]);
    // The three nearest; the rest is folded and named, and one alone is not folded.
    expect(under('다음')).toEqual([6, 7, 8]);
    expect(screen.queryByRole('link', { name: '9회차 열기' })).toBeNull();
    expect(screen.getByText('예정 6회 · 취소 1회')).toBeVisible();
    await user.click(button('9 ~ 12회차 더 보기'));
    expect(under('다음 나머지')).toEqual([9, 10, 11, 12]);
    expect(under('지난 회차')).toEqual([4, 3, 2, 1]);
    expect(screen.getByText('확인됨 4회')).toBeVisible();
  });

  it('keep their order where one page does not hold them all', async () => {
    const all = lessonsOf(aTeachingClass({ lessonTotal: 61 }));
    show([lessons(all.slice(0, 30), 61)]);
    await rows();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(under('회차')).toEqual(all.slice(0, 30).map(({ no }) => no));
  });

  it('tell until when one is to be wrapped up, and from when it is late [CLS-3]', async () => {
    const taught = aLesson({ no: 6, status: 'DONE', held: true });
    const late = {
      ...taught,
      id: 'late',
      no: 5,
      startAt: '2026-11-17T09:00:00+09:00',
      endAt: '2026-11-17T10:00:00+09:00',
    };
    show([lessons([late, taught])]);
    expect(await row(6)).toHaveTextContent(/마무리 필요내일 11:30까지/);
    expect(await row(5)).toHaveTextContent(/마무리 필요끝난 지 24시간이 지났어요/);
  });

  it('that meet by a link of their own are not entered by our room, but begun on their page [CLS-3]', async () => {
    renderAlone(<LessonsView shown={aTeachingClass({ meetingUrl: 'https://meet.example.com/abc' })} />, [
      lessons([aLesson({ no: 6, status: 'UPCOMING' })]),
    ]);
    const only = await row(6);
    expect(only).toHaveTextContent('지금 시작할 수 있어요');
    expect(within(only).queryByRole('link', { name: /수업 입장/ })).toBeNull();
    expect(within(only).getByRole('link', { name: '6회차 열기' })).toHaveTextContent('열기');
  });

  it('say which of them is a free trial', async () => {
    show([lessons([aLesson({ isTrial: true }), aLesson({ id: 'b', no: 2 })])]);
    const [usual, trial] = await rows();
    expect(trial).toHaveTextContent('무료 체험');
    expect(usual).not.toHaveTextContent('무료 체험');
  });

  it('come thirty at a time', async () => {
    const asked = jest.fn();
    const all = lessonsOf(aTeachingClass({ lessonTotal: 61 }));
    const { user } = show([
      fake(listClassLessons, ({ query: { page = '1', size = '0' } }) => {
        asked(page, size);
        return { total: 61, items: all.slice((Number(page) - 1) * 30, Number(page) * 30) };
      }),
    ]);
    expect(await rows()).toHaveLength(30);
    await user.click(button('다음 페이지'));
    expect(await screen.findByRole('link', { name: '31회차 열기' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^3/ }));
    expect(await screen.findByRole('link', { name: '61회차 열기' })).toBeVisible();
    expect(await rows()).toHaveLength(1);
    expect(asked.mock.calls).toEqual([
      ['1', '30'],
      ['2', '30'],
      ['3', '30'],
    ]);
  });

  it('are none yet in a new class', async () => {
    show([lessons([])]);
    expect(await screen.findByText('아직 회차가 없어요')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([
    ['a broken server', fakeProblem(listClassLessons, 'UNEXPECTED')],
    ['no connection', offline(listClassLessons)],
  ])('can be asked for again after %s', async (_what, refusal) => {
    const { user } = show([refusal]);
    expect(await screen.findByText('회차를 불러오지 못했어요')).toBeVisible();
    platform.use(lessons(someLessons()));
    await user.click(button('다시 시도'));
    expect(await rows()).toHaveLength(5);
  });
});
