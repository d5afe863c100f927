import { chakra } from '@chakra-ui/react/styled-system';
import * as v from 'valibot';
import { useAddAssignmentNoteMutation } from '@portal/api/coursework/assignments.api';
import { type Assignment, NOTE_LIMITS } from '@portal/domain/coursework/assignment';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { NoteList } from './note-list.tsx';
import { notes as words } from './note-messages.ts';

interface NoteFormProps {
  assignment: Assignment;
  zone: string;
  onReload: () => void;
  onClose: () => void;
}

const schema = v.pick(assignmentsContract.addAssignmentNote.body, ['text']);

/** What is explained afterwards, where nothing can be edited any more (ASG-2). */
export function NoteForm({ assignment, zone, onReload, onClose }: NoteFormProps) {
  const toast = useToast();
  const [add] = useAddAssignmentNoteMutation();
  const { id } = assignment;
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { text: '' },
    send: ({ text }, clientId) => add({ id, body: { clientId, text } }).unwrap(),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.added });
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: `assignment-note:${id}` });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <NoteList assignment={assignment} zone={zone} />
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field
        label={words.text}
        helper={words.hint}
        required
        limit={NOTE_LIMITS.textMax}
        error={form.formState.errors.text?.message}
      >
        <TextArea rows={4} {...form.register('text')} placeholder={words.placeholder} />
      </Field>
      <FormRefusal title={words.failed} problem={problem} onReload={onReload} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.add}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
