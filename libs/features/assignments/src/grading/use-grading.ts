import { useRef, useState } from 'react';
import {
  submissionsApi,
  useGradeSubmissionMutation,
  useReturnSubmissionMutation,
} from '@portal/api/coursework/submissions.api';
import { type GradedSubmission, type Grading, TO_GRADE } from '@portal/domain/coursework/submission';
import { useAutosave } from '@portal/portal-core/autosave/use-autosave';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import {
  fieldsOfSubmission,
  type GradingFields,
  gradingSchema,
  type GradingTexts,
  isKeepable,
  keptGrading,
  textsOf,
} from './grading-fields.ts';

const { gradeSubmission, getSubmission } = submissionsApi.endpoints;

/** What is written of one that counts already is not saved half-way: that would take it back among those to grade. */
export const isOpen = ({ gradeState }: GradedSubmission): boolean => TO_GRADE.some((state) => state === gradeState);

/** The grading of one submission: kept with the server and on this device while she writes, and done once (W9). */
export function useGrading(submission: GradedSubmission, onDone: (saved: GradedSubmission) => void) {
  const { id } = submission;
  const dispatch = useAppDispatch();
  const [grade] = useGradeSubmissionMutation();
  const [giveBack] = useReturnSubmissionMutation();
  const [defaultValues] = useState(() => fieldsOfSubmission(submission));

  const contract = useContractForm<GradingFields, Omit<Grading, 'isDone'>>({
    schema: gradingSchema,
    defaultValues,
    async send(values) {
      await autosave.settle();
      // What was kept meanwhile has a version of its own.
      const { version } = autosave.state().base;
      try {
        const saved = await grade({ id, body: { ...values, version, isDone: true } }).unwrap();
        autosave.arrived(saved);
        saving.draft.clear();
        onDone(saved);
      } catch (error) {
        autosave.changed();
        autosave.refetch();
        throw error;
      }
    },
  });
  const { form } = contract;
  const saving = useAutosave<GradingFields, GradedSubmission, GradingTexts, GradedSubmission, Omit<Grading, 'isDone'>>({
    form,
    arrived: submission,
    draftKey: `grading:${id}`,
    content: textsOf,
    contentOf: (one) => textsOf(fieldsOfSubmission(one)),
    send: (texts, { version }) =>
      dispatch(gradeSubmission.initiate({ id, body: keptGrading(texts, version) })).unwrap(),
    resourceOf: (saved) => saved,
    fieldsOf: fieldsOfSubmission,
    rebase: ({ version }) => form.setValue('version', version),
    isBasedOn: ({ version }, written) => written.version === version,
    refetch: () => void dispatch(getSubmission.initiate({ id }, { forceRefetch: true, subscribe: false })),
    isSavable: isKeepable,
    savesByItself: isOpen,
  });
  const { autosave } = saving;
  // The form gives the focus a moment later, and the next figure would come before it.
  const scoreFieldRef = useRef<HTMLInputElement>(null);

  return {
    ...contract,
    scoreFieldRef,
    saving,
    giveBack() {
      return giveBack({ id, body: { version: autosave.state().base.version } }).unwrap();
    },
  };
}

export type GradingSheet = ReturnType<typeof useGrading>;
