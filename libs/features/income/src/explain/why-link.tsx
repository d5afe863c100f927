import type { ComponentProps } from 'react';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { pending as words } from '../overview-messages.ts';
import { OPENED_HERE, useExplainHref } from './explain-address.ts';

/** What opens over the page leaves the page where it is. */
const OverThePage = (props: ComponentProps<typeof RouterLink>) => (
  <RouterLink {...props} state={OPENED_HERE} keepsScroll />
);

/** Opens, over the page, where the amount of a lesson comes from (W2). */
export function WhyLink({ income: { lessonId, className, lessonNo } }: { income: LessonIncome }) {
  return (
    <TextLink href={useExplainHref(lessonId)} linkAs={OverThePage} touch textStyle="caption" whiteSpace="nowrap">
      {words.why}
      <VisuallyHidden> {words.lesson(className, lessonNo)}</VisuallyHidden>
    </TextLink>
  );
}
