import { paths } from '@portal/domain/site/paths';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { pending as words } from '../overview-messages.ts';

/** What she can do so that it is confirmed; nothing where the families' day runs, or the team looks into it. */
export function HoldLink({ income: { lessonId, className, lessonNo, hold } }: { income: LessonIncome }) {
  if (!hold || hold.cause === 'CONFIRMATION' || hold.cause === 'TICKET') return null;
  const isNote = hold.cause === 'NOTE_MISSING';
  return (
    <TextLink
      href={isNote ? paths.lessonWrapUp(lessonId) : paths.lesson(lessonId)}
      linkAs={RouterLink}
      touch
      textStyle="body.sm"
      fontWeight="semibold"
    >
      {isNote ? words.writeNote : words.seeQuestion}
      <VisuallyHidden>: {words.lesson(className, lessonNo)}</VisuallyHidden>
    </TextLink>
  );
}
