import { chakra } from '@chakra-ui/react/styled-system';
import { NOTIFICATION_CATEGORY_LABELS, type Notification } from '@portal/domain/notifications/notification';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { TextLink } from '@portal/ui/text-link';
import { CategoryMark } from '../item/category-mark.tsx';
import { linkOf } from '../item/destination.ts';
import { HighlightedText } from '../item/highlighted-text.tsx';
import { useLinkPolicy } from '../item/use-link-policy.ts';
import { messages } from '../messages.ts';

/** A notification in full, with its link when it may be followed. */
export function NotificationArticle({ notification }: { notification: Notification }) {
  const { category, content, highlightMarks, publishedAt, title } = notification;
  const link = linkOf(notification, useLinkPolicy());
  return (
    <chakra.article display="grid" gap="4">
      <chakra.header display="flex" gap="3" alignItems="center">
        <CategoryMark category={category} />
        <chakra.div minW="0">
          <chakra.p textStyle="caption" color="fg.muted">
            {NOTIFICATION_CATEGORY_LABELS[category ?? 'none']} · <DateText instant={publishedAt} show="dateTime" />
          </chakra.p>
          <chakra.h2 textStyle="title.sm" dir="auto">
            {title}
          </chakra.h2>
        </chakra.div>
      </chakra.header>
      <chakra.p textStyle="body.lg" whiteSpace="pre-line" dir="auto">
        <HighlightedText content={content} highlightMarks={highlightMarks} />
      </chakra.p>
      {link?.kind === 'internal' && (
        <TextLink href={link.path} linkAs={RouterLink} touch>
          {messages.openLink}
        </TextLink>
      )}
      {link?.kind === 'external' && (
        <TextLink href={link.href} external touch>
          {messages.openLink}
        </TextLink>
      )}
    </chakra.article>
  );
}
