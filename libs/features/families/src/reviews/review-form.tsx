import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useEditFamilyReviewMutation, useWriteFamilyReviewMutation } from '@portal/api/families/family-review.api';
import { CONTACT_IN_REVIEW, NewFamilyReview, type ReviewingChild } from '@portal/domain/families/family-review';
import { type Rating, RATINGS, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { DraftLine } from '@portal/family-pages/draft-line';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { Refusal } from '../paper/refusal.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useReviewWords } from './review-messages.ts';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  child: ReviewingChild;
  /** There are several children. */
  isNamed: boolean;
  /** A star was chosen. */
  onBegin: () => void;
  /** What stands is left as it is. */
  onKeep: () => void;
  onSent: (child: ReviewingChild) => void;
}

/** The review as it is written: no star is chosen yet. */
interface ReviewValues {
  rating: Rating | null;
  content: string;
}

const Writing: v.GenericSchema<ReviewValues, NewFamilyReview> = NewFamilyReview;

/** A half-written review as it comes back from a draft. */
const ReviewDraft = v.looseObject({
  rating: v.optional(v.nullable(v.picklist(RATINGS))),
  content: v.optional(v.string()),
});

/** Stars first; what else is asked comes with the first of them. Who reads it stands above the button. */
export function ReviewForm({ child, isNamed, onBegin, onKeep, onSent }: ReviewFormProps) {
  const { studentId, studentName, review } = child;
  const { words: door, link, language } = useReader();
  const words = useReviewWords();
  const [write] = useWriteFamilyReviewMutation();
  const [edit] = useEditFamilyReviewMutation();
  const answer = useRef<ReviewingChild>(null);
  const { form, submit, isSending, problem } = useContractForm({
    schema: Writing,
    defaultValues: { rating: review?.rating ?? null, content: review?.content ?? '' },
    async send(body) {
      const say = review ? edit : write;
      answer.current = await say({ link, studentId, body }).unwrap();
    },
    onSent() {
      draft.clear();
      if (answer.current) onSent(answer.current);
    },
  });
  const draft = useFormDraft(form, {
    // So much of the link tells the classes of a child apart, and opens none of them.
    key: `review:${link.slice(0, 12)}:${studentId}`,
    version: 1,
    schema: ReviewDraft,
    forVisitor: true,
  });
  const { errors } = form.formState;
  const isBegun = useWatch({ control: form.control, name: 'rating' }) !== null;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <DraftLine draft={draft} language={language} />
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => (
          <StarChoice
            {...field}
            label={isNamed ? words.questionOf(studentName) : words.question}
            onChange={(rating) => {
              field.onChange(rating);
              onBegin();
            }}
            error={errors.rating && words.chooseRating}
          />
        )}
      />
      {isBegun && (
        <>
          <Field
            label={words.content}
            error={
              errors.content &&
              (errors.content.message === CONTACT_IN_REVIEW ? words.contactInContent : words.writeContent)
            }
            limit={REVIEW_LIMITS.contentMax}
            required
          >
            <TextArea rows={4} {...form.register('content')} />
          </Field>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.readers} {!review && words.once}
          </chakra.p>
          <Refusal problem={problem}>{door.sheet.kept}</Refusal>
          <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 9rem' } }}>
            {review && (
              <Button variant="outline" size="lg" px="3" onClick={onKeep} disabled={isSending}>
                {words.keep}
              </Button>
            )}
            <Button type="submit" size="lg" px="3" loading={isSending} loadingText={words.sending}>
              {review ? words.save : words.submit}
            </Button>
          </chakra.div>
        </>
      )}
    </chakra.form>
  );
}
