import { classesContract } from '@portal/domain/classes/classes.contract';
import { replyTemplatesContract } from '@portal/domain/reviews/reply-templates.contract';
import type { Review } from '@portal/domain/reviews/review';
import { reviewsContract as contract } from '@portal/domain/reviews/reviews.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aReplyTemplate } from '@portal/testing/reviews/reply-template-builders';
import { aReview, reviewNumbers } from '@portal/testing/reviews/review-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';

type Query = Readonly<Record<string, string | undefined>>;

const at = '2026-11-17T21:00:00+09:00';
export const aReply = { content: '늘 함께 챙겨 주셔서 고마워요.', at, editedAt: null };
const named = (no: number, name: string) => ({ id: `student-${no}`, name, avatar: null });

/** One of each kind, the newest first. */
export const someReviews = (): Review[] => [
  aReview({
    id: 'rev-1',
    student: named(1, '김서연'),
    rating: 2,
    content: '숙제가 너무 많아요. 수업은 알아듣기 쉽다고 해요.',
  }),
  aReview({ id: 'rev-2', student: named(2, '한지우') }),
  aReview({ id: 'rev-3', student: named(3, '윤채원'), handling: 'PROCESSED', reply: aReply }),
  aReview({
    id: 'rev-4',
    student: named(4, '박도윤'),
    rating: 1,
    content: '수업을 한 번도 듣지 않았어요.',
    handling: 'ADMIN_PENDING',
    hidden: true,
    hiddenReason: '사실이 아니에요',
    report: {
      grounds: '수업을 듣지 않았다고 스스로 적었어요.',
      lesson: { id: 'lesson-3', no: 3, title: '그래프', startAt: at },
      at,
      decision: null,
    },
  }),
  aReview({
    id: 'rev-5',
    student: named(5, '이하은'),
    rating: 4,
    content: '',
    handling: 'ADMIN_COMPLETED',
    report: {
      grounds: '광고예요',
      lesson: null,
      at,
      decision: { outcome: 'REMOVED', reason: '광고라서 지웠어요.', at },
    },
  }),
  aReview({
    id: 'rev-6',
    student: named(6, '정우진'),
    rating: 4,
    classId: 'class-2',
    className: '중1 수학',
    handling: 'PROCESSED',
  }),
];

/** As the platform filters. */
function isWanted(review: Review, { rating, classId, handling, hidden, answered, removed, from, to }: Query): boolean {
  return (
    String(review.report?.decision?.outcome === 'REMOVED') === (removed ?? 'false') &&
    (rating === undefined || String(review.rating) === rating) &&
    (classId === undefined || review.classId === classId) &&
    (handling === undefined ||
      (handling === 'ADMIN' ? review.handling.startsWith('ADMIN') : review.handling === handling)) &&
    (hidden === undefined || String(review.hidden) === hidden) &&
    (answered === undefined || String(review.reply !== null) === answered) &&
    (from === undefined || Date.parse(review.createdAt) >= Date.parse(from)) &&
    (to === undefined || review.createdAt.slice(0, 10) <= to)
  );
}

/** A platform with these reviews, which answers by its filters. */
export function worldWith(reviews: () => readonly Review[]): Fake[] {
  return [
    fake(contract.summarizeReviews, ({ query }) =>
      reviewNumbers(reviews().filter((one) => isWanted(one, query ?? {}))),
    ),
    fake(contract.listReviews, ({ query: { page = '1', size = '10', ...wanted } = {} }) => {
      const found = reviews().filter((one) => isWanted(one, wanted));
      const first = (Number(page) - 1) * Number(size);
      return { total: found.length, items: found.slice(first, first + Number(size)) };
    }),
    fake(
      contract.getReview,
      ({ params: { id } }) => reviews().find((one) => one.id === id) ?? problemResponse('NOT_FOUND'),
    ),
    fake(contract.previewReviewHiding, ({ params: { id } }) => {
      const shown = (one: Review) => !one.hidden && one.content !== '';
      const ratingOf = (of: readonly Review[]) => {
        const { count, average } = reviewNumbers(of.filter(shown));
        return { count, average };
      };
      const turned = reviews().map((one) => (one.id === id ? { ...one, hidden: !one.hidden } : one));
      return { before: ratingOf(reviews()), after: ratingOf(turned) };
    }),
    fake(classesContract.listClassLessons, {
      total: 2,
      items: [
        aLesson({ id: 'lesson-3', no: 3, title: '그래프', held: true, status: 'FINISHED' }),
        aLesson({ id: 'lesson-4', no: 4, title: '기울기', held: null }),
      ],
    }),
    fake(replyTemplatesContract.listReplyTemplates, { items: [aReplyTemplate()] }),
    fake(classesContract.listClasses, {
      total: 2,
      items: [
        aClassSummary({ id: 'class-1', name: '중2 수학 개념 완성 – 일차함수' }),
        aClassSummary({ id: 'class-2', name: '중1 수학' }),
      ],
      counts: { all: 2, upcoming: 0, 'in-progress': 2, processing: 0, completed: 0, cancelled: 0 },
    }),
  ];
}

export const aWorld = () => worldWith(someReviews);
export const anEmptyWorld = () => worldWith(() => []);
/** Forty-one, of which all wait. */
export const aFullWorld = () =>
  worldWith(() =>
    Array.from({ length: 41 }, (_, no) =>
      aReview({ id: `rev-${no}`, student: named(no, `학생 ${no}`), rating: ((no % 5) + 1) as Review['rating'] }),
    ),
  );
