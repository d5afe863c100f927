import { screen, waitFor, within } from '@testing-library/react';
import { cardsContract } from '@portal/domain/chat/cards.contract';
import type { ChatCard } from '@portal/domain/chat/chat-card';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { freezeClock } from '@portal/portal-core/clock';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { aCardChild, aLessonCard, anAssignmentCard, aReviewCard } from '@portal/testing/chat/card-builders';
import { aChatFamily, aChatMessage } from '@portal/testing/chat/chat-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aReview } from '@portal/testing/reviews/review-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

const section = defineSection({
  id: 'talk',
  routes: [
    {
      path: '/talk',
      title: '대화',
      access: 'account',
      page: () => (
        <Conversation
          roomId={ROOM}
          zone="Asia/Seoul"
          enterLesson={({ of }) => <a href="/room">{`수업 입장, ${of}`}</a>}
        />
      ),
    },
  ],
});

beforeEach(() => freezeClock('2026-11-18T10:42:00+09:00'));
afterEach(() => {
  freezeClock(null);
  dropDrafts('user-math');
});

const withCard = (card: ChatCard, seq = 1) => aChatMessage({ seq, isMine: true, content: '', card });
/** A talk with a guardian in Vietnam in which one card was sent. */
function open(card: ChatCard, ...handlers: Fake[]) {
  const server = aServer([withCard(card)], { kind: 'P2P', family: aChatFamily() });
  return { ...renderSection(section, { handlers: [...handlers, ...server.handlers] }), server };
}
const card = async (name: string) => within(await screen.findByRole('group', { name }));

