import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { Text } from '@portal/domain/contract/scalar';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field, TextArea } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { actions, done, questions as words } from '../saving-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useCourseActions } from '../state/use-course-actions.ts';

const NOTE_MAX = 500;
const SubmitForm = v.object({ note: Text(NOTE_MAX) });

interface Props {
  onClose: () => void;
  /** The server found what is to be corrected first, such as a lesson at the same time; by the places of the content. */
  onIncomplete: (sentences: Readonly<Record<string, string>>) => void;
}

/** Asks before a request for approval, and takes a word for the reviewer along (CRS-3). */
export function SubmitDialog({ onClose, onIncomplete }: Props) {
  const id = useId();
  const { course, isDirty, policy } = useEditor();
  const courseActions = useCourseActions();
  const question = policy.submit === 'REPLACES' ? words.replace : words.submit;
  const { form, submit, isSending, problem } = useContractForm({
    schema: SubmitForm,
    defaultValues: { note: '' },
    async send({ note }) {
      try {
        await courseActions.submit(note);
      } catch (error) {
        const refusal = problemOf(error);
        if (!refusal.fields || refusal.code === 'VALIDATION') throw refusal;
        onIncomplete(refusal.fields);
        return;
      }
      draft.clear();
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: `course-note:${course.id}` });
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnClickAway={false}
      size="sm"
      title={question.title}
      description={question.body}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} loading={isSending} loadingText={actions.submitting}>
            {question.confirm}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={submit} display="grid" gap="4">
        <ProblemBanner title={done.submitFailed} problem={problem} />
        {isDirty && <p>{words.changesSaved}</p>}
        <Field label={words.note} optional limit={NOTE_MAX} error={form.formState.errors.note?.message}>
          <TextArea rows={3} placeholder={words.notePlaceholder} {...form.register('note')} />
        </Field>
      </chakra.form>
    </Dialog>
  );
}
