import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { lessonDeskApi, useAnswerLessonQuestionMutation } from '@portal/api/lessons/lesson-desk.api';
import type { LessonQuestion } from '@portal/domain/families/lesson-question';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { questions as words } from '../messages.ts';

const { answer } = lessonDeskContract.answerLessonQuestion.body.entries;
const Answer = v.object({ answer });
const Written = v.object({ answer: v.string() });

/** The answer to one family: kept on this device while it is written, and where it was answered elsewhere meanwhile. */
export function useAnswer(id: string, question: LessonQuestion) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [send] = useAnswerLessonQuestionMutation();
  const contract = useContractForm({
    schema: Answer,
    defaultValues: { answer: '' },
    async send(values) {
      const body = { answer: values.answer.trim() };
      const desk = await send({ id, questionId: question.id, body }).unwrap();
      // The form gives way to the answer at once, not when the lesson has been read anew.
      dispatch(lessonDeskApi.util.updateQueryData('getLessonDesk', { id }, () => desk));
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.sent });
    },
  });
  const { form } = contract;
  const draft = useFormDraft(form, { key: `lesson-question:${question.id}`, schema: Written });
  const written = useWatch({ control: form.control, name: 'answer' }).trim();
  const isUnsent = question.answer !== null && written !== '' && written !== question.answer;
  return { contract, draft, written, isUnsent };
}

export type AnswerSheet = ReturnType<typeof useAnswer>;
