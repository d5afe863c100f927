import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { CHAT_SEQ_MAX } from './chat-message.ts';
import { ChatReports, NewChatReport, OwnChatReport } from './chat-report.ts';

const path = '/messaging/v1/chats/:id';
const params = v.strictObject({ id: Id });
const response = dataOf(OwnChatReport);

/** What a member of a talk tells the team of it (CHT-1). */
export const reportsContract = defineContract({
  listChatReports: {
    method: 'GET',
    path: `${path}/reports`,
    access: 'user',
    summary: '이 대화에서 내가 한 신고와 그 결과, 새것부터; 둘만의 대화 전체로 받은 주의',
    params,
    response: dataOf(ChatReports),
    errors: [],
  },
  reportMessage: {
    method: 'POST',
    path: `${path}/messages/:seq/report`,
    access: 'user',
    summary:
      '다른 사람의 메시지를 운영팀에 신고하기, 한 번; 같은 신고를 다시 보내면 그대로 답하고, 결정 뒤에 고친 글은 다시 신고할 수 있다',
    params: v.strictObject({ id: Id, seq: IntegerText(1, CHAT_SEQ_MAX) }),
    body: NewChatReport,
    response,
    errors: ['REPORT_EXISTS', 'OWN_WORDS', 'WRONG_STATE'],
  },
  reportChat: {
    method: 'POST',
    path: `${path}/report`,
    access: 'user',
    summary: '대화를 운영팀에 신고하기, 한 번',
    params,
    body: NewChatReport,
    response,
    errors: ['REPORT_EXISTS'],
  },
});
