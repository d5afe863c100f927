import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import {
  useCreateGradingCommentMutation,
  useUpdateGradingCommentMutation,
} from '@portal/api/coursework/grading-comments.api';
import { COMMENT_LIMITS, type GradingComment, GradingCommentWords } from '@portal/domain/coursework/grading-comment';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { comments as words, tags } from '../comment-messages.ts';
import { TagsField } from './tags-field.tsx';

interface Props {
  /** Null makes a new one of `text`. */
  comment: GradingComment | null;
  text: string;
  known: readonly string[];
  onReload: () => void;
  onDone: () => void;
}

/** One thing she says again and again: its words, and the tags that it leaves. */
export function CommentForm({ comment, text, known, onReload, onDone }: Props) {
  const toast = useToast();
  const [create] = useCreateGradingCommentMutation();
  const [update] = useUpdateGradingCommentMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: GradingCommentWords,
    defaultValues: { text: comment?.text ?? text, tags: comment?.tags ?? [] },
    send: (body, clientId) =>
      comment
        ? update({ id: comment.id, body: { version: comment.version, ...body } }).unwrap()
        : create({ body: { clientId, ...body } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: comment ? words.changed : words.created });
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Field label={words.text} error={errors.text?.message} limit={COMMENT_LIMITS.textMax} required>
        <TextArea rows={4} {...form.register('text')} placeholder={words.textPlaceholder} />
      </Field>
      <Controller
        control={form.control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <TagsField
            label={tags.ofComment}
            helper={tags.ofCommentHelper}
            error={errors.tags?.message}
            value={value}
            onChange={onChange}
            max={COMMENT_LIMITS.tagsMax}
            known={known}
          />
        )}
      />
      <FormRefusal title={words.failedSave} problem={problem} onReload={onReload} />
      <StickyActions>
        <Button variant="outline" onClick={onDone}>
          {words.back}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
