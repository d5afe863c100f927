import type { OpenableItem } from '../model/calendar-item.ts';
import { itemLabel, itemTitle } from '../model/item-words.ts';
import { timeOfMinute } from '../model/wall-clock.ts';
import type { OpenItem } from './event-block.tsx';

/** One item as one line, in a month and in the list of a full day. */
export function ItemLine({ item, onOpen }: { item: OpenableItem; onOpen: OpenItem }) {
  return (
    <button
      type="button"
      className="line"
      data-kind={item.kind}
      data-item={item.key}
      onClick={(event) => onOpen(item, event.currentTarget)}
    >
      <span className="spine" aria-hidden />
      <span className="time" aria-hidden>
        {timeOfMinute(item.start)}
      </span>
      <span className="title" aria-hidden>
        {itemTitle(item)}
      </span>
      <span className="sr">{itemLabel(item)}</span>
    </button>
  );
}
