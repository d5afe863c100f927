import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { RANGE_SIGN } from '@portal/domain/format/range';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import type { CalendarItem } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { lookOf } from '../items/item-look.ts';
import { itemTime, itemTitle } from '../items/item-words.ts';
import { messages } from '../messages.ts';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';
import { AgendaRow } from './agenda-row.tsx';
import { type DayRow, dayRows } from './day-rows.ts';

const look: SystemStyleObject = {
  display: 'grid',
  gap: '2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '{sizes.14} minmax(0, 1fr)',
    columnGap: '2',
    alignItems: 'start',
  },
  '& .when': {
    pt: '2',
    textStyle: 'time',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .until': { display: 'block', textStyle: 'caption' },
  '& .free': { gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& .free button': {
    position: 'relative',
    flex: '1 1 6rem',
    minH: 'touch',
    px: '1',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { boxShadow: 'inset 0 0 0 1px var(--spine)' },
    '& .time': { px: '1.5', borderRadius: 'sm', bg: 'bg', textStyle: 'caption', color: 'fg.muted' },
  },
  '& > li.now': {
    alignItems: 'center',
    color: 'calendar.now',
    '& .when': { pt: 0, color: 'inherit', fontWeight: '600' },
  },
  '& .now .line-of-now': { h: '0.5', bg: 'calendar.now' },
};

const List = chakra('ul', { base: look });

interface Props {
  day: Day;
  items: readonly CalendarItem[];
  now: WallTime;
  onOpen: OpenItem;
}

/** The times of a day down the side, and beside each what is then. */
export function DayList({ day, items, now, onOpen }: Props) {
  const rows = dayRows(day, items, now);
  if (rows.length === 0) return <p className="no-items">{messages.emptyDay}</p>;
  return (
    <List>
      {rows.map((row) => (
        <Row key={keyOf(row)} row={row} onOpen={onOpen} />
      ))}
    </List>
  );
}

const keyOf = (row: DayRow) => (row.kind === 'now' ? 'now' : row.kind === 'free' ? row.items[0]?.key : row.item.key);

function Row({ row, onOpen }: { row: DayRow; onOpen: OpenItem }) {
  if (row.kind === 'now')
    return (
      <li className="now" aria-hidden data-now>
        <span className="when">{timeOfMinute(row.minute)}</span>
        <span className="line-of-now" />
      </li>
    );
  if (row.kind === 'free')
    return (
      <li>
        <span className="free">
          {row.items.map((item) => (
            <button
              key={item.key}
              type="button"
              className="hatched"
              {...lookOf(item)}
              data-item={item.key}
              onClick={(event) => onOpen(item, event.currentTarget)}
            >
              <span className="time">{itemTime(item)}</span> <span className="sr">{itemTitle(item)}</span>
            </button>
          ))}
        </span>
      </li>
    );
  const [from, to] = itemTime(row.item).split(RANGE_SIGN);
  return (
    <li>
      <span className="when">
        {from}
        {to && <span className="until">{`${RANGE_SIGN}${to}`}</span>}
      </span>
      <AgendaRow item={row.item} onOpen={onOpen} />
    </li>
  );
}
