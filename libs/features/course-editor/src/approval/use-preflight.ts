import { useCallback, useEffect } from 'react';
import { useCheckCourseMutation } from '@portal/api/courses/courses.api';
import { draftOf } from '../form/course-fields.ts';
import { useEditor } from '../state/editor-context.ts';
import { useNotes } from '../state/use-editor-notes.ts';

export interface Preflight {
  readonly isChecking: boolean;
  readonly isFailed: boolean;
  again(): void;
}

/** Asks the server what only it can know, such as a lesson at the same time or a video that is gone (W4). */
export function usePreflight(): Preflight {
  const { form, course } = useEditor();
  const { setServerFindings } = useNotes();
  const [check, { isError, isSuccess }] = useCheckCourseMutation();

  const again = useCallback(() => {
    const content = draftOf(structuredClone(form.getValues()));
    void check({ id: course.id, body: { content } })
      .unwrap()
      .then(
        ({ findings }) => setServerFindings({ content, findings }),
        // Said by `isFailed`.
        () => undefined,
      );
  }, [form, check, course.id, setServerFindings]);

  useEffect(() => again(), [again]);
  return { isChecking: !isError && !isSuccess, isFailed: isError, again };
}
