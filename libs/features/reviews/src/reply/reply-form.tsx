import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useReplyToReviewMutation } from '@portal/api/reviews/reviews.api';
import { findContactData } from '@portal/domain/patterns/contact-data';
import { type Review, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { coach, reply as words } from '../messages.ts';
import { TemplateMenu } from '../templates/template-menu.tsx';
import { TemplatesDialog } from '../templates/templates-dialog.tsx';
import { UnknownPlaces } from '../templates/unknown-places.tsx';
import { ReplyCoach } from './reply-coach.tsx';
import { ReplyRival } from './reply-rival.tsx';

interface Props {
  review: Review;
  onClose: () => void;
  onSent: () => void;
}

const hasContacts = (text: string) => findContactData(text).length > 0;

/** Writes the answer to a review, or changes it, where it will stand. */
export function ReplyForm({ review, onClose, onSent }: Props) {
  const { id, reply, replyVersion } = review;
  const [send] = useReplyToReviewMutation();
  const toast = useToast();
  const [isManaging, setIsManaging] = useState(false);
  const { form, submit, isSending, problem } = useContractForm({
    schema: reviewsContract.replyToReview.body,
    defaultValues: { content: reply?.content ?? '', version: replyVersion },
    // What the coach has marked she has seen.
    send: (body) => send({ id, body: { ...body, ...(hasContacts(body.content) && { isConfirmed: true }) } }).unwrap(),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: reply ? words.saved : words.done });
      onSent();
    },
  });
  const draft = useFormDraft(form, { key: `review-reply:${id}`, version: 2 });
  const { setFocus, setValue } = form;
  const [text, version] = useWatch({ control: form.control, name: ['content', 'version'] });
  // Also while she writes: the page hears of what other tabs do.
  const isOvertaken = version !== replyVersion && !isSending;
  function put(content: string) {
    setValue('content', content, { shouldDirty: true });
    setFocus('content');
  }
  useEffect(() => setFocus('content'), [setFocus]);
  return (
    <>
      <chakra.form
        noValidate
        onSubmit={submit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        borderWidth="1px"
        borderColor="celadon.border"
        borderRadius="l2"
        p="4"
      >
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <ReplyRival
          theirs={isOvertaken ? (reply?.content ?? null) : undefined}
          mine={text}
          onKeepMine={() => {
            setValue('version', replyVersion);
            submit();
          }}
          onTakeTheirs={() => {
            draft.discard();
            onClose();
          }}
        />
        <Field
          label={words.label}
          error={form.formState.errors.content?.message}
          limit={REVIEW_LIMITS.replyMax}
          required
        >
          <TextArea rows={3} placeholder={words.placeholder} {...form.register('content')} />
        </Field>
        <ReplyCoach review={review} text={text} onReplace={put} />
        <UnknownPlaces text={text} />
        <ProblemBanner title={words.failed} problem={isOvertaken ? null : problem} />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <chakra.div me="auto">
            <TemplateMenu
              review={review}
              onPick={(picked) => put([text.trimEnd(), picked].filter(Boolean).join('\n'))}
              onManage={() => setIsManaging(true)}
            />
          </chakra.div>
          <Button variant="ghost" onClick={onClose} disabled={isSending}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={isSending} loadingText={words.sending}>
            {hasContacts(text) ? coach.anyway : reply ? words.save : words.submit}
          </Button>
        </chakra.div>
      </chakra.form>
      {/* Beside the form: what is sent in it would send the answer, too. */}
      {isManaging && <TemplatesDialog text={text} onClose={() => setIsManaging(false)} />}
    </>
  );
}
