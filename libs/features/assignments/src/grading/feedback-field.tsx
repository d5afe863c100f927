import { saysSomething } from '@portal/domain/contract/scalar';
import { GRADING_LIMITS } from '@portal/domain/coursework/submission';
import { Field, TextArea } from '@portal/ui/field';
import { grading as words } from '../grading-messages.ts';
import type { GradingSheet } from './use-grading.ts';

interface Props {
  form: GradingSheet['form'];
  feedbackRef: GradingSheet['feedbackRef'];
  isSending: boolean;
  isDesk: boolean;
  /** Where she writes has changed. */
  onCaret: GradingSheet['caretMoved'];
  /** The sign that looks for what she says often, at the beginning of a word. */
  onSlash: () => void;
  onLeave: () => void;
}

/** What she says of it, in her words. */
export function FeedbackField({ form, feedbackRef, isSending, isDesk, onCaret, onSlash, onLeave }: Props) {
  const { onBlur, ref, ...feedback } = form.register('feedback');
  return (
    <Field
      label={words.feedback}
      error={form.formState.errors.feedback?.message}
      {...(isDesk && { limit: GRADING_LIMITS.feedbackMax })}
    >
      <TextArea
        {...feedback}
        ref={(field: HTMLTextAreaElement | null) => {
          ref(field);
          feedbackRef.current = field;
        }}
        placeholder={words.feedbackPlaceholder}
        readOnly={isSending}
        {...(isDesk ? { minH: '7rem' } : { minH: '2.75rem', maxH: '8rem', rows: 1, py: '2' })}
        onSelect={({ currentTarget }) => onCaret(currentTarget)}
        onKeyDown={(event) => {
          const { value, selectionStart } = event.currentTarget;
          const isInWord = saysSomething(value.slice(0, selectionStart).slice(-1));
          if (event.key !== '/' || event.nativeEvent.isComposing || isInWord || isSending) return;
          event.preventDefault();
          onCaret(event.currentTarget);
          onSlash();
        }}
        onBlur={(event) => {
          void onBlur(event);
          onLeave();
        }}
      />
    </Field>
  );
}
