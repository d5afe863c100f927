import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { spanWords, speakSpan } from './span-words.ts';

/** A stretch of time: short for the eye, whole for the ear. */
export function SpanText({ span, timeZone }: { span: TimeSpan; timeZone: string }) {
  return (
    <time dateTime={span.startAt}>
      <span aria-hidden>{spanWords(span, timeZone)}</span>
      <VisuallyHidden>{speakSpan(span, timeZone)}</VisuallyHidden>
    </time>
  );
}
