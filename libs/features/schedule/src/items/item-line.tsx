import { timeOfMinute } from '@portal/domain/time/time-of-day';
import type { OpenableItem } from './calendar-item.ts';
import type { OpenItem } from './event-block.tsx';
import { lookOf } from './item-look.ts';
import { itemLabel, itemName, itemTooltip, trialWord } from './item-words.ts';

/** One item as one line, in a month and in the list of a full day. */
export function ItemLine({ item, onOpen }: { item: OpenableItem; onOpen: OpenItem }) {
  return (
    <button
      type="button"
      className="line"
      {...lookOf(item)}
      data-item={item.key}
      aria-label={itemLabel(item)}
      title={itemTooltip(item)}
      onClick={(event) => onOpen(item, event.currentTarget)}
    >
      <span className="spine" aria-hidden />
      <span className="time" data-words={timeOfMinute(item.start)} aria-hidden />
      <span className="title" aria-hidden>
        {item.kind === 'trial' && <span className="trial" data-words={trialWord(item)} />}
        {itemName(item)}
      </span>
    </button>
  );
}
