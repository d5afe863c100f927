import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { EmptyState } from '@portal/ui/empty-state';
import { SplitView } from '@portal/ui/split-view';
import { room as roomWords, rooms as words } from '../messages.ts';
import { RoomPane } from '../room/room-pane.tsx';
import { RoomList } from '../rooms/room-list.tsx';
import { useRoomLists } from '../rooms/room-lists.ts';
import { type ChatAddress, useChatAddress } from '../use-chat-address.ts';

/** /account/chat: her talks, and the one that is open (CHT-1): side by side from 1024 px on, below that two pages. */
export function ChatPage() {
  const address = useChatAddress();
  const zone = useTeacherZone();
  const { roomId } = address;
  // The first talk stood in the address; those after it she chooses here.
  const [visit, setVisit] = useState({ roomId, isFirst: true });
  if (visit.roomId !== roomId) setVisit({ roomId, isFirst: false });
  const isStep = roomId !== undefined && !visit.isFirst;
  return (
    <SplitView
      isPaneFilled
      listLabel={words.list}
      paneLabel={roomWords.pane}
      alone={roomId === undefined ? 'list' : 'pane'}
      list={<RoomList address={address} isStep={isStep} zone={zone} />}
      pane={
        roomId === undefined ? (
          <chakra.div display="grid" placeItems="center">
            <NothingChosen address={address} />
          </chakra.div>
        ) : (
          <RoomPane key={roomId} id={roomId} address={address} isStep={isStep} zone={zone} />
        )
      }
    />
  );
}

/** Where a talk opens; nothing while the list has none to choose. */
function NothingChosen({ address: { filter, search } }: { address: ChatAddress }) {
  const { list, isEmpty } = useRoomLists(filter, search);
  if (list.currentData === undefined || isEmpty) return null;
  return <EmptyState name="chat-empty" title={roomWords.nothingChosen} />;
}
