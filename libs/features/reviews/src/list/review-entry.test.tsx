import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Review } from '@portal/domain/reviews/review';
import { reviewsContract as contract } from '@portal/domain/reviews/reviews.contract';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aReply, someReviews, worldWith } from '../reviews.fixture.ts';
import { button, dialog, enter, item, menuOf, names, rowOf } from '../reviews.screen.ts';

/** A platform whose reviews change as the teacher wants it. */
function living() {
  let reviews = someReviews();
  const sent = jest.fn();
  const change = (id: string, what: Partial<Review>): Review => {
    reviews = reviews.map((one) => (one.id === id ? { ...one, ...what } : one));
    return reviews.find((one) => one.id === id)!;
  };
  const handlers = [
    fake(contract.replyToReview, ({ params: { id }, body }) => {
      sent('reply', id, body);
      const { replyVersion } = reviews.find((one) => one.id === id)!;
      if (body.version !== replyVersion) return problemResponse('VERSION_CONFLICT');
      const answer = { reply: { ...aReply, content: body.content }, replyVersion: replyVersion + 1 };
      return change(id, { handling: 'PROCESSED', ...answer });
    }),
    fake(contract.deleteReviewReply, ({ params: { id } }) => {
      const { replyVersion } = reviews.find((one) => one.id === id)!;
      return change(id, { reply: null, replyVersion: replyVersion + 1 });
    }),
    fake(contract.hideReview, ({ params: { id }, body }) => {
      sent('hide', id, body);
      return change(id, { hidden: true, hiddenReason: body.reason });
    }),
    fake(contract.unhideReview, ({ params: { id } }) => change(id, { hidden: false, hiddenReason: null })),
    fake(contract.markReviewProcessed, ({ params: { id } }) => change(id, { handling: 'PROCESSED' })),
    fake(contract.askAboutReview, ({ params: { id }, body }) =>
      change(id, { question: { content: body.question, at: aReply.at } }),
    ),
    fake(contract.reportReview, ({ params: { id }, body }) => {
      sent('report', id, body);
      return change(id, {
        handling: 'ADMIN_PENDING',
        report: { grounds: body.grounds, lesson: null, at: aReply.at, decision: null },
      });
    }),
  ];
  return { sent, change, handlers: [...handlers, ...worldWith(() => reviews)] };
}

beforeEach(() => localStorage.clear());

