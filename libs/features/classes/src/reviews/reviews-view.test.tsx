import { screen, within } from '@testing-library/react';
import type { Review } from '@portal/domain/reviews/review';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { aReview } from '@portal/testing/reviews/review-builders';
import { button, renderAlone } from '../classes.screen.ts';
import { ReviewsView } from './reviews-view.tsx';

const { listReviews } = reviewsContract;
const show = (handlers: Fake[]) => renderAlone(<ReviewsView shown={aTeachingClass()} />, handlers);
const reviews = (items: Review[], total = items.length) => fake(listReviews, { total, items });
const reply = { content: '고마워요!', at: '2026-11-17T21:00:00+09:00', editedAt: null };
const itemOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

describe('the reviews of a class', () => {
  it.each([1, 3, 5] as const)('tell %i stars in words', async (rating) => {
    show([reviews([aReview({ rating })])]);
    expect((await itemOf('학생 A12')).getByRole('img', { name: `별 다섯 개 중 ${rating}개` })).toBeInTheDocument();
  });

  it.each([
    ['is hidden', { hidden: true, hiddenReason: '확인 중' }, '숨김'],
    ['was removed', { content: '' }, '운영팀이 지운 후기예요.'],
    ['has several lines', { content: '좋아요\n또 들을게요' }, /좋아요\s또 들을게요/],
  ])('say of one that %s', async (_what, over, words) => {
    show([reviews([aReview(over)])]);
    expect((await itemOf('학생 A12')).getByText(words)).toBeVisible();
  });

  it('show her answer with its day, where there is one', async () => {
    const other = { id: 'student-13', name: '학생 A13', avatar: null };
    show([reviews([aReview({ reply, handling: 'PROCESSED' }), aReview({ id: 'b', student: other })])]);
    expect((await itemOf('학생 A12')).getByText('고마워요!')).toBeVisible();
    expect((await itemOf('학생 A12')).getByText(/내 답글/)).toHaveTextContent('17/11/2026');
    expect((await itemOf('학생 A13')).queryByText(/내 답글/)).toBeNull();
  });

  it('lead to all reviews, where they are answered', async () => {
    show([reviews([aReview()])]);
    expect(await screen.findByRole('link', { name: '후기 모두 보기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/review/),
    );
  });

  it('are asked for of this class alone, ten at a time, and from the page before when the last of a page is gone', async () => {
    let total = 11;
    const asked = jest.fn();
    const { user } = show([
      fake(listReviews, ({ query }) => {
        asked(query.classId, query.page);
        const first = (Number(query.page) - 1) * 10;
        const named = (at: number) => ({ id: `student-${at}`, name: `학생 ${at}`, avatar: null });
        const all = Array.from({ length: total }, (_, at) => aReview({ id: `review-${at}`, student: named(at) }));
        return { total, items: all.slice(first, first + 10) };
      }),
    ]);
    await itemOf('학생 0');
    total = 10;
    await user.click(button('다음 페이지'));
    await itemOf('학생 9');
    expect(asked.mock.calls).toEqual(
      expect.arrayContaining([
        ['class-1', '1'],
        ['class-1', '2'],
      ]),
    );
    expect(screen.getByRole('button', { name: /^1/ })).toHaveAttribute('aria-current', 'page');
  });

  it('are none yet in a new class', async () => {
    show([reviews([])]);
    expect(await screen.findByText('아직 후기가 없어요')).toBeVisible();
  });

  it('can be asked for again', async () => {
    const { user } = show([fakeProblem(listReviews, 'UNEXPECTED')]);
    expect(await screen.findByText('후기를 불러오지 못했어요')).toBeVisible();
    platform.use(reviews([aReview()]));
    await user.click(button('다시 시도'));
    expect((await itemOf('학생 A12')).getByText(/꼼꼼해서/)).toBeVisible();
  });
});
