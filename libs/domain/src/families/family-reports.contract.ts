import * as v from 'valibot';
import { CHAT_SEQ_MAX } from '../chat/chat-message.ts';
import { ChatReports, NewChatReport, OwnChatReport } from '../chat/chat-report.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { IntegerText } from '../contract/scalar.ts';
import { FAMILY_ROOMS } from './family-chat.ts';

const path = '/fam/v1/chats/:room';
const room = v.picklist(FAMILY_ROOMS);
const params = v.strictObject({ room });
const response = dataOf(OwnChatReport);

/** What a family tells the team of one of its talks (CHT-1). */
export const familyReportsContract = defineContract({
  listFamilyReports: {
    method: 'GET',
    path: `${path}/reports`,
    access: 'family',
    summary:
      '이 대화에서 가족이 한 신고와 그 결과, 새것부터, 둘만의 대화 전체로 받은 주의; 아직 아무도 쓰지 않은 대화에는 없다',
    params,
    response: dataOf(ChatReports),
    errors: ['LINK_REVOKED'],
  },
  reportFamilyMessage: {
    method: 'POST',
    path: `${path}/messages/:seq/report`,
    access: 'family',
    summary: '다른 사람의 메시지를 운영팀에 신고하기, 한 번; 같은 신고를 다시 보내면 그대로 답한다',
    params: v.strictObject({ room, seq: IntegerText(1, CHAT_SEQ_MAX) }),
    body: NewChatReport,
    response,
    errors: ['LINK_REVOKED', 'REPORT_EXISTS', 'OWN_WORDS', 'WRONG_STATE'],
  },
  reportFamilyChat: {
    method: 'POST',
    path: `${path}/report`,
    access: 'family',
    summary: '대화를 운영팀에 신고하기, 한 번',
    params,
    body: NewChatReport,
    response,
    errors: ['LINK_REVOKED', 'REPORT_EXISTS'],
  },
});
