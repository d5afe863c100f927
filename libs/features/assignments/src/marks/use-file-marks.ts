import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { marksApi } from '@portal/api/coursework/marks.api';
import { type FileMarks, mergeMarks, type PageMark, type SubmissionMarks } from '@portal/domain/coursework/marks';
import { useAutosave } from '@portal/portal-core/autosave/use-autosave';
import { useAppDispatch } from '@portal/portal-core/hooks';

interface Fields {
  version: number;
  marks: PageMark[];
}

const { getSubmissionMarks, saveFileMarks } = marksApi.endpoints;
/** So long the hand rests before what it drew is saved. */
const REST_MS = 1_000;

/** What is drawn on one file: kept with the server and on this device while she draws; what another tab drew comes beside it. */
export function useFileMarks(id: string, attempt: number, arrived: FileMarks) {
  const { fileId } = arrived;
  const dispatch = useAppDispatch();
  const form = useForm<Fields>({ defaultValues: { version: arrived.version, marks: arrived.marks } });
  const saving = useAutosave<Fields, FileMarks, PageMark[], SubmissionMarks>({
    form,
    arrived,
    draftKey: `marks:${id}:${attempt}:${fileId}`,
    content: ({ marks }) => marks,
    contentOf: ({ marks }) => marks,
    send: (marks, { version }) =>
      dispatch(saveFileMarks.initiate({ id, fileId, body: { attempt, version, marks } })).unwrap(),
    resourceOf: ({ files }) => files.find((file) => file.fileId === fileId)!,
    fieldsOf: ({ version, marks }) => ({ version, marks }),
    rebase: ({ version }) => form.setValue('version', version),
    isBasedOn: ({ version }, written) => written.version === version,
    refetch: () => void dispatch(getSubmissionMarks.initiate({ id }, { forceRefetch: true, subscribe: false })),
  });
  const { autosave, rival, base } = saving;
  const marks = useWatch({ control: form.control, name: 'marks' });
  const draw = (next: PageMark[]) => form.setValue('marks', next, { shouldDirty: true });

  const merge = useEffectEvent((theirs: FileMarks) => {
    // What this device kept may have been drawn on marks that nobody knows any more: then nothing of either is taken away.
    const before = theirs === base ? [] : base.marks;
    draw(mergeMarks(before, form.getValues('marks'), theirs.marks));
    autosave.keepMine();
  });
  useEffect(() => {
    if (rival) merge(rival);
  }, [rival]);

  useEffect(() => {
    if (!autosave.isDirty()) return undefined;
    const timer = setTimeout(() => autosave.fieldLeft(), REST_MS);
    return () => clearTimeout(timer);
  }, [autosave, marks]);

  return { marks, draw, saving };
}