describe('what a teacher does with a review [REV-1]', () => {
  it('she answers where it stands, and goes on with what waits', async () => {
    const { sent, handlers } = living();
    const { user } = enter(handlers);
    await user.click((await rowOf('김서연')).getByRole('button', { name: '답글 쓰기' }));
    const words = screen.getByRole('textbox', { name: /답글/ });
    expect(words).toHaveFocus();
    await user.type(words, '고마워요. 다음 주부터 줄일게요.');
    await user.click(button('답글 올리기'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('reply', 'rev-1', { content: '고마워요. 다음 주부터 줄일게요.', version: 1 }),
    );
    expect(await screen.findByText('답글을 올렸어요')).toBeVisible();
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['한지우', '김서연']));
    expect(screen.getByRole('heading', { level: 2, name: '확인 전' })).toHaveFocus();
  });

  it('is coached while she writes, and warned of contact data, which she may replace [REV-1]', async () => {
    const { sent, handlers } = living();
    const { user } = enter(handlers);
    await user.click((await rowOf('김서연')).getByRole('button', { name: '답글 쓰기' }));
    const coach = within(screen.getByRole('region', { name: '답글 도우미' }));
    expect(coach.getByText('먼저 고마움을 전해 보세요')).toBeVisible();
    const words = screen.getByRole('textbox', { name: /답글/ });
    fireEvent.change(words, { target: { value: '고마워요. 010-2841-2274로 이야기해요.' } });
    expect(coach.getByText('먼저 고마움을 전했어요')).toBeVisible();
    expect(await coach.findByText('전화번호가 들어 있어요')).toBeVisible();
    expect(coach.getByText('010-2841-2274')).toHaveProperty('tagName', 'MARK');
    await user.click(coach.getByRole('button', { name: '연락처 빼기' }));
    expect(words).toHaveValue('고마워요. (연락처 비움)으로 이야기해요.');
    expect(words).toHaveFocus();
    expect(screen.queryByText('전화번호가 들어 있어요')).toBeNull();
    await user.click(button('답글 올리기'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('reply', 'rev-1', {
        content: '고마워요. (연락처 비움)으로 이야기해요.',
        version: 1,
      }),
    );
  });

  it('publishes contact data where she wants it all the same [REV-1]', async () => {
    const { sent, handlers } = living();
    const { user } = enter(handlers);
    await user.click((await rowOf('김서연')).getByRole('button', { name: '답글 쓰기' }));
    const content = '문의는 help@example.com이에요.';
    fireEvent.change(screen.getByRole('textbox', { name: /답글/ }), { target: { value: content } });
    await user.click(await screen.findByRole('button', { name: '그래도 올리기' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('reply', 'rev-1', { content, version: 1, isConfirmed: true }),
    );
  });

  it.each([
    ['내 답글로 올리기', '둘째 탭의 답글'],
    ['그쪽 것으로', '첫째 탭의 답글'],
  ])('she sees both answers where another tab was first, and chooses: %s [REV-1]', async (choice, left) => {
    const { change, handlers } = living();
    const { user } = enter(handlers, '?handling=all');
    await user.click((await rowOf('윤채원')).getByRole('button', { name: '답글 고치기' }));
    const words = screen.getByRole('textbox', { name: /답글/ });
    fireEvent.change(words, { target: { value: '둘째 탭의 답글' } });
    change('rev-3', { reply: { ...aReply, content: '첫째 탭의 답글' }, replyVersion: 2 });
    await user.click(button('답글 고치기'));
    const rival = within(
      (await screen.findByText('다른 곳에서 먼저 답글이 바뀌었어요')).closest('[role=alert]') as HTMLElement,
    );
    expect(rival.getByText('첫째 탭의 답글')).toBeVisible();
    expect(rival.getByText('둘째 탭의 답글')).toBeVisible();
    expect(words).toHaveValue('둘째 탭의 답글');
    await user.click(button(choice));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /답글/ })).toBeNull());
    expect(await (await rowOf('윤채원')).findByText(left)).toBeVisible();
  });

  it('she has to write something', async () => {
    const { user } = enter(living().handlers);
    await user.click((await rowOf('김서연')).getByRole('button', { name: '답글 쓰기' }));
    await user.click(button('답글 올리기'));
    expect(await screen.findByText('답글을 적어 주세요.')).toBeVisible();
    await user.click(button('취소'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('she changes her answer, and takes it back and again', async () => {
    const { user } = enter(living().handlers, '?handling=PROCESSED');
    await user.click((await rowOf('윤채원')).getByRole('button', { name: '답글 고치기' }));
    const words = screen.getByRole('textbox', { name: /답글/ });
    expect(words).toHaveValue(aReply.content);
    await user.clear(words);
    await user.type(words, '정말 고마워요.');
    await user.click(button('답글 고치기'));
    expect(await screen.findByText('정말 고마워요.')).toBeVisible();
    await user.click(await menuOf('윤채원'));
    await user.click(await item('답글 지우기'));
    expect(await screen.findByText('답글을 지웠어요')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('정말 고마워요.')).toBeNull());
    await user.click(button(/되돌리기|실행 취소/));
    expect(await screen.findByText('정말 고마워요.')).toBeVisible();
  });

  it('she marks it as handled without a word', async () => {
    const { user } = enter(living().handlers);
    await user.click((await rowOf('한지우')).getByRole('button', { name: '처리함으로' }));
    expect(await screen.findByText('처리한 후기로 옮겼어요')).toBeVisible();
  });

  it('she hides it for a reason, and takes that back at once', async () => {
    const { sent, handlers } = living();
    const { user } = enter(handlers);
    await user.click(await menuOf('김서연'));
    await user.click(await item('후기 숨기기'));
    const asked = await dialog('이 후기를 숨길까요?');
    // What families see: 2, 5, 5 and 4 stars without the hidden one and the one that the team removed.
    const preview = within(await asked.findByRole('region', { name: '선생님 페이지가 이렇게 바뀌어요' }));
    expect(await preview.findByText('지금 4.0, 숨기면 4.67')).toBeInTheDocument();
    expect(preview.getByText('지금 4개, 숨기면 3개')).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: '후기 숨기기' }));
    expect(await asked.findByText('숨기는 이유를 적어 주세요.')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: /숨기는 이유/ }), '다른 학생 이름이 있어요');
    await user.click(asked.getByRole('button', { name: '후기 숨기기' }));
    expect(await screen.findByText('숨긴 이유: 다른 학생 이름이 있어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith('hide', 'rev-1', { reason: '다른 학생 이름이 있어요' });
    await user.click(button(/되돌리기|실행 취소/));
    await waitFor(() => expect(screen.queryByText(/^숨긴 이유/)).toBeNull());
  });

  it('she shows it again later', async () => {
    const { user } = enter(living().handlers, '?handling=ADMIN');
    await user.click((await rowOf('박도윤')).getByRole('button', { name: '숨김 풀기' }));
    expect(await screen.findByText('후기를 다시 보이게 했어요')).toBeVisible();
  });

  it('she reports it with her grounds', async () => {
    const { sent, handlers } = living();
    const { user } = enter(handlers);
    await user.click(await menuOf('김서연'));
    await user.click(await item('운영팀에 알리기'));
    const asked = await dialog('운영팀에 알릴까요?');
    await user.type(asked.getByRole('textbox', { name: /알리는 이유/ }), '사실이 아니에요');
    // A lesson that is still to come has no record.
    await asked.findByRole('option', { name: /^3회차 · 그래프/ });
    expect(asked.queryByRole('option', { name: /^4회차/ })).toBeNull();
    await user.selectOptions(asked.getByLabelText('근거가 되는 수업'), 'lesson-3');
    await user.click(asked.getByRole('button', { name: '운영팀에 알리기' }));
    expect(await screen.findByText('운영팀에 알렸어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith('report', 'rev-1', { grounds: '사실이 아니에요', lessonId: 'lesson-3' });
  });

  it('she asks the family one thing about it, once [REV-1]', async () => {
    const { user } = enter(living().handlers);
    await user.click(await menuOf('김서연'));
    await user.click(await item('가족에게 물어보기'));
    const asked = await dialog('가족에게 한 번 물어볼까요?');
    await user.type(asked.getByRole('textbox', { name: /물어볼 것/ }), '어느 단원이 많았나요?');
    await user.click(asked.getByRole('button', { name: '가족에게 물어보기' }));
    expect(await screen.findByText('가족에게 물어본 것: 어느 단원이 많았나요?')).toBeVisible();
    await user.click(await menuOf('김서연'));
    await item('후기 숨기기');
    expect(screen.queryByRole('menuitem', { name: '가족에게 물어보기' })).toBeNull();
  });

  it('she learns why nothing came of it, and keeps her words', async () => {
    const { user } = enter([fakeProblem(contract.reportReview, 'REPORT_EXISTS'), ...living().handlers]);
    await user.click(await menuOf('김서연'));
    await user.click(await item('운영팀에 알리기'));
    const asked = await dialog('운영팀에 알릴까요?');
    await user.type(asked.getByRole('textbox', { name: /알리는 이유/ }), '사실이 아니에요');
    await user.click(asked.getByRole('button', { name: '운영팀에 알리기' }));
    expect(await asked.findByText('이미 운영팀에 알렸어요. 결과가 나오면 알려 드려요')).toBeVisible();
    expect(asked.getByRole('textbox', { name: /알리는 이유/ })).toHaveValue('사실이 아니에요');
  });

  it('is offered nothing for what the team removed', async () => {
    enter(living().handlers, '?handling=all&shown=removed');
    const row = await rowOf('이하은');
    expect(row.getByText('운영팀이 지웠어요')).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
  });
});
