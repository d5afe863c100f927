import * as v from 'valibot';
import { ChatMessage } from '@portal/domain/chat/chat-message';
import { FamilyChat, FamilyChatLine } from '@portal/domain/families/family-chat';
import { FamilyBoardPage } from '@portal/domain/families/family-summary.contract';
import { aBoardPage } from './family-board-builders.ts';
import { aFamilyChat, aFamilyChatLine, aTeacherChatLine, aTeacherMessage } from './family-chat-builders.ts';

it.each([
  ['aFamilyChatLine', FamilyChatLine, aFamilyChatLine()],
  ['aTeacherChatLine', FamilyChatLine, aTeacherChatLine()],
  ['aFamilyChat', FamilyChat, aFamilyChat()],
  ['aTeacherMessage', ChatMessage, aTeacherMessage()],
  ['aBoardPage', FamilyBoardPage, aBoardPage()],
])('%s builds what its schema describes', (_name, schema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});
