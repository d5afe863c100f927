import { useRef, useState } from 'react';
import { useUseGradingCommentMutation } from '@portal/api/coursework/grading-comments.api';
import {
  submissionsApi,
  useGradeSubmissionMutation,
  useReturnSubmissionMutation,
} from '@portal/api/coursework/submissions.api';
import { COMMENT_LIMITS, ERROR_TAGS_MAX, type GradingComment } from '@portal/domain/coursework/grading-comment';
import { fitsRubric, rubricScore } from '@portal/domain/coursework/rubric';
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
import { useActiveSeconds } from './use-active-seconds.ts';
import { useDraftMarked } from './use-draft-marked.ts';

const { gradeSubmission, getSubmission } = submissionsApi.endpoints;

/** What is written of one that counts already is not saved half-way: that would take it back among those to grade. */
export const isOpen = ({ gradeState }: GradedSubmission): boolean => TO_GRADE.some((state) => state === gradeState);

/** The grading of one submission: kept with the server and on this device while she writes, and done once (W9). */
export function useGrading(
  submission: GradedSubmission,
  onDone: (saved: GradedSubmission, before: GradedSubmission) => void,
) {
  const { id, rubric } = submission;
  const [before] = useState(submission);
  const dispatch = useAppDispatch();
  const [grade] = useGradeSubmissionMutation();
  const [giveBack] = useReturnSubmissionMutation();
  const [countUse] = useUseGradingCommentMutation();
  const withSeconds = useActiveSeconds();
  const [defaultValues] = useState(() => fieldsOfSubmission(before));

  const contract = useContractForm<GradingFields, Omit<Grading, 'isDone'>>({
    schema: gradingSchema(rubric),
    defaultValues,
    async send(values) {
      await autosave.settle();
      // What was kept meanwhile has a version of its own.
      const { version } = autosave.state().base;
      try {
        const saved = await withSeconds((activeSeconds) =>
          grade({ id, body: { ...values, version, activeSeconds, isDone: true } }).unwrap(),
        );
        autosave.arrived(saved);
        saving.draft.clear();
        onDone(saved, before);
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
      withSeconds((activeSeconds) => {
        const body = { ...keptGrading(texts, version), activeSeconds };
        return dispatch(gradeSubmission.initiate({ id, body })).unwrap();
      }),
    resourceOf: (saved) => saved,
    fieldsOf: fieldsOfSubmission,
    rebase: ({ version }) => form.setValue('version', version),
    isBasedOn: ({ version }, written) => written.version === version,
    refetch: () => void dispatch(getSubmission.initiate({ id }, { forceRefetch: true, subscribe: false })),
    isSavable: (texts) => isKeepable(texts, rubric),
    savesByItself: isOpen,
  });
  const { autosave } = saving;
  useDraftMarked(form, saving);
  // The form gives the focus a moment later, and the next figure would come before it.
  const scoreFieldRef = useRef<HTMLInputElement>(null);
  const feedbackRef = useRef<HTMLTextAreaElement>(null);
  /** Where she wrote last. */
  const caret = useRef<readonly [from: number, to: number]>(null);
  const write = <N extends keyof GradingTexts>(name: N, value: GradingTexts[N]) =>
    form.setValue(name as 'feedback', value as string, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  /** Puts words where she writes, or behind what she has written. */
  function insert(words: string) {
    const { current: field } = feedbackRef;
    const written = form.getValues('feedback');
    const [from, to] = caret.current ?? [written.length, written.length];
    const before = written.slice(0, from);
    const next = before === '' || /\s$/.test(before) || words === '/' ? before + words : `${before} ${words}`;
    write('feedback', next + written.slice(to));
    caret.current = [next.length, next.length];
    // After a dialog has given the focus back.
    setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(next.length, next.length);
    });
  }

  return {
    ...contract,
    scoreFieldRef,
    saving,
    feedbackRef,
    caretMoved({ selectionStart, selectionEnd }: HTMLTextAreaElement) {
      caret.current = [selectionStart, selectionEnd];
    },
    insert,
    /** What she says often: its words, and what it says was wrong. */
    insertComment({ id: commentId, text, tags }: GradingComment) {
      insert(text);
      write('errorTags', [...new Set([...form.getValues('errorTags'), ...tags])].slice(0, ERROR_TAGS_MAX));
      // Nobody waits for it: it only orders the list the next time.
      void countUse({ id: commentId });
    },
    /** What she has marked of it, or all of it: for a new comment. */
    chosenWords() {
      const written = form.getValues('feedback');
      const [from, to] = caret.current ?? [0, 0];
      return [...(from < to ? written.slice(from, to) : written).trim()].slice(0, COMMENT_LIMITS.textMax).join('');
    },
    writeTags: (tags: string[]) => write('errorTags', tags),
    /** The score is their sum, in which more than there can be does not count; the server makes it again. */
    writePoints(typed: string[]) {
      write('rubricPoints', typed);
      const points = typed.map((one) =>
        /^\d{1,3}$/.test(one.normalize('NFKC').trim()) ? Number(one.normalize('NFKC')) : null,
      );
      const sum = rubric && fitsRubric(rubric, points) ? rubricScore(points) : null;
      write('score', sum === null ? '' : String(sum));
    },
    /** Saves what may be saved without being through with it; says on what version it can be gone on from. */
    async keep(): Promise<number> {
      autosave.flush();
      await autosave.settle();
      return autosave.state().base.version;
    },
    giveBack() {
      return giveBack({ id, body: { version: autosave.state().base.version } }).unwrap();
    },
  };
}

export type GradingSheet = ReturnType<typeof useGrading>;
