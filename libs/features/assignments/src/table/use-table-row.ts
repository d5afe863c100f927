import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { assignmentsApi } from '@portal/api/coursework/assignments.api';
import { submissionsApi } from '@portal/api/coursework/submissions.api';
import { Text, Version } from '@portal/domain/contract/scalar';
import { type GradedSubmission, GRADING_LIMITS, type Submission } from '@portal/domain/coursework/submission';
import { useAutosave } from '@portal/portal-core/autosave/use-autosave';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { TypedScore } from '../grading/grading-fields.ts';
import { useDraftMarked } from '../grading/use-draft-marked.ts';

/** What a student handed in. */
export type HandedIn = Submission & { readonly id: string; readonly version: number };

const Fields = v.strictObject({
  version: Version,
  score: TypedScore,
  feedback: Text(GRADING_LIMITS.feedbackMax),
  lateSaid: v.nullable(v.boolean()),
});
type RowFields = v.InferInput<typeof Fields>;
type RowTexts = Omit<RowFields, 'version'>;

const fieldsOf = ({ version, score, feedback, lateSaid }: HandedIn): RowFields => ({
  version,
  score: score === null ? '' : String(score),
  feedback,
  lateSaid,
});
const textsOf = ({ version: _, ...texts }: RowFields): RowTexts => texts;

/** What the page does with a row: a pasted score, and what is saved before all are returned. */
export interface TableRowHandle {
  /** Returns what stood there. */
  paste(score: string): string;
  /** Rejects where it cannot be saved. */
  save(): Promise<HandedIn>;
}

/** One row that saves itself: a score is a grade, words alone are kept half-way. */
export function useTableRow(
  assignmentId: string,
  row: HandedIn,
  register: (id: string, handle: TableRowHandle | null) => void,
) {
  const { id } = row;
  const dispatch = useAppDispatch();
  const [defaultValues] = useState(() => fieldsOf(row));
  const contract = useContractForm<RowFields, v.InferOutput<typeof Fields>>({
    schema: Fields,
    defaultValues,
    async send(): Promise<void> {
      await saving.autosave.save();
    },
  });
  const { form } = contract;
  const saving = useAutosave<RowFields, HandedIn, RowTexts, GradedSubmission, v.InferOutput<typeof Fields>>({
    form,
    arrived: row,
    draftKey: `grading-row:${id}`,
    content: textsOf,
    contentOf: (one) => textsOf(fieldsOf(one)),
    send(texts, { version }) {
      const { score, feedback, lateSaid } = v.parse(Fields, { ...texts, version });
      const body = { version, score, feedback, isLate: lateSaid, isDone: score !== null };
      return dispatch(submissionsApi.endpoints.gradeSubmission.initiate({ id, body })).unwrap();
    },
    resourceOf: ({ version, score, feedback, gradeState, returned, isLate, isLateByClock }) => ({
      ...row,
      version,
      score,
      feedback,
      gradeState,
      returned,
      taskStatus: isLate ? 'FINISH_LATE' : 'FINISHED',
      lateSaid: isLate === isLateByClock ? null : isLate,
    }),
    fieldsOf,
    rebase: ({ version }) => form.setValue('version', version),
    isBasedOn: ({ version }, written) => written.version === version,
    refetch: () =>
      void dispatch(
        assignmentsApi.endpoints.listSubmissions.initiate(
          { id: assignmentId },
          { forceRefetch: true, subscribe: false },
        ),
      ),
    isSavable: (texts) => v.is(Fields, { ...texts, version: 1 }),
  });
  const { autosave } = saving;
  useDraftMarked(form, saving);

  useEffect(() => {
    register(id, {
      paste(score) {
        const before = form.getValues('score');
        form.setValue('score', score, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        autosave.fieldLeft();
        return before;
      },
      async save() {
        await autosave.save();
        return autosave.state().base;
      },
    });
    return () => register(id, null);
  }, [id, form, autosave, register]);

  return { form, saving };
}
