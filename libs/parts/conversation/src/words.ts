import { createContext, use } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { cards } from './card-words.ts';
import { composer, messages } from './messages.ts';

export const koreanConversationWords = {
  ...messages,
  composer,
  cards,
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
