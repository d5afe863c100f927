import { useMemo } from 'react';
import * as v from 'valibot';
import type { FileRef } from '@portal/domain/assets/file';
import type { Voice } from '@portal/domain/chat/voice';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { type OpenDraft, useOpenDrafts } from '@portal/portal-core/use-open-drafts';
import { messages } from '../messages.ts';
import { DRAFTS, MessageDraft } from './message-draft.ts';
import { Outbox, OUTBOXES, type Outgoing } from './outbox.ts';

/** What of a talk has not left: half written, or written and not arrived. */
export interface Unsent {
  readonly state: 'DRAFT' | 'FAILED';
  /** Of the last one. */
  readonly text: string;
  readonly count: number;
}

interface Said {
  readonly content: string;
  readonly files: readonly FileRef[];
  readonly voice?: Voice | undefined;
}

function textOf({ content, files, voice }: Said): string {
  if (voice) return messages.voice.short(formatPlayTime(voice.seconds));
  return content.trim() || (files.length > 0 ? messages.filesOf(files.length) : '');
}

/** What could not be sent comes before what she has not sent yet. */
function waitingIn({ values }: OpenDraft): Unsent | undefined {
  const { success, output } = v.safeParse(Outbox, values);
  if (!success) return undefined;
  const of = (wanted: Outgoing['status']) => output.messages.filter(({ status }) => status === wanted);
  const [failed, kept] = [of('FAILED'), of('KEPT')];
  const [state, shown] = failed.length > 0 ? (['FAILED', failed] as const) : (['DRAFT', kept] as const);
  const last = shown.at(-1);
  return last && { state, text: textOf(last), count: shown.length };
}

function draftIn({ values }: OpenDraft): Unsent | undefined {
  const { success, output } = v.safeParse(MessageDraft, values);
  const text = success ? textOf(output) : '';
  return text === '' ? undefined : { state: 'DRAFT', text, count: 1 };
}

/** Of each talk of who is signed in, by its id, what she has not sent (CHT-5). What failed comes before what is half written. */
export function useUnsentRooms(): ReadonlyMap<string, Unsent> {
  const drafts = useOpenDrafts(DRAFTS);
  const outboxes = useOpenDrafts(OUTBOXES);
  return useMemo(() => {
    const entries = [
      ...drafts.map((draft) => [draft.key.slice(DRAFTS.length), draftIn(draft)] as const),
      ...outboxes.map((draft) => [draft.key.slice(OUTBOXES.length), waitingIn(draft)] as const),
    ];
    return new Map(entries.flatMap(([id, unsent]) => (unsent ? [[id, unsent] as const] : [])));
  }, [drafts, outboxes]);
}
