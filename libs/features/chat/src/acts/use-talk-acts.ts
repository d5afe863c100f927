import { useActOnChatMutation, useMarkChatAnsweredMutation } from '@portal/api/chat/chats.api';
import {
  useBlockChatMutation,
  useMuteChatMutation,
  usePinChatMutation,
  useUnblockChatMutation,
  useUnmuteChatMutation,
  useUnpinChatMutation,
} from '@portal/api/chat/keeping.api';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import type { MuteSpan } from '@portal/domain/chat/states/mute';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { acts as words } from '../acts-messages.ts';

type Sent = Promise<unknown>;
type Named = Pick<ChatRoom, 'id' | 'title'>;

interface Act {
  readonly send: () => Sent;
  readonly failed: string;
  readonly done: string;
  /** Without it what was done stays, and is only said. */
  readonly undo?: (() => Sent) | undefined;
}

/** What a member does with a talk in her list. What is easily done by mistake can be taken back. */
export function useTalkActs() {
  const [actOn] = useActOnChatMutation();
  const [markAnswered] = useMarkChatAnsweredMutation();
  const [pinChat] = usePinChatMutation();
  const [unpinChat] = useUnpinChatMutation();
  const [muteChat] = useMuteChatMutation();
  const [unmuteChat] = useUnmuteChatMutation();
  const [blockChat] = useBlockChatMutation();
  const [unblockChat] = useUnblockChatMutation();
  const act = useAction();
  const offerUndo = useUndo();

  async function carryOut({ send, failed, done, undo }: Act): Promise<boolean> {
    const isDone = await act(send, { failed, ...(!undo && { done }) });
    if (isDone && undo) offerUndo({ text: done, undo: () => undo().then(() => undefined) });
    return isDone;
  }
  const setPinned = (id: string, isPinned: boolean): Sent => (isPinned ? pinChat({ id }) : unpinChat({ id })).unwrap();
  const setArchived = (id: string, isArchived: boolean): Sent =>
    actOn({ id, body: { action: isArchived ? 'ARCHIVE' : 'UNARCHIVE' } }).unwrap();

  return {
    pin: ({ id, title }: Named, isPinned: boolean) =>
      carryOut({
        send: () => setPinned(id, isPinned),
        failed: isPinned ? words.pinFailed : words.unpinFailed,
        done: isPinned ? words.pinned(title) : words.unpinned(title),
        undo: () => setPinned(id, !isPinned),
      }),

    /** What stood on top comes back there: to pin it brings it out of the archive too. */
    archive: ({ id, title, isPinned }: Named & Pick<ChatRoom, 'isPinned'>, isArchived: boolean) =>
      carryOut({
        send: () => setArchived(id, isArchived),
        failed: isArchived ? words.archiveFailed : words.unarchiveFailed,
        done: isArchived ? words.archived(title) : words.unarchived(title),
        undo: () => (isPinned ? setPinned(id, true) : setArchived(id, !isArchived)),
      }),

    /** Who waited needs no answer. What comes meanwhile waits all the same. */
    settle: ({ id, title, lastSeq, answeredSeq }: Named & Pick<ChatRoom, 'lastSeq' | 'answeredSeq'>) =>
      carryOut({
        send: () => markAnswered({ id, body: { seq: lastSeq } }).unwrap(),
        failed: words.settleFailed,
        done: words.settled(title),
        undo: () => markAnswered({ id, body: { seq: answeredSeq } }).unwrap(),
      }),

    /** The last message waits for an answer after all. */
    unsettle: ({ id, title, answeredSeq }: Named & Pick<ChatRoom, 'answeredSeq'>, waitableSeq: number) =>
      carryOut({
        send: () => markAnswered({ id, body: { seq: waitableSeq } }).unwrap(),
        failed: words.unsettleFailed,
        done: words.unsettled(title),
        undo: () => markAnswered({ id, body: { seq: answeredSeq } }).unwrap(),
      }),

    /** Null has it call her again. */
    mute: ({ id, title, mute }: Named & Pick<ChatRoom, 'mute'>, span: MuteSpan | null) =>
      carryOut({
        send: () => (span === null ? unmuteChat({ id }) : muteChat({ id, body: { span } })).unwrap(),
        failed: words.mute.failed,
        done: span === null ? words.mute.unmuted(title) : words.mute.muted(title),
        undo: span !== null && mute === null ? () => unmuteChat({ id }).unwrap() : undefined,
      }),

    block: ({ id, title }: Named, isBlocked: boolean) =>
      carryOut({
        send: () => (isBlocked ? blockChat({ id }) : unblockChat({ id })).unwrap(),
        failed: isBlocked ? words.blockFailed : words.unblockFailed,
        done: isBlocked ? words.blocked(title) : words.unblocked(title),
      }),
  };
}
