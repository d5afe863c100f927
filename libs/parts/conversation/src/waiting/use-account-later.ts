import { useMemo } from 'react';
import {
  useCancelLaterMessageMutation,
  useChangeLaterMessageMutation,
  useKeepLaterMessageMutation,
  useListLaterMessagesQuery,
  useRewriteLaterMessageMutation,
  useSendLaterMessageMutation,
} from '@portal/api/chat/later.api';
import type { LaterMessage } from '@portal/domain/chat/later-message';
import type { TalkLater } from '../talk.ts';

const NONE: readonly LaterMessage[] = [];

/** What who is signed in keeps in a talk for later; it is read where something is kept. */
export function useAccountLater(id: string, count: number): TalkLater {
  const list = useListLaterMessagesQuery({ id }, { skip: count === 0, refetchOnMountOrArgChange: true });
  const [keep] = useKeepLaterMessageMutation();
  const [change] = useChangeLaterMessageMutation();
  const [rewrite] = useRewriteLaterMessageMutation();
  const [cancel] = useCancelLaterMessageMutation();
  const [send] = useSendLaterMessageMutation();
  const acts = useMemo(
    () => ({
      keep: (body: Parameters<TalkLater['keep']>[0]) => keep({ id, body }).unwrap(),
      change: (laterId: string, sendAt: string) => change({ id, laterId, body: { sendAt } }).unwrap(),
      rewrite: (laterId: string, content: string, contactReason?: string) =>
        rewrite({ id, laterId, body: { content, contactReason } }).unwrap(),
      cancel: (laterId: string) => cancel({ id, laterId }).unwrap(),
      sendNow: (laterId: string) => send({ id, laterId }).unwrap(),
    }),
    [keep, change, rewrite, cancel, send, id],
  );
  return {
    ...acts,
    items: list.currentData?.items ?? NONE,
    hasFailed: list.currentData === undefined && list.isError,
    retry: () => void list.refetch(),
  };
}
