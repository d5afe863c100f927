import { type SentTalk, useSending } from './use-sending.ts';

/** Sends what of a talk has not arrived, on a page that does not show the talk (CHT-5). */
export function TalkSender(talk: SentTalk) {
  useSending(talk);
  return null;
}
