import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { StatusChip } from '@portal/ui/status-chip';
import { type CalendarItem, isBackground } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { lookOf } from '../items/item-look.ts';
import { itemPeople, itemTime, itemTitle } from '../items/item-words.ts';
import { messages } from '../messages.ts';

const look: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '14',
  px: { base: 'sheet', md: '5' },
  py: '2.5',
  textAlign: 'start',
  '& .spine': { alignSelf: 'stretch' },
  // On a phone the time stands above the title, so that neither is squeezed.
  '& .words': {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    flex: '1',
    minW: 0,
    columnGap: '3',
  },
  '& .when': {
    flex: 'none',
    minW: { md: 'calendar.listTime' },
    whiteSpace: 'nowrap',
    textStyle: 'time',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .what': { flex: '1', minW: 0 },
  '& .title': { display: 'block', textStyle: 'body.md', fontWeight: '600', color: 'var(--words)' },
  '& .people': { display: 'block', textStyle: 'caption', color: 'fg.muted', lineClamp: 1 },
  '& .mark': { flex: 'none', w: '5', h: '4', borderRadius: 'xs' },
  '&[data-kind=free] .title, &[data-kind=off] .title': { fontWeight: '500' },
  // Why she is off may be a whole sentence.
  '&[data-kind=off] .people': { lineClamp: 'none' },
};

const Row = chakra('div', { base: look });
const RowButton = chakra('button', { base: look });

/** One item of the agenda. Its words say what its spine shows; time off has nothing to open. */
export function AgendaRow({ item, onOpen }: { item: CalendarItem; onOpen: OpenItem }) {
  const words = (
    <span className="words">
      <span className="when">{itemTime(item)}</span>
      <span className="what">
        <span className="title">{itemTitle(item)}</span>
        <Details item={item} />
      </span>
    </span>
  );
  if (item.kind === 'off') {
    return (
      <Row data-kind={item.kind}>
        <span className="spine" aria-hidden />
        {words}
        <span className="mark hatched" aria-hidden />
      </Row>
    );
  }
  const button = (
    <RowButton
      type="button"
      {...lookOf(item)}
      data-item={item.key}
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      _focusVisible={{ outlineOffset: '-2px' }}
      onClick={(event) => onOpen(item, event.currentTarget)}
    >
      <span className="spine" aria-hidden />
      {words}
      {item.kind === 'free' && <span className="mark hatched" aria-hidden />}
      {!isBackground(item) && item.kind !== 'event' && item.kind !== 'proposal' && (
        <StatusChip group="lesson" status={lessonStateOf(item.lesson)} />
      )}
    </RowButton>
  );
  if (!('lesson' in item) || !item.lesson || item.kind === 'proposal') return button;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      css={{ '& > a': { my: '2', ms: 'auto', me: '3' } }}
    >
      <chakra.div flex="1 1 16rem" minW="0">
        {button}
      </chakra.div>
      <EnterLesson lesson={item.lesson} of={item.lesson.className} size="sm" />
    </chakra.div>
  );
}

function Details({ item }: { item: CalendarItem }) {
  if (isBackground(item)) return <span className="people">{itemPeople(item)}</span>;
  const words = [
    item.kind === 'trial' || item.kind === 'event' ? messages.kinds[item.kind] : '',
    itemPeople(item),
    item.kind !== 'event' && item.kind !== 'proposal' ? item.lesson.place : '',
  ].filter(Boolean);
  return <span className="people">{words.join(' · ')}</span>;
}
