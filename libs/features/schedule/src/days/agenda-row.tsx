import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { StatusChip } from '@portal/ui/status-chip';
import type { CalendarItem, FreeItem } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { lookOf } from '../items/item-look.ts';
import { itemPeople, itemTitle } from '../items/item-words.ts';
import { messages } from '../messages.ts';

const look: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  w: 'full',
  minH: '14',
  px: '3',
  py: '2',
  textAlign: 'start',
  borderRadius: 'md',
  '& .what': { flex: '1 1 8rem', minW: 0 },
  '& .title': { display: 'block', textStyle: 'body.md', fontWeight: '600', color: 'var(--words)' },
  '& .people': { display: 'block', textStyle: 'caption', color: 'fg.muted', lineClamp: 1 },
  '& .mark': { alignSelf: 'stretch', flex: 'none', w: '5', borderRadius: 'xs' },
  // Why she is off may be a whole sentence.
  '&[data-kind=off] .people': { lineClamp: 'none' },
};

const Row = chakra('div', { base: look });
const RowButton = chakra('button', { base: look });
/** A lesson and the way into it, where there is one by now. */
const WithWay = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderRadius: 'md',
    '& > button': { flex: '1 1 14rem', minW: 0, w: 'auto' },
    '& > a': { ms: 'auto', me: '3', my: '2' },
  },
});

interface Props {
  item: Exclude<CalendarItem, FreeItem>;
  onOpen: OpenItem;
}

/** One item of the list, as a block of the grid: its colour says whose it is, its form and its words what. */
export function AgendaRow({ item, onOpen }: Props) {
  const words = (
    <span className="what">
      <span className="title">{itemTitle(item)}</span>
      <Details item={item} />
    </span>
  );
  if (item.kind === 'off')
    return (
      <Row {...lookOf(item)}>
        <span className="mark hatched" aria-hidden />
        {words}
      </Row>
    );
  const way = 'lesson' in item && item.lesson && item.kind !== 'proposal' && (
    <EnterLesson lesson={item.lesson} of={item.lesson.className} size="sm" />
  );
  const button = (
    <RowButton
      type="button"
      className={way ? undefined : 'edged'}
      {...lookOf(item)}
      data-item={item.key}
      cursor="pointer"
      _hover={{ boxShadow: 'inset 0 0 0 1px var(--spine)' }}
      onClick={(event) => onOpen(item, event.currentTarget)}
    >
      {words}
      {item.kind !== 'event' && item.kind !== 'proposal' && (
        <StatusChip group="lesson" status={lessonStateOf(item.lesson)} />
      )}
    </RowButton>
  );
  if (!way) return button;
  return (
    <WithWay className="edged" {...lookOf(item)}>
      {button}
      {way}
    </WithWay>
  );
}

function Details({ item }: Pick<Props, 'item'>) {
  if (item.kind === 'off') return <span className="people">{itemPeople(item)}</span>;
  const words = [
    item.kind === 'trial' || item.kind === 'event' ? messages.kinds[item.kind] : '',
    itemPeople(item),
    item.kind !== 'event' && item.kind !== 'proposal' ? item.lesson.place : '',
  ].filter(Boolean);
  return <span className="people">{words.join(' · ')}</span>;
}
