import { millisecondsInMinute } from 'date-fns/constants';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Reaction } from '@portal/domain/chat/states/reaction';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { answerQueries } from './answers.queries.ts';
import { contactReasonOf } from './contact-reason.ts';
import { lockRooms } from './lock-rooms.ts';
import { messageChangeQueries, type MessagePlace } from './message-changes.queries.ts';
import { messageViews } from './message-views.ts';
import { messageQueries } from './messages.queries.ts';
import { tellRoom } from './tell-room.ts';
import { locationOf, usedByMessage } from './write-message.ts';

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof messageChangeQueries>['find']>>>;
/** Number of the change; undefined where there was nothing to change. */
type Act = (tx: Tx, message: Found) => Promise<number | undefined>;

interface Editing {
  readonly isTeacher?: boolean;
  /** Why contact data stands in the new words. */
  readonly contactReason?: string | undefined;
}

/** What one person does with messages that were sent: her own anew or back, for an hour, and a sign at anybody's. */
export function messageChangesService(deps: ChatDeps) {
  const {
    database: { db },
    clock,
    files,
    realtime,
  } = deps;

  async function change(
    memberId: string,
    place: MessagePlace,
    act: Act,
    placesOf: (tx: Tx) => Promise<readonly MessagePlace[]> = async () => [place],
  ): Promise<ChatMessage> {
    const { roomId, seq } = place;
    const changes = await db.transaction(async (tx) => {
      const places = await placesOf(tx);
      const roomIds = places.map((one) => one.roomId);
      if (!(await lockRooms(tx, memberId, roomIds))) throw new DomainError('NOT_FOUND');
      const made: { id: string; change: number }[] = [];
      for (const one of places) {
        const message = await messageChangeQueries(tx).find(one);
        if (!message) throw new DomainError('NOT_FOUND');
        const changed = await act(tx, message);
        if (changed !== undefined) made.push({ id: one.roomId, change: changed });
      }
      return made;
    });
    for (const changed of changes) await tellRoom(deps, changed.id, 'chat.message.changed', changed);
    const [shown] = await messageViews(db, deps, { roomId, memberId }, [(await messageQueries(db).one(roomId, seq))!]);
    return shown!;
  }

  /** Words are changed wherever they stand: those of an announcement in all of its rooms. */
  const changeWords = (memberId: string, place: MessagePlace, act: Act) =>
    change(memberId, place, act, (tx) => messageChangeQueries(tx).sameWords(place));

  function ofHers({ senderId, sentAt }: Found, memberId: string): void {
    if (senderId !== memberId) throw new DomainError('NOT_SENDER');
    const minutes = LIMITS.chatChangeMinutes;
    if (clock.now().getTime() - sentAt.getTime() > minutes * millisecondsInMinute)
      throw new DomainError('CHANGE_LATE', { values: { n: minutes } });
  }

  return {
    /** What was said has no words. Contact data that comes into it is refused, unless a teacher says why. */
    edit: (
      memberId: string,
      place: MessagePlace,
      content: string,
      { isTeacher = false, contactReason }: Editing = {},
    ) =>
      changeWords(memberId, place, async (tx, message) => {
        ofHers(message, memberId);
        if (message.deletedAt || message.voice) throw new DomainError('WRONG_STATE');
        await refuseBlocked(tx, place);
        const words = content.trim();
        const said = { content: words, fileIds: [...message.fileIds], contactReason };
        const reason = isTeacher ? await contactReasonOf(tx, deps, said, message) : null;
        if (words === message.content) return undefined;
        const edited = { content: words, contactReason: reason ?? message.contactReason, editedAt: clock.now() };
        return messageChangeQueries(tx).edit(message, edited);
      }),

    /** What is gone already stays gone, however late it is. Its files were uploaded by `ownerId`. */
    async remove(memberId: string, place: MessagePlace, ownerId = memberId) {
      const shown = await changeWords(memberId, place, async (tx, message) => {
        if (message.deletedAt && message.senderId === memberId) return undefined;
        ofHers(message, memberId);
        if (message.fileIds.length > 0) {
          const usedBy = usedByMessage(message.roomId, message.seq);
          await files.use(tx, { ownerId, location: locationOf(message), usedBy, fileIds: [] });
          await files.recall(tx, message.fileIds);
        }
        return messageChangeQueries(tx).empty(message, clock.now());
      });
      // Who waits for whom may be another now.
      await tellRoom(deps, place.roomId, 'chat.changed', { id: place.roomId });
      return shown;
    },

    /** A sign at what another wrote answers it, and whatever stands before. */
    async react(memberId: string, place: MessagePlace, reaction: Reaction | null) {
      let isAnswer = false;
      const shown = await change(memberId, place, async (tx, message) => {
        if (message.deletedAt) throw new DomainError('WRONG_STATE');
        await refuseBlocked(tx, place);
        const changed = await messageChangeQueries(tx).react(place, memberId, reaction);
        if (reaction !== null && message.senderId !== memberId)
          isAnswer = await answerQueries(tx).reach(memberId, place.roomId, place.seq);
        return changed;
      });
      if (isAnswer) realtime.tell(memberId, 'chat.changed', { id: place.roomId });
      return shown;
    },
  };
}

/** Where nobody may write, nobody says anything by what was written before. */
async function refuseBlocked(tx: Tx, { roomId }: MessagePlace): Promise<void> {
  if (await messageQueries(tx).isBlocked(roomId)) throw new DomainError('CHAT_BLOCKED');
}
