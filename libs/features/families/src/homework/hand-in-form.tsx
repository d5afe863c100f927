import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { useHandInFamilyHomeworkMutation } from '@portal/api/families/family-homework.api';
import type { FileRef } from '@portal/domain/assets/file';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { saysSomething, Text } from '@portal/domain/contract/scalar';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { LIMITS } from '@portal/domain/tenant/limits';
import { DraftLine } from '@portal/family-pages/draft-line';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { FilesField } from '@portal/upload/files-field';
import { useFamilyTicket } from '../files/use-family-ticket.ts';
import { useKeptFiles } from '../files/use-kept-files.ts';
import { useHomeworkWords } from '../homework-messages.ts';
import { Refusal } from '../paper/refusal.tsx';
import { useReader } from '../reading/reader-context.ts';

interface Answer {
  text: string;
  files: FileRef[];
}
const EMPTY: Answer = { text: '', files: [] };

const AnswerSchema = v.pipe(
  v.object({
    text: Text(LIMITS.handoutTextMax),
    files: v.pipe(v.array(v.any()), v.maxLength(uploadPolicyOf('SUBMISSION').maxFiles)),
  }),
  v.forward(
    v.check(({ text, files }) => saysSomething(text) || files.length > 0, 'EMPTY'),
    ['text'],
  ),
) as unknown as v.GenericSchema<Answer, Answer>;

/** A half-written answer as it comes back from a draft. */
const AnswerDraft = v.looseObject({
  text: v.optional(v.string()),
  files: v.optional(v.array(v.looseObject({ id: v.string(), name: v.string(), size: v.number(), url: v.string() }))),
});

interface HandInFormProps {
  homework: FamilyHomework;
  onHandedIn: (homework: FamilyHomework) => void;
  /** Somebody else handed it in meanwhile. */
  onTooLate: () => void;
  /** It was taken away with these words in it, which nobody has handed in. */
  onGone: (text: string) => void;
  onClose: () => void;
}

/** The answer of one child; words and files stay on this device until it is handed in. */
export function HandInForm({ homework, onHandedIn, onTooLate, onGone, onClose }: HandInFormProps) {
  const { id, student, submission } = homework;
  const { link, language, words: door } = useReader();
  const words = useHomeworkWords();
  const ticketOf = useFamilyTicket();
  const kept = useKeptFiles(ticketOf);
  const [handIn] = useHandInFamilyHomeworkMutation();
  // Of the child, not of the link: a renewed one takes away nothing, and another child's answer is another.
  const first = `homework:${id}:${student.id}`;
  const key = submission ? `${first}:${submission.submittedAt}` : first;
  const { form, submit, isSending, problem } = useContractForm({
    schema: AnswerSchema,
    defaultValues: EMPTY,
    fieldOf: (path) => (path === 'fileIds' ? 'files' : path),
    async send({ text, files }, clientId) {
      const body = { clientId, studentId: student.id, text, fileIds: files.map((file) => file.id) };
      try {
        const handedIn = await handIn({ link, id, body }).unwrap();
        draft.clear();
        form.reset(EMPTY);
        onHandedIn(handedIn);
      } catch (error) {
        const { code } = problemOf(error);
        if (code === 'WRONG_STATE') onTooLate();
        if (code === 'FILE_NOT_FOUND') await refresh();
        throw error;
      }
    },
  });
  const draft = useFormDraft(form, { key, version: 1, schema: AnswerDraft, forVisitor: true });
  const { errors } = form.formState;

  async function refresh() {
    const files = form.getValues('files');
    if (files.length > 0) form.setValue('files', await kept.refresh(files));
  }
  const onRestored = useEffectEvent(refresh);
  const restoredAt = draft.restoredAt?.getTime();
  useEffect(() => {
    if (restoredAt !== undefined) void onRestored();
  }, [restoredAt]);

  const onLeft = useEffectEvent(() => {
    const { text } = form.getValues();
    if (text.trim() !== '') onGone(text);
  });
  useEffect(() => () => onLeft(), []);

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <DraftLine draft={draft} language={language} title={words.restored} />
      <Controller
        control={form.control}
        name="files"
        render={({ field }) => (
          <FilesField
            {...field}
            label={words.photos}
            helper={kept.hasLost ? words.filesGone : words.photosHelp}
            error={errors.files && (errors.files.type === 'server' ? words.refusals['FILE_NOT_FOUND'] : words.tooMany)}
            location="SUBMISSION"
            ticketOf={ticketOf}
            keepAs={key}
          />
        )}
      />
      <Field
        label={words.answer}
        error={errors.text && (errors.text.message === 'EMPTY' ? words.empty : words.tooLong)}
      >
        <TextArea rows={4} {...form.register('text')} />
      </Field>
      <Refusal title={words.refused} problem={problem} said={words.refusals[problem?.code ?? '']}>
        {words.kept}
      </Refusal>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.once}
      </chakra.p>
      <chakra.div display="flex" flexDirection={{ base: 'column-reverse', md: 'row' }} justifyContent="end" gap="2">
        <Button variant="outline" onClick={onClose}>
          {door.sheet.cancel}
        </Button>
        <Button type="submit" loading={isSending} loadingText={words.sending}>
          {words.submit}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
