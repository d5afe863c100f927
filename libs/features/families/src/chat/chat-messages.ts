import type { ApiProblem } from '@portal/api/api-problem';
import { type ConversationWords, koreanConversationWords } from '@portal/conversation/conversation-words';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { useReader } from '../reading/reader-context.ts';
import { chatKorean, type ChatWords } from './chat-korean.ts';
import { chatVietnamese } from './chat-vietnamese.ts';
import { CONTACT_GUARDS } from './contact-guards.ts';
import { talkVietnamese } from './talk-vietnamese.ts';

const CHAT_WORDS: Readonly<Record<FamilyLanguage, ChatWords>> = { ko: chatKorean, vi: chatVietnamese };

const saidIn = (language: FamilyLanguage) => (problem: ApiProblem) =>
  refusalWords(problem, language, CHAT_WORDS[language].refusals);

/** The words of the talk itself. */
export const TALK_WORDS: Readonly<Record<FamilyLanguage, ConversationWords>> = {
  ko: { ...koreanConversationWords, ...CONTACT_GUARDS.ko, goneBody: chatKorean.goneBody, said: saidIn('ko') },
  vi: { ...talkVietnamese, ...CONTACT_GUARDS.vi, goneBody: chatVietnamese.goneBody, said: saidIn('vi') },
};

/** The words about the talk, in the language of who reads. */
export const useChatWords = (): ChatWords => CHAT_WORDS[useReader().language];