describe('the card of a lesson in a talk [CHT-2]', () => {
  it('says how soon it is, when by the clocks of both sides, and leads to another time', async () => {
    open(aLessonCard());
    const lesson = await card('수업 카드');
    expect(lesson.getByText('오늘 수업 · 8시간 18분 뒤')).toBeVisible();
    expect(lesson.getByText('19:00–19:50')).toBeVisible();
    expect(lesson.getByText('호찌민 17:00')).toBeVisible();
    expect(lesson.getByText('예정')).toBeVisible();
    expect(lesson.getByRole('link', { name: /^새 시간 제안 ?: 18\/11\/2026/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/calendar\?view=day&date=2026-11-18&lesson=les-17&step=move$/),
    );
    expect(lesson.getByRole('link', { name: /^수업 입장/ })).toBeVisible();
  });

  it('is the proposal once one is made, and words are no answer to it', async () => {
    const proposal = {
      by: 'TEACHER',
      newStartAt: '2026-11-19T20:00:00+09:00',
      newEndAt: '2026-11-19T20:50:00+09:00',
    } as const;
    const { server, push } = open(aLessonCard());
    await card('수업 카드');
    server.state.items[0] = withCard(aLessonCard({ proposal }));
    push('lesson.changed', { id: 'les-17' });
    expect(await screen.findByText('선생님이 제안한 시간: 19/11/2026 (목) 20:00–20:50')).toBeVisible();
    const lesson = await card('수업 카드');
    expect(lesson.getByText('답을 기다려요')).toBeVisible();
    expect(lesson.getByText('메시지로 한 대답은 제안의 답이 아니에요.')).toBeVisible();
    expect(lesson.queryByRole('link', { name: /새 시간 제안/ })).toBeNull();
  });

  it.each([
    ['it was moved', { movedFrom: '2026-11-17T19:00:00+09:00' }, '17/11/2026 (화) 19:00에서 옮겼어요.'],
    ['it was cancelled', { status: 'CANCELED' }, '취소'],
    ['it is over', { status: 'DONE', held: true }, '마쳤어요'],
    ['nobody came', { status: 'FINISHED', held: false }, '진행 안 함'],
  ] as const)('says that %s', async (_what, over, words) => {
    open(aLessonCard(over));
    expect((await card('수업 카드')).getByText(words)).toBeVisible();
  });

  it('says when there is nothing to see, and offers nothing', async () => {
    open({ kind: 'GONE', of: 'LESSON' });
    const gone = await card('수업 카드');
    expect(gone.getByText('지금은 볼 수 없는 카드예요.')).toBeVisible();
    expect(gone.queryByRole('link')).toBeNull();
  });
});

describe('the card of an assignment', () => {
  it('tells its teacher how many have handed it in, and leads to what waits for her', async () => {
    open(anAssignmentCard());
    const assignment = await card('과제 카드');
    expect(assignment.getByText('20/11/2026 (금) 23:59까지 · 제출 3/6')).toBeVisible();
    expect(assignment.getByRole('link', { name: /^채점하기 1 ?: 일차함수 그래프 그리기/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/grading\?assignment=asg-7$/),
    );
  });

  it('says in a talk of two where the child stands', async () => {
    open(anAssignmentCard({ counts: { students: 6, submitted: 3, toGrade: 0 }, children: [aCardChild()] }));
    const assignment = await card('과제 카드');
    expect(assignment.getByText('미제출')).toBeVisible();
    expect(assignment.getByRole('link', { name: /^제출 보기/ })).toBeVisible();
  });
});

describe('the card of a review', () => {
  it('is answered where it stands', async () => {
    const sent: object[] = [];
    const { user } = open(
      aReviewCard(),
      fake(reviewsContract.replyToReview, ({ body }) => {
        sent.push(body);
        return aReview();
      }),
    );
    const review = await card('후기 카드');
    expect(review.getByRole('img', { name: '별 다섯 개 중 5개' })).toBeVisible();
    await user.click(review.getByRole('button', { name: /^답글 쓰기/ }));
    expect(review.getByLabelText(/^답글/)).toHaveFocus();
    await user.keyboard('함께해서 고마워요!');
    await user.click(review.getByRole('button', { name: '답글 올리기' }));
    await waitFor(() => expect(sent).toEqual([{ content: '함께해서 고마워요!', version: 1 }]));
    expect(await screen.findByText('답글을 올렸어요')).toBeVisible();
  });

  it('keeps the words of an answer that was refused', async () => {
    const { user } = open(aReviewCard(), fakeProblem(reviewsContract.replyToReview, 'VERSION_CONFLICT'));
    const review = await card('후기 카드');
    await user.click(review.getByRole('button', { name: /^답글 쓰기/ }));
    await user.keyboard('고마워요');
    await user.click(review.getByRole('button', { name: '답글 올리기' }));
    expect(await review.findByText('답글을 올리지 못했어요')).toBeVisible();
    expect(review.getByRole('textbox')).toHaveValue('고마워요');
  });
});

describe('a teacher who shows something [CHT-2]', () => {
  const offers = fake(cardsContract.listChatCards, {
    lessons: [aLessonCard()],
    assignments: [anAssignmentCard()],
    reviews: [],
  });

  async function choose(...handlers: Fake[]) {
    const shown = open(aLessonCard(), ...handlers, offers);
    await card('수업 카드');
    await shown.user.click(screen.getByRole('button', { name: '카드 넣기' }));
    return { ...shown, asked: within(await screen.findByRole('dialog', { name: '카드 넣기' })) };
  }

  it('chooses it, may take it back, and sends it without a word', async () => {
    const sent: object[] = [];
    const { user, asked } = await choose(
      fake(chatsContract.sendMessage, ({ body }) => {
        sent.push(body);
        return aChatMessage({ seq: 2, isMine: true, clientId: body.clientId, content: '', card: anAssignmentCard() });
      }),
    );
    await user.click(await asked.findByText('과제'));
    await user.click(asked.getByRole('button', { name: /일차함수 그래프 그리기/ }));
    const chosen = await card('보낼 카드');
    expect(chosen.getByText('과제 카드: 일차함수 그래프 그리기')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ content: '', card: { kind: 'ASSIGNMENT', id: 'asg-7' } })]),
    );
    expect(screen.queryByRole('group', { name: '보낼 카드' })).toBeNull();
    expect(await card('과제 카드')).toBeTruthy();
  });

  it('takes a card back before it is sent', async () => {
    const { user, asked } = await choose();
    await user.click(await asked.findByRole('button', { name: /18\/11\/2026/ }));
    await user.click((await card('보낼 카드')).getByRole('button', { name: '카드 빼기' }));
    expect(screen.queryByRole('group', { name: '보낼 카드' })).toBeNull();
    expect(screen.getByRole('button', { name: '보내기' })).toBeDisabled();
    await waitFor(() => expect(screen.getByLabelText('메시지 입력')).toHaveFocus());
  });

  it('is told where there is nothing of a kind', async () => {
    const { user, asked } = await choose();
    await user.click(await asked.findByText('후기'));
    expect(await asked.findByText('이 대화와 상관있는 후기가 없어요')).toBeVisible();
  });
});
