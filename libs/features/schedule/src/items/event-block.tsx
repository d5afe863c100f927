import { Ban, Check, CircleDashed, Hourglass, type LucideIcon, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { Icon } from '@portal/ui/icon';
import { messages } from '../messages.ts';
import { BackBlock } from './back-block.tsx';
import { blockLabel, type BlockMark, blockRows, studentsOf } from './block-rows.ts';
import { ALONE, type Place, sizeOf } from './block-size.ts';
import { type CalendarItem, type FreeItem, isBackground, type OpenableItem } from './calendar-item.ts';
import { lookOf } from './item-look.ts';
import { itemName, itemTime, itemTooltip, trialWord } from './item-words.ts';
import type { Stretch } from './lay-out-day.ts';

/** Opens the details; the focus comes back to `opener`. */
export type OpenItem = (item: OpenableItem | FreeItem, opener: HTMLElement) => void;

interface Props {
  item: CalendarItem;
  /** Where it stands beside others of the same time; what lies behind them fills its lane. */
  place?: Place;
  /** Of what lies behind: the part that others do not cover, where words go. None when all of it is covered. */
  seen?: Stretch | undefined;
  /** First minute of the grid. */
  from: number;
  onOpen: OpenItem;
}

/** One item in a lane of the grid, as tall as it is long (CAL-1): its name first, then what is owed, when it is, and what about. */
export function EventBlock({ item, place = ALONE, seen, from, onOpen }: Props) {
  const { style, lines, isNarrow } = sizeOf(item, place, from);
  if (isBackground(item))
    return <BackBlock item={item} seen={seen} isNarrow={isNarrow} style={style} onOpen={onOpen} />;
  const rows = blockRows(item, lines);
  const mark = rows.mark && <Mark mark={rows.mark} />;
  return (
    <button
      type="button"
      className="block"
      {...lookOf(item)}
      data-item={item.key}
      data-lines={lines}
      data-narrow={isNarrow || undefined}
      // A name instead of hidden words: those would be laid out, hundreds of them in a busy week.
      aria-label={blockLabel(item, rows)}
      title={itemTooltip(item)}
      style={style}
      onClick={(event) => onOpen(item, event.currentTarget)}
    >
      {lines === 1 && mark}
      <span className="title" aria-hidden>
        {item.kind === 'trial' && <span className="trial" data-words={trialWord(item)} />}
        {itemName(item)}
      </span>
      {rows.state && (
        <span className="state" data-mark={rows.mark} aria-hidden>
          {mark}
          <span className="words" data-words={rows.state} />
        </span>
      )}
      {rows.hasWhen && <When item={item} isNarrow={isNarrow} mark={!rows.state && mark} />}
      {rows.topic && <span className="topic" data-words={rows.topic} aria-hidden />}
      {/* Beside its name, in a lane that is wide. */}
      {lines === 1 && !isNarrow && <span className="time" data-words={timeOfMinute(item.start)} aria-hidden />}
      {item.kind === 'event' && <span className="edge" data-edge aria-hidden />}
    </button>
  );
}

const ICONS: Record<BlockMark, LucideIcon> = {
  wrapUp: PencilLine,
  confirmed: Check,
  waiting: Hourglass,
  canceled: Ban,
  missed: CircleDashed,
};

function Mark({ mark }: { mark: BlockMark }) {
  return (
    <span className="mark" data-mark={mark} aria-hidden>
      <Icon as={ICONS[mark]} size={16} />
    </span>
  );
}

/**
 * `10:00–11:30 · 5명` for the eye; the ear gets it in words, and so the sheet writes it: a name holds what is written here.
 * Where the lane is narrow the end and the people are left to the ear too.
 */
function When({ item, isNarrow, mark }: { item: OpenableItem; isNarrow: boolean; mark: ReactNode }) {
  const start = timeOfMinute(item.start);
  const students = studentsOf(item);
  return (
    // The row writes the start itself where nothing stands before it: an element less in hundreds of blocks.
    <span className="when" data-words={mark ? undefined : start} aria-hidden>
      {mark}
      {mark && <span data-words={start} />}
      <span className="until" data-words={itemTime(item).slice(start.length)} />
      {students !== undefined && !isNarrow && <span className="people" data-words={messages.andPeople(students)} />}
    </span>
  );
}
