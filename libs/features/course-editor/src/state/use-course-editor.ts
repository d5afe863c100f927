import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { coursesApi } from '@portal/api/courses/courses.api';
import { isSameValue } from '@portal/domain/contract/same-value';
import { type Course, type CourseDraft, courseDraftOf } from '@portal/domain/courses/course';
import { type Autosave, useAutosave } from '@portal/portal-core/autosave/use-autosave';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useLetGo } from '@portal/portal-core/use-undo';
import { basisOf, type CourseFields, draftOf, fieldsOf, writingOf } from '../form/course-fields.ts';
import { limitFindings } from '../form/form-findings.ts';
import { savePolicyOf, type SavePolicy } from '../saving/save-policy.ts';

/** The answer to a save. */
export interface SavedCourse {
  readonly course: Course;
  readonly canceledRequestId: string | null;
  readonly isLiveNow: boolean;
}

export interface CourseEditor extends Autosave<Course, CourseDraft, SavedCourse> {
  readonly form: UseFormReturn<CourseFields>;
  /** The course as the server has it. */
  readonly course: Course;
  readonly policy: SavePolicy;
}

const { updateCourse, getCourse } = coursesApi.endpoints;

/**
 * The form of one course, kept in step with the server and with this device. It is never sent as a whole by a button
 * alone, so it has no `useContractForm`: what is written saves itself, and the rules speak while it is written.
 */
export function useCourseEditor(latest: Course): CourseEditor {
  const { id } = latest;
  const dispatch = useAppDispatch();
  const letGo = useLetGo();
  const form = useForm<CourseFields>({ defaultValues: fieldsOf(latest.content) });
  const saving = useAutosave<CourseFields, Course, CourseDraft, SavedCourse>({
    form,
    arrived: latest,
    draftKey: `course:${id}`,
    content: draftOf,
    contentOf: ({ content }) => courseDraftOf(content),
    send: (content, { version }) => dispatch(updateCourse.initiate({ id, body: { version, content } })).unwrap(),
    resourceOf: ({ course }) => course,
    fieldsOf: ({ content }) => fieldsOf(content),
    rebase: ({ content }) => form.setValue('basedOn', basisOf(content)),
    isBasedOn: ({ content }, { basedOn }) => basedOn === basisOf(content),
    refetch: () => void dispatch(getCourse.initiate({ id }, { forceRefetch: true, subscribe: false })),
    isSavable: (content) => limitFindings(content).length === 0,
    savesByItself: (course) => savePolicyOf(course).saves === 'BY_ITSELF',
    // Half-written times of the week.
    keepsMore: (fields, { content }) => !isSameValue(writingOf(fields), writingOf(fieldsOf(content))),
  });
  const { base, rival, draft } = saving;

  useEffect(() => {
    // The addresses of a picture that was kept may have ended.
    const { image } = base.content;
    if (draft.restoredAt && form.getValues('image')?.id === image?.id) form.setValue('image', image);
  }, [form, base.content, draft.restoredAt]);

  // What could be taken back stands in this form alone.
  useEffect(() => letGo, [letGo]);

  return { ...saving, form, course: base, policy: savePolicyOf(rival ?? base) };
}
