import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { CHAT_PINS_MAX, keepingContract as contract } from '@portal/domain/chat/keeping.contract';
import { muteEnd } from '@portal/domain/chat/states/mute';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';

interface State {
  rooms: ChatRoom[];
  readonly calls: string[];
}

/** How the talks of a server are kept; what is pinned stands in the order in which it was. */
export function keeps(state: State, chatOf: (id: string) => Chat): Fake[] {
  const order = state.rooms.flatMap(({ id, isPinned }) => (isPinned ? id : []));
  function keep(call: string, id: string, over: Partial<ChatRoom>): Chat {
    state.calls.push(`${call} ${id}`);
    state.rooms = state.rooms.map((room) => (room.id === id ? { ...room, ...over } : room));
    return chatOf(id);
  }
  return [
    fake(contract.listPinnedChats, () => ({
      items: order.flatMap(
        (id) => state.rooms.find((room) => room.id === id && room.isPinned && !room.isArchived) ?? [],
      ),
    })),
    fake(contract.pinChat, ({ params: { id } }) => {
      const isFull = state.rooms.filter((room) => room.isPinned && room.id !== id).length >= CHAT_PINS_MAX;
      if (isFull) return problemResponse('PINS_FULL', { values: { n: CHAT_PINS_MAX } });
      if (!order.includes(id)) order.push(id);
      return keep('pin', id, { isPinned: true, isArchived: false });
    }),
    fake(contract.unpinChat, ({ params: { id } }) => keep('unpin', id, { isPinned: false })),
    fake(contract.muteChat, ({ params: { id }, body: { span } }) =>
      keep(`mute ${span}`, id, { mute: { until: muteEnd(span, new Date(FROZEN_NOW))?.toISOString() ?? null } }),
    ),
    fake(contract.unmuteChat, ({ params: { id } }) => keep('unmute', id, { mute: null })),
    fake(contract.blockChat, ({ params: { id } }) => keep('block', id, { block: 'MINE', waitingSince: null })),
    fake(contract.unblockChat, ({ params: { id } }) => keep('unblock', id, { block: 'NONE' })),
  ];
}
