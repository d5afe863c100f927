import { chakra } from '@chakra-ui/react/styled-system';
import { Circle, CircleCheck } from 'lucide-react';
import { coachReply, REPLY_CHECK_LABELS } from '@portal/domain/reviews/reply-coach';
import type { Review } from '@portal/domain/reviews/review';
import { Icon } from '@portal/ui/icon';
import { coach as words } from '../messages.ts';
import { ContactWarning } from './contact-warning.tsx';

interface Props {
  review: Review;
  text: string;
  /** The text without what should not be public. */
  onReplace: (text: string) => void;
}

/** What makes the answer read well, while it is written. It warns and stops nothing. */
export function ReplyCoach({ review, text, onReplace }: Props) {
  return (
    <chakra.section aria-label={words.title} bg="bg.muted" borderRadius="l2" p="3" display="grid" gap="2">
      <chakra.p textStyle="label">{words.title}</chakra.p>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
        columnGap="4"
        rowGap="1"
        textStyle="body.sm"
      >
        {coachReply(text, review).map(({ check, isMet }) => (
          <chakra.li key={check} display="flex" alignItems="flex-start" gap="2" color={isMet ? 'fg' : 'fg.muted'}>
            <chakra.span color={isMet ? 'pine.fg' : undefined} mt="0.5" flexShrink={0}>
              <Icon as={isMet ? CircleCheck : Circle} />
            </chakra.span>
            {REPLY_CHECK_LABELS[check][isMet ? 'met' : 'open']}
          </chakra.li>
        ))}
      </chakra.ul>
      <ContactWarning text={text} onReplace={onReplace} />
    </chakra.section>
  );
}
