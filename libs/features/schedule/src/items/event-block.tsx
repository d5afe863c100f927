import type { CSSProperties } from 'react';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import {
  type BackgroundItem,
  type CalendarItem,
  type FreeItem,
  isBackground,
  type OpenableItem,
} from './calendar-item.ts';
import { HOUR_HEIGHT } from './calendar-look.tsx';
import { rem } from './grid-length.ts';
import { lookOf } from './item-look.ts';
import { itemLabel, itemPeople, itemTime, itemTitle } from './item-words.ts';
import type { Placed, Stretch } from './lay-out-day.ts';

// Heights are in px where text is 16 px: letters and blocks grow together, so what fits stays the same.
/** Of the smallest block. */
const LEAST_HEIGHT = 24;
const LINE_HEIGHT = 16;
/** Minutes that the smallest block covers. */
export const LEAST_MINUTES = (LEAST_HEIGHT / HOUR_HEIGHT) * 60;
/** Between two blocks that follow each other. */
const GAP = 2;

const ALONE = { column: 0, columns: 1, span: 1 };

const px = (minutes: number) => (minutes * HOUR_HEIGHT) / 60;
const heightOf = ({ start, end }: Stretch) => px(end - start) - GAP;

/** Whether what is seen of a block is too low to be pressed (WCAG 2.5.8). */
export const isScant = (seen: Stretch | undefined) => !seen || heightOf(seen) < LEAST_HEIGHT;

/** Heights from which a block has room for two, three and four lines: lines of 16 and 20 px, and what is around them. */
const ROOM_FOR = { two: 40, three: 54, four: 76 } as const;

function linesOf(height: number): 1 | 2 | 3 | 4 {
  if (height < ROOM_FOR.two) return 1;
  if (height < ROOM_FOR.three) return 2;
  return height < ROOM_FOR.four ? 3 : 4;
}

/** Opens the details; the focus comes back to `opener`. */
export type OpenItem = (item: OpenableItem | FreeItem, opener: HTMLElement) => void;

interface Props {
  item: CalendarItem;
  /** Where it stands beside others of the same time; what lies behind them fills its lane. */
  place?: Omit<Placed<unknown>, 'item'>;
  /** Of what lies behind: the part that others do not cover, where words go. None when all of it is covered. */
  seen?: Stretch | undefined;
  /** First minute of the grid. */
  from: number;
  onOpen: OpenItem;
}

/** One item in a lane of the grid, as tall as it is long (CAL-1). */
export function EventBlock({ item, place = ALONE, seen, from, onOpen }: Props) {
  const height = Math.max(heightOf(item), LEAST_HEIGHT);
  const style = {
    top: rem(px(item.start - from) + 1),
    height: rem(height),
    left: `${(place.column / place.columns) * 100}%`,
    width: `calc(${(place.span / place.columns) * 100}% - ${rem(GAP)})`,
  };
  const isNarrow = place.columns > place.span;
  if (isBackground(item))
    return <BackBlock item={item} seen={seen} isNarrow={isNarrow} style={style} onOpen={onOpen} />;
  const lines = linesOf(height);
  const people = itemPeople(item);
  return (
    <button
      type="button"
      className="block"
      {...lookOf(item)}
      data-item={item.key}
      data-lines={lines}
      data-narrow={isNarrow || undefined}
      // A name instead of hidden words: those would be laid out, hundreds of them in a busy week.
      aria-label={lines > 2 && people ? `${itemLabel(item)} ${people}` : itemLabel(item)}
      style={style}
      onClick={(event) => onOpen(item, event.currentTarget)}
    >
      <BlockTime item={item} startOnly={lines === 1} />
      <span className="title" aria-hidden>
        {itemTitle(item)}
      </span>
      {lines > 2 && <span className="people" data-words={people} aria-hidden />}
      {item.kind === 'event' && <span className="edge" data-edge aria-hidden />}
    </button>
  );
}

interface BackProps {
  item: BackgroundItem;
  seen: Stretch | undefined;
  isNarrow: boolean;
  style: CSSProperties;
  onOpen: OpenItem;
}

/** Behind the others. Free time is a hatch without words, which would stand in every lane; what it is says its name. */
function BackBlock({ item, seen, isNarrow, style, onOpen }: BackProps) {
  if (item.kind === 'off') return <OffBlock item={item} seen={seen} isNarrow={isNarrow} style={style} />;
  return (
    <button
      type="button"
      className="block hatched"
      data-kind={item.kind}
      data-item={item.key}
      aria-label={itemLabel(item)}
      style={style}
      onClick={(event) => onOpen(item, event.currentTarget)}
    />
  );
}

/** Time off; its words stand where nothing covers them, so that no letter is cut. */
function OffBlock({ item, seen, isNarrow, style }: Omit<BackProps, 'onOpen'>) {
  const room = seen ? heightOf(seen) : 0;
  const lines = linesOf(room);
  const pad = lines === 1 ? 0 : 4;
  const paddings = seen && {
    paddingTop: rem(px(seen.start - item.start) + pad),
    paddingBottom: rem(px(item.end - seen.end) + pad),
  };
  return (
    <div
      className="block hatched"
      data-kind={item.kind}
      data-lines={lines}
      data-narrow={isNarrow || undefined}
      style={{ ...style, ...paddings }}
    >
      <span className="sr">{itemLabel(item)}</span>
      {room >= LINE_HEIGHT && (
        <>
          <BlockTime item={item} />
          <span aria-hidden className="title">
            {itemTitle(item)}
          </span>
          {lines > 2 && <span className="people" data-words={itemPeople(item)} aria-hidden />}
        </>
      )}
    </div>
  );
}

/**
 * `10:00–11:30` for the eye; the ear gets it in words, and so the sheet writes it: a name holds what is written here.
 * Where the lane is narrow the end is left to the ear too.
 */
function BlockTime({ item, startOnly = false }: { item: CalendarItem; startOnly?: boolean }) {
  const start = timeOfMinute(item.start);
  return (
    <span className="time" aria-hidden>
      <span data-words={start} />
      {!startOnly && <span className="until" data-words={itemTime(item).slice(start.length)} />}
    </span>
  );
}
