import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant, IntegerText, Line } from '../contract/scalar.ts';
import { ChatPerson, ChatSeq } from './chat-message.ts';
import { canSearchWords } from './search/found-words.ts';
import { CHAT_KINDS } from './states/chat.ts';

const CodePoints = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A message in which the words stand, and the talk that it belongs to. */
export const FoundMessage = v.object({
  room: v.object({
    id: Id,
    kind: v.picklist(CHAT_KINDS),
    /** The group's name, or the other person's. */
    title: v.string(),
    avatar: v.nullable(v.string()),
    /** Whose talk of two it is, by whom her picture is known. */
    guardianId: v.nullable(Id),
  }),
  seq: ChatSeq,
  sender: ChatPerson,
  /** Whether the reader wrote it. */
  isMine: v.boolean(),
  at: Instant,
  /** The message in one line around its first place. */
  snippet: v.string(),
  /** Where the words stand in the snippet, counted in code points. */
  places: v.array(v.object({ from: CodePoints, to: CodePoints })),
});
export type FoundMessage = v.InferOutput<typeof FoundMessage>;

/** A message by its talk and its place in it, as a page goes on behind it. */
const MessageName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}\.[1-9]\d{0,8}$/));
export const messageName = ({ room, seq }: FoundMessage): string => `${room.id}.${seq}`;

export const searchContract = defineContract({
  searchMessages: {
    method: 'GET',
    path: '/messaging/v1/messages',
    access: 'user',
    summary:
      '내가 있는 대화에서 메시지 찾기, 새것부터; 모든 낱말이 어디에든 있는 메시지, 지운 메시지는 빼고; 큰 글자와 베트남어 성조는 가리지 않는다',
    query: v.strictObject({
      search: v.pipe(Line(60), v.check(canSearchWords, '두 글자 이상 적어 주세요.')),
      /** What follows this message; the newest without it. */
      lastItem: v.optional(MessageName),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(FoundMessage) })),
    errors: [],
  },
});
