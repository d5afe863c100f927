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
const rows = async () => within(await screen.findByRole('list', { name: '회차' })).getAllByRole('listitem');

describe('the lessons of a class', () => {
  it('tell what became of each, and why one was cancelled [CLS-2]', async () => {
    show([lessons(someLessons())]);
    const [fourth, fifth, sixth, seventh] = await rows();
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
    const [owed, waiting] = await rows();
    expect(owed).toHaveTextContent('마무리 필요');
    expect(within(owed!).getByRole('link', { name: '6회차 마무리하기' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-1/wrap-up',
    );
    expect(waiting).toHaveTextContent('확인 대기');
    expect(within(waiting!).queryByRole('link', { name: /마무리하기/ })).toBeNull();
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

  it('say which of them is a free trial', async () => {
    show([lessons([aLesson({ isTrial: true }), aLesson({ id: 'b', no: 2 })])]);
    const [trial, usual] = await rows();
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
