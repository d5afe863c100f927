import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { NOTIFICATION_CATEGORY_LABELS, type Notification } from '@portal/domain/notifications/notification';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { TextLink } from '@portal/ui/text-link';
import { ArchiveButton } from '../item/archive-button.tsx';
import { CategoryMark } from '../item/category-mark.tsx';
import { linkOf } from '../item/destination.ts';
import type { OnLeave } from '../item/inbox-context.ts';
import { ItemMenu } from '../item/item-menu.tsx';
import { UnreadButton } from '../item/unread-button.tsx';
import { useLinkPolicy } from '../item/use-link-policy.ts';
import { messages } from '../messages.ts';
import { DecideAgain } from '../moves/decide-again.tsx';
import { MoveRequest } from '../moves/move-request.tsx';
import { HighlightedText } from '../text/highlighted-text.tsx';
import { useWhy } from '../why/use-why.tsx';

interface NotificationArticleProps {
  notification: Notification;
  /** For what gives its heading the focus. */
  headingId?: string | undefined;
  onLeave: OnLeave;
  onClass?: ((classId: string) => void) | undefined;
}

/** A notification in full: what happened, the answer where one is asked, its link when it may be followed. */
export function NotificationArticle({ notification, headingId, onLeave, onClass }: NotificationArticleProps) {
  const { action, category, content, highlightMarks, publishedAt, title } = notification;
  const now = useNow(millisecondsInMinute);
  const why = useWhy();
  const link = linkOf(notification, useLinkPolicy());
  return (
    <chakra.article display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <header>
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <CategoryMark category={category} />
          <chakra.p flex="1 1 8rem" minW="0" textStyle="body.sm" color="fg.muted">
            {NOTIFICATION_CATEGORY_LABELS[category ?? 'none']} · <DateText instant={publishedAt} show="dateTime" />
          </chakra.p>
          <chakra.div display="flex" alignItems="center" gap="3">
            <UnreadButton notification={notification} size="md" />
            <ArchiveButton notification={notification} onLeave={onLeave} size="md" />
            <ItemMenu notification={notification} now={now} onWhy={why.ask} onLeave={onLeave} onClass={onClass} />
          </chakra.div>
        </chakra.div>
        <chakra.h2
          id={headingId}
          tabIndex={-1}
          mt="4"
          textStyle={{ base: 'title.md', md: 'title.lg' }}
          overflowWrap="anywhere"
          outline="none"
          dir="auto"
        >
          {title}
        </chakra.h2>
      </header>
      <chakra.p
        // Where it is answered the times and the reason lead; its words only say them once more.
        {...(action?.kind === 'ANSWER_MOVE' ? { textStyle: 'body.sm', color: 'fg.muted' } : { textStyle: 'body.lg' })}
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        dir="auto"
      >
        <HighlightedText content={content} highlightMarks={highlightMarks} />
      </chakra.p>
      {action?.kind === 'ANSWER_MOVE' && <MoveRequest moveId={action.refId} notification={notification} roomy />}
      {action?.kind === 'DECIDE_AGAIN' && <DecideAgain lessonId={action.refId} roomy />}
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
      {why.answer}
    </chakra.article>
  );
}
