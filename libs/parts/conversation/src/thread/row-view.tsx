import { memo, type Ref } from 'react';
import { MessageInGroup } from '../message/message-in-group.tsx';
import type { TalkRoom } from '../talk.ts';
import { DayLine, UnreadLine } from './thread-lines.tsx';
import type { ThreadRow } from './thread-rows.ts';

interface RowViewProps {
  row: ThreadRow;
  index: number;
  /** The height of what is not drawn above it, in px. */
  gap: number;
  /** Whether somebody was led to it just now. */
  isMarked: boolean;
  room: TalkRoom;
  zone: string;
  ref: Ref<HTMLDivElement>;
}

/** A message in its thread, below the lines that begin there. Drawn again only when it changes, not with each step of a scroll. */
export const RowView = memo(function RowView({ row, index, gap, isMarked, room, zone, ref }: RowViewProps) {
  const { message, beginsDay, isFirstUnread, opens, closes } = row;
  return (
    <div
      ref={ref}
      className="message-row"
      data-index={index}
      data-opens={opens || undefined}
      data-marked={isMarked || undefined}
      style={{ marginTop: gap }}
    >
      {beginsDay && <DayLine at={message.at} zone={zone} />}
      {isFirstUnread && <UnreadLine />}
      <MessageInGroup
        message={message}
        zone={zone}
        opens={opens}
        closes={closes}
        readers={
          closes && message.isMine && message.deletedAt === null
            ? room.othersRead.filter((read) => read >= message.seq).length
            : 0
        }
        isGroupTalk={room.isGroup}
      />
    </div>
  );
});
