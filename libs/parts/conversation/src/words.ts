import { createContext, use } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { cards } from './card-words.ts';
import type { GuardWords } from './composing/guard-words.ts';
import { composer, editGuard, guard, messages } from './messages.ts';

export const koreanConversationWords = {
  ...messages,
  composer,
  cards,
  /** About contact data, before it is sent and before a message is changed. */
  guard: guard as GuardWords,
  editGuard: editGuard as GuardWords,
  /** Why a message or the talk was refused. */
  said: ({ message, fields }: ApiProblem): string => Object.values(fields ?? {})[0] ?? message,
  /** Days and times where they are not read as Korean ones; null for those. */
  moments: null as Readonly<Record<'weekday' | 'time', (at: string, zone: string) => string>> | null,
};

/** The words of a talk. */
export type ConversationWords = typeof koreanConversationWords;

/** For a page that is read in another language; without one the words are Korean. */
export const ConversationWordsContext = createContext<ConversationWords>(koreanConversationWords);

export const useConversationWords = (): ConversationWords => use(ConversationWordsContext);
