import { render, screen } from '@testing-library/react';
import { aReview } from '@portal/testing/reviews/review-builders';
import { UiProvider } from '@portal/ui/provider';
import { ReviewRow } from './review-row.tsx';

const show = (row: Parameters<typeof ReviewRow>[0]) =>
  render(
    <ul>
      <ReviewRow {...row} />
    </ul>,
    { wrapper: UiProvider },
  );
const reply = { content: '고마워요!', at: '2026-11-17T21:00:00+09:00', editedAt: '2026-11-18T09:00:00+09:00' };

describe('one review [REV-1]', () => {
  it('says of which class it is only where several stand together', () => {
    const { unmount } = show({ review: aReview() });
    expect(screen.queryByText(/일차함수/)).toBeNull();
    unmount();
    show({ review: aReview(), showClass: true });
    expect(screen.getByText(/중2 수학 개념 완성 – 일차함수/)).toHaveTextContent('17/11/2026 (화)');
  });

  it('says that it was changed, and that the answer was', () => {
    show({ review: aReview({ editedAt: '2026-11-17T22:00:00+09:00', reply }) });
    expect(screen.getByText(/고친 후기/)).toBeVisible();
    expect(screen.getByText(/내 답글/)).toHaveTextContent(/18\/11\/2026.* · 고침/);
  });

  it('has a form in the place of the answer while that is written', () => {
    show({ review: aReview({ reply }), answer: <textarea aria-label="답글" /> });
    expect(screen.getByRole('textbox', { name: '답글' })).toBeVisible();
    expect(screen.queryByText('고마워요!')).toBeNull();
  });

  it('is a stub once the team removed it', () => {
    show({ review: aReview({ content: '' }) });
    expect(screen.getByText('운영팀이 지운 후기예요.')).toBeVisible();
  });
});
