import * as v from 'valibot';
import { uploadPolicyOf } from '../assets/upload-policy.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Filled, FilledLine, Id, IntegerText } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { Ticket, TICKET_CATEGORIES, TICKET_STATES, TICKET_TARGETS, TicketRating, TicketSummary } from './ticket.ts';

const path = '/tns/v1/supports';
const params = v.strictObject({ id: Id });
const ticket = dataOf(Ticket);
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const { maxFiles } = uploadPolicyOf('TICKET');
const fileIds = v.pipe(v.array(Id), v.maxLength(maxFiles, `파일은 ${maxFiles}개까지 붙일 수 있어요.`));

export const ticketsContract = defineContract({
  listTickets: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '문의 내역, 새로 바뀐 것부터 (SUP-1)',
    query: v.strictObject({
      status: v.optional(v.picklist(TICKET_STATES)),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(
      v.object({
        total: wholeNumber,
        items: v.array(TicketSummary),
        /** Of all her tickets, whatever the filter. */
        counts: v.object(v.entriesFromList(TICKET_STATES, wholeNumber)),
      }),
    ),
    errors: [],
  },
  createTicket: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '문의하기 (SUP-1)',
    body: v.pipe(
      v.strictObject({
        clientId: ClientId,
        targetType: v.picklist(TICKET_TARGETS),
        /** Of one of her own lessons, classes or courses; null where she asks about herself. */
        targetId: v.nullable(Id),
        category: v.picklist(TICKET_CATEGORIES),
        title: FilledLine(LIMITS.ticketTitleMax, '제목을 적어 주세요.'),
        content: Filled(LIMITS.ticketTextMax, '문의 내용을 적어 주세요.'),
        fileIds,
        evidenceLessonIds: v.pipe(
          v.array(Id),
          v.maxLength(LIMITS.ticketEvidenceMax, `수업 기록은 ${LIMITS.ticketEvidenceMax}개까지 붙일 수 있어요.`),
        ),
      }),
      v.forward(
        v.check(
          ({ targetType, targetId }) => (targetType === 'TEACHER') === (targetId === null),
          '무엇에 대한 문의인지 골라 주세요.',
        ),
        ['targetId'],
      ),
    ),
    status: 201,
    response: ticket,
    errors: ['TARGET_NOT_YOURS', 'FILE_NOT_FOUND'],
  },
  getTicket: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '문의 하나와 주고받은 글',
    params,
    response: ticket,
    errors: [],
  },
  replyToTicket: {
    method: 'POST',
    path: `${path}/:id/messages`,
    access: 'teacher',
    summary: '답글 쓰기; 차례가 운영팀에게 넘어간다',
    params,
    body: v.strictObject({
      clientId: ClientId,
      content: Filled(LIMITS.ticketTextMax, '답글을 적어 주세요.'),
      fileIds,
    }),
    response: ticket,
    errors: ['WRONG_STATE', 'FILE_NOT_FOUND'],
  },
  completeTicket: {
    method: 'POST',
    path: `${path}/:id/complete`,
    access: 'teacher',
    summary: '해결된 문의를 마치기',
    params,
    response: ticket,
    errors: ['WRONG_STATE'],
  },
  reopenTicket: {
    method: 'POST',
    path: `${path}/:id/reopen`,
    access: 'teacher',
    summary: '마친 문의를 다시 열기; 마친 뒤 14일까지',
    params,
    response: ticket,
    errors: ['WRONG_STATE', 'REOPEN_LATE'],
  },
  rateTicket: {
    method: 'POST',
    path: `${path}/:id/rate`,
    access: 'teacher',
    summary: '마친 문의의 만족도, 1에서 5까지; 다시 매기면 바뀐다',
    params,
    body: v.strictObject({ rating: TicketRating }),
    response: ticket,
    errors: ['WRONG_STATE'],
  },
});
