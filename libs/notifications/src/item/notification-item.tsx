import { chakra } from '@chakra-ui/react/styled-system';
import { NOTIFICATION_CATEGORY_LABELS, type Notification } from '@portal/domain/notifications/notification';
import { RouterLink } from '@portal/portal-core/router-link';
import { messages } from '../messages.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';
import { feedLink, moveAmongLinks } from './arrow-keys.ts';
import { CategoryMark } from './category-mark.tsx';
import type { Destination } from './destination.ts';
import { PublishedAt } from './published-at.tsx';
import { UnreadDot } from './unread-dot.tsx';

/** A row of the feed; what stands at its end lies over it. */
export const feedRow = {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    w: 'full',
    ps: { base: 'sheet', md: '3' },
    // Room for what lies over the end; large text on a phone needs the rest.
    pe: 'min(3rem, 18vw)',
    py: '3',
    borderRadius: 'l2',
    color: 'fg',
    cursor: 'pointer',
    transition: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '-2px' },
  },
} as const;

const ItemLink = chakra('a', feedRow);

interface NotificationItemProps {
  notification: Notification;
  destination: Destination;
  now: Date;
  onFollow: (notification: Notification) => void;
}

/**
 * One notification as a link; the dot stays until it is read, also after it was seen. Its name is what it shows, with the
 * dot first for the ear and last for the eye.
 */
export function NotificationItem({ notification, destination, now, onFollow }: NotificationItemProps) {
  const { category, content, highlightMarks, isRead, publishedAt, title } = notification;
  const link =
    destination.kind === 'internal'
      ? { as: RouterLink, href: destination.path }
      : { href: destination.href, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <ItemLink
      {...link}
      {...feedLink}
      onKeyDown={moveAmongLinks}
      onClick={() => onFollow(notification)}
      // A middle click opens a new tab, and is a way of reading too.
      onAuxClick={(event) => event.button === 1 && onFollow(notification)}
    >
      {!isRead && <UnreadDot label={messages.unread} />} <CategoryMark category={category} />
      <chakra.span flex="1" minW="0" display="grid" gap="0.5">
        <chakra.span display="flex" flexWrap="wrap" columnGap="2" justifyContent="space-between" textStyle="caption">
          <chakra.span color="fg.muted">{NOTIFICATION_CATEGORY_LABELS[category ?? 'none']}</chakra.span>{' '}
          <chakra.span color="fg.subtle">
            <PublishedAt instant={publishedAt} now={now} />
          </chakra.span>
        </chakra.span>{' '}
        <chakra.span data-title="" textStyle="body.sm" fontWeight={isRead ? 'medium' : 'bold'} dir="auto">
          {title}
        </chakra.span>{' '}
        <chakra.span textStyle="body.sm" color="fg.muted" lineClamp="2" dir="auto">
          <HighlightedText content={content} highlightMarks={highlightMarks} />
        </chakra.span>
      </chakra.span>
    </ItemLink>
  );
}
