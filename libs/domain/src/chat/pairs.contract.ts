import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, IntegerText, Line } from '../contract/scalar.ts';
import { ChatFamily } from './chat-family.ts';
import { Chat } from './chats.contract.ts';

/** A guardian whom a teacher may write to alone. */
export const KnownFamily = v.object({ ...ChatFamily.entries, name: v.string() });
export type KnownFamily = v.InferOutput<typeof KnownFamily>;

/** Talks of two: a teacher and one guardian of her students (CHT-1). */
export const pairsContract = defineContract({
  listKnownFamilies: {
    method: 'GET',
    path: '/messaging/v1/families',
    access: 'teacher',
    summary: '채팅할 수 있는 보호자: 내 수업을 듣거나 끝까지 들은 학생의 보호자, 이름 순서로',
    query: v.strictObject({
      /** A part of her name or of the name of a child of hers. */
      search: v.optional(Line(60)),
      /** Whoever follows this one; the first without it. */
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(KnownFamily) })),
    errors: [],
  },
  openChat: {
    method: 'POST',
    path: '/messaging/v1/chats',
    access: 'teacher',
    summary: '보호자와 둘만의 대화 열기; 이미 있으면 그 대화예요. 내 학생의 보호자가 아니면 없는 사람이에요',
    body: v.strictObject({ guardianId: Id }),
    status: 201,
    response: dataOf(Chat),
    errors: [],
  },
});
