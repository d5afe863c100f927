import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { AssignmentCard, LessonCard, ReviewCard } from './chat-card.ts';

/** What a teacher can show in her talks (CHT-2). */
export const cardsContract = defineContract({
  listChatCards: {
    method: 'GET',
    path: '/messaging/v1/chats/:id/cards',
    access: 'teacher',
    summary:
      '이 대화에 카드로 넣을 수 있는 것: 수업방에서는 그 수업의, 둘만의 대화에서는 그 보호자의 자녀가 듣는 수업의 회차와 과제, 공개된 후기; 가까운 것부터',
    params: v.strictObject({ id: Id }),
    response: dataOf(
      v.object({ lessons: v.array(LessonCard), assignments: v.array(AssignmentCard), reviews: v.array(ReviewCard) }),
    ),
    errors: [],
  },
});
