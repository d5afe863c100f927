import { type RefObject, useRef } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useQuestionFamilyLessonMutation } from '@portal/api/families/family-door.api';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import {
  LESSON_QUESTION_TOPICS,
  type LessonQuestionTopic,
  NewLessonQuestion,
} from '@portal/domain/families/lesson-question';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { RadioCards } from '@portal/ui/radio-cards';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';

interface QuestionSheetProps {
  record: FamilyRecord;
  open: boolean;
  onClose: () => void;
  onSent: (record: FamilyRecord) => void;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The question as it is written: no topic is chosen yet. */
interface QuestionValues {
  topic: LessonQuestionTopic | '';
  text: string;
}

const Question: v.GenericSchema<QuestionValues, NewLessonQuestion> = NewLessonQuestion;

/** A half-written question as it comes back from a draft. */
const QuestionDraft = v.looseObject({
  topic: v.optional(v.picklist(['', ...LESSON_QUESTION_TOPICS])),
  text: v.optional(v.string()),
});

/** What the family remembers otherwise, for the teacher. */
export function QuestionSheet({ record, open, onClose, onSent, finalFocus }: QuestionSheetProps) {
  const { words, link } = useReader();
  const [question] = useQuestionFamilyLessonMutation();
  const asked = useRef<FamilyRecord>(null);
  const { form, submit, isSending, problem } = useContractForm({
    schema: Question,
    defaultValues: { topic: '', text: '' },
    async send(body) {
      asked.current = await question({ link, id: record.id, body }).unwrap();
    },
    onSent() {
      draft.clear();
      if (asked.current) onSent(asked.current);
    },
  });
  const key = `question:${record.id}`;
  const draft = useFormDraft(form, { key, version: 1, schema: QuestionDraft, forVisitor: true });
  const { errors } = form.formState;
  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={words.question.title}
      intro={words.question.intro}
      submit={submit}
      submitLabel={words.question.submit}
      isSending={isSending}
      problem={problem}
      draft={draft}
      finalFocus={finalFocus}
    >
      <Controller
        control={form.control}
        name="topic"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={words.question.topic}
            required
            options={LESSON_QUESTION_TOPICS.map((value) => ({ value, label: words.question.topics[value] }))}
            error={errors.topic && words.question.chooseTopic}
          />
        )}
      />
      <Field
        label={words.question.text}
        helper={words.question.help}
        error={errors.text && words.question.writeText}
        required
      >
        <TextArea rows={4} {...form.register('text')} />
      </Field>
    </FamilySheet>
  );
}
