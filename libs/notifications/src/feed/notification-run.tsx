import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classShortName } from '@portal/domain/classes/names/class-short-name';
import { NOTIFICATION_CATEGORY_LABELS } from '@portal/domain/notifications/notification';
import { Icon } from '@portal/ui/icon';
import { feedLink, moveAmongLinks } from '../item/arrow-keys.ts';
import { CategoryMark } from '../item/category-mark.tsx';
import { type EntryContext, NotificationEntry } from '../item/notification-entry.tsx';
import { feedRow } from '../item/notification-item.tsx';
import { PublishedAt } from '../item/published-at.tsx';
import { UnreadDot } from '../item/unread-dot.tsx';
import { messages } from '../messages.ts';
import { labelOf } from '../why/why.ts';
import type { Run } from './group-runs.ts';

const Row = chakra('button', feedRow);

// As high as its neighbours, and in line with them.
const IN_INBOX = { minH: '4.25rem', alignItems: 'center', ps: { base: '0', lg: '6' }, borderRadius: '0' } as const;

/** Several that tell of one thing as one row, which opens in place. */
export function NotificationRun({ items, isOpenEnded, ...context }: Omit<Run, 'key'> & EntryContext) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const [newest] = items;
  const ofClass = items.every((one) => one.ofClass?.id === newest.ofClass?.id) ? newest.ofClass : null;
  const unread = items.filter(({ isRead }) => !isRead).length;
  return (
    <>
      <Row
        type="button"
        {...feedLink}
        onKeyDown={moveAmongLinks}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        {...(context.inbox && IN_INBOX)}
      >
        {unread > 0 && <UnreadDot label={messages.groupUnread(unread)} />} <CategoryMark category={newest.category} />
        <chakra.span flex="1" minW="0" display="grid" gap="0.5" textAlign="start">
          <chakra.span display="flex" flexWrap="wrap" columnGap="2" justifyContent="space-between" textStyle="caption">
            <chakra.span color="fg.muted">
              {ofClass ? classShortName(ofClass.name) : NOTIFICATION_CATEGORY_LABELS[newest.category ?? 'none']}
            </chakra.span>{' '}
            <chakra.span color="fg.subtle">
              <PublishedAt instant={newest.publishedAt} now={context.now} />
            </chakra.span>
          </chakra.span>{' '}
          <chakra.span textStyle="body.sm" fontWeight={unread > 0 ? 'bold' : 'medium'}>
            {messages.group(labelOf(newest), items.length, isOpenEnded)}
          </chakra.span>
        </chakra.span>
        <chakra.span
          position="absolute"
          insetEnd="4"
          alignSelf="center"
          color="fg.muted"
          transition="rotate"
          transitionDuration="fast"
          rotate={isOpen ? '180deg' : undefined}
        >
          <Icon as={ChevronDown} />
        </chakra.span>
      </Row>
      {isOpen && (
        <chakra.ul
          id={listId}
          listStyleType="none"
          m="0"
          ms={context.inbox ? { base: '2', lg: '0' } : { base: '4', md: '5' }}
          p="0"
          borderInlineStartWidth="2px"
          borderColor="border"
        >
          {items.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry notification={notification} {...context} />
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}
