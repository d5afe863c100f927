import { chakra } from '@chakra-ui/react/styled-system';
import { classShortName } from '@portal/domain/classes/names/class-short-name';
import { NOTIFICATION_CATEGORY_LABELS, type Notification } from '@portal/domain/notifications/notification';
import { RouterLink } from '@portal/portal-core/router-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages } from '../messages.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';
import { withoutClass } from '../text/without-class.ts';
import type { AskWhy } from '../why/use-why.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { feedLink, moveAmongLinks } from './arrow-keys.ts';
import { CategoryMark } from './category-mark.tsx';
import type { InboxContext } from './inbox-context.ts';
import { ItemMenu } from './item-menu.tsx';
import { PublishedAt } from './published-at.tsx';
import { UnreadButton } from './unread-button.tsx';
import { UnreadDot } from './unread-dot.tsx';

/** The width of the category's picture with the gap after it. */
const PICTURE = 'calc(max(36px, min(2.25rem, 9vw)) + 0.75rem)';

const Row = chakra('div', {
  base: {
    position: 'relative',
    // Below the words alone, so that the pictures stand in one column.
    _after: {
      content: '""',
      position: 'absolute',
      insetStart: { base: PICTURE, lg: `calc(${PICTURE} + 1.5rem)` },
      insetEnd: '0',
      bottom: '0',
      borderBottomWidth: '1px',
    },
    '--row': '{colors.bg.panel}',
    '&:hover': { '--row': '{colors.bg.muted}' },
    '&:has([aria-current])': { '--row': '{colors.celadon.subtle}' },
    '& [data-actions]': { opacity: '0', pointerEvents: 'none' },
    '&:hover [data-actions], &:focus-within [data-actions]': { opacity: '1', pointerEvents: 'auto' },
    '&:hover [data-when], &:has([data-actions] :focus-visible) [data-when]': { visibility: 'hidden' },
    // A finger has no hover: there all of it is done where the notification is read.
    '@media (hover: none)': {
      '& [data-actions]': { display: 'none' },
      '&:hover [data-when]': { visibility: 'visible' },
    },
  },
});

const RowLink = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"mark text when" "mark text dot"',
    alignItems: 'center',
    columnGap: '3',
    minH: '4.25rem',
    py: '2',
    ps: { base: '0', lg: '6' },
    pe: { base: '0', lg: '5' },
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '-2px' },
    '&[aria-current]': {
      bg: 'celadon.subtle',
      boxShadow: 'inset 3px 0 {colors.celadon.solid}',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});

interface InboxRowProps {
  notification: Notification;
  now: Date;
  onWhy: AskWhy;
  inbox: InboxContext;
}

/** One notification of the page as a row of 68 px: its link, and over its end what can be done without opening it. */
export function InboxRow({ notification, now, onWhy, inbox }: InboxRowProps) {
  const { id, category, isRead, ofClass, publishedAt, title } = notification;
  return (
    <Row>
      <RowLink
        as={RouterLink}
        href={inbox.hrefOf(id)}
        {...feedLink}
        data-notification={id}
        aria-current={id === inbox.chosenId ? 'true' : undefined}
        onKeyDown={moveAmongLinks}
        // Without a pointer: by Enter.
        onClick={(event) => event.detail === 0 && inbox.onEnter(id)}
      >
        {!isRead && (
          <chakra.span gridArea="dot" display="flex" alignSelf="start" justifySelf="end" data-when="">
            <UnreadDot label={messages.unread} />
          </chakra.span>
        )}{' '}
        <chakra.span gridArea="mark">
          <CategoryMark category={category} />
        </chakra.span>
        <chakra.span gridArea="text" display="grid">
          <VisuallyHidden>{NOTIFICATION_CATEGORY_LABELS[category ?? 'none']}</VisuallyHidden>{' '}
          <chakra.span
            data-title=""
            textStyle="body.md"
            fontWeight={isRead ? 'normal' : 'bold'}
            lineClamp={{ base: '2', lg: '1' }}
            dir="auto"
          >
            {title}
          </chakra.span>{' '}
          <chakra.span textStyle="body.sm" color="fg.muted" lineClamp="1" dir="auto">
            {ofClass && <chakra.span title={ofClass.name}>{classShortName(ofClass.name)} · </chakra.span>}
            <HighlightedText {...withoutClass(notification)} />
          </chakra.span>
        </chakra.span>{' '}
        <chakra.span
          data-when=""
          gridArea={isRead ? '1 / 3 / span 2' : 'when'}
          alignSelf={isRead ? 'center' : 'end'}
          textStyle="caption"
          color="fg.muted"
        >
          <PublishedAt instant={publishedAt} now={now} />
        </chakra.span>
      </RowLink>
      <chakra.div
        data-actions=""
        position="absolute"
        insetBlock="px"
        insetEnd="0"
        pe={{ base: '0', lg: '3' }}
        display="flex"
        alignItems="center"
        gap="3"
        ps="10"
        // What lies under them fades out, and is not read half.
        bgImage="linear-gradient(to right, transparent, var(--row) {sizes.8})"
      >
        <UnreadButton notification={notification} />
        <ArchiveButton notification={notification} onLeave={inbox.onLeave} />
        <ItemMenu notification={notification} now={now} onWhy={onWhy} onLeave={inbox.onLeave} onClass={inbox.onClass} />
      </chakra.div>
    </Row>
  );
}
