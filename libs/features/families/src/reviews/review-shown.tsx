import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyReview } from '@portal/domain/families/family-review';
import { now } from '@portal/portal-core/clock';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DoneLine } from '../paper/done-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useReviewWords } from './review-messages.ts';

interface ReviewShownProps {
  review: FamilyReview;
  /** Of the child, where there are several. */
  name: string | undefined;
  /** Opens the form; none where it is open. */
  onChange: (() => void) | undefined;
}

/** What the family has said, the teacher's answer, and how long it can be changed. */
export function ReviewShown({ review, name, onChange }: ReviewShownProps) {
  const { time, zone } = useReader();
  const words = useReviewWords();
  const { rating, content, createdAt, editedAt, editableUntil, reply, question, isRemoved } = review;
  if (isRemoved)
    return (
      <Banner tone="info" title={name === undefined ? words.removed : words.removedOf(name)}>
        {words.removedBody}
      </Banner>
    );
  const isOpen = editableUntil !== null && now().getTime() <= Date.parse(editableUntil);
  return (
    <DoneLine
      title={name === undefined ? words.said(rating) : words.saidOf(name, rating)}
      action={
        isOpen &&
        onChange && (
          <Button
            variant="ghost"
            px="3"
            aria-label={name === undefined ? undefined : words.changeOf(name)}
            onClick={onChange}
          >
            {words.change}
          </Button>
        )
      }
    >
      <p>
        {time.short(editedAt ?? createdAt, zone)}
        {editedAt && ` · ${words.edited}`}
      </p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" color="fg">
        “{content}”
      </chakra.p>
      {isOpen && <p>{words.editableUntil(time.short(editableUntil, zone))}</p>}
      {question && (
        <chakra.div mt="2" color="fg">
          <chakra.p fontWeight="semibold">
            {words.asked}
            <chakra.span fontWeight="normal" color="fg.muted">
              {' · '}
              {time.short(question.at, zone)}
            </chakra.span>
          </chakra.p>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {question.content}
          </chakra.p>
          {isOpen && <chakra.p color="fg.muted">{words.askedHow}</chakra.p>}
        </chakra.div>
      )}
      {reply && (
        <chakra.div mt="2" color="fg">
          <chakra.p fontWeight="semibold">
            {words.reply}
            <chakra.span fontWeight="normal" color="fg.muted">
              {' · '}
              {time.short(reply.at, zone)}
            </chakra.span>
          </chakra.p>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {reply.content}
          </chakra.p>
        </chakra.div>
      )}
    </DoneLine>
  );
}
