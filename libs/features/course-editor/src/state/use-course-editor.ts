import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { coursesApi } from '@portal/api/courses/courses.api';
import { isSameValue } from '@portal/domain/contract/same-value';
import type { Course } from '@portal/domain/courses/course';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { undoClosed } from '@portal/portal-core/state/undo.slice';
import { type FormDraftState, useFormDraft } from '@portal/portal-core/use-form-draft';
import { type CourseFields, fieldsOf, writingOf } from '../form/course-fields.ts';
import { savePolicyOf, type SavePolicy } from '../saving/save-policy.ts';
import { type CourseKeeper, createCourseKeeper, type KeeperState } from '../saving/course-keeper.ts';

export interface CourseEditor extends KeeperState {
  readonly form: UseFormReturn<CourseFields>;
  readonly keeper: CourseKeeper;
  readonly policy: SavePolicy;
  readonly draft: FormDraftState;
}

const { updateCourse, getCourse } = coursesApi.endpoints;

/**
 * The form of one course, kept in step with the server and with this device. It is never sent as a whole by a button
 * alone, so it has no `useContractForm`: the keeper sends what is written, and the rules speak while it is written.
 */
export function useCourseEditor(latest: Course): CourseEditor {
  const { id } = latest;
  const dispatch = useAppDispatch();
  const form = useForm<CourseFields>({ defaultValues: fieldsOf(latest.content) });
  const [keeper] = useState(() =>
    createCourseKeeper(latest, {
      read: () => structuredClone(form.getValues()),
      write: (fields) => form.reset(fields),
      rebase: (basis) => form.setValue('basedOn', basis),
      send: (version, content) => dispatch(updateCourse.initiate({ id, body: { version, content } })).unwrap(),
      ask: () => void dispatch(getCourse.initiate({ id }, { forceRefetch: true, subscribe: false })),
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const draft = useFormDraft(form, {
    key: `course:${id}`,
    isDirty: (fields) => !isSameValue(writingOf(fields), writingOf(fieldsOf(keeper.state().course.content))),
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: keeper.changed }), [form, keeper]);
  useEffect(() => keeper.arrived(latest), [keeper, latest]);
  useEffect(() => {
    if (!draft.restoredAt) return;
    // The addresses of a picture that was kept may have ended.
    const { image } = keeper.state().course.content;
    if (form.getValues('image')?.id === image?.id) form.setValue('image', image);
    keeper.meetRestored();
  }, [form, keeper, draft.restoredAt]);

  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && keeper.flush();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', keeper.flush);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', keeper.flush);
      keeper.flush();
      // What could be taken back stands in this form alone.
      dispatch(undoClosed());
    };
  }, [keeper, dispatch]);

  // Within the portal nothing is lost: what this device cannot store, the page's memory holds. A reload takes that.
  const isOnlyHere = state.isDirty && !draft.isKept;
  useEffect(() => {
    if (!isOnlyHere) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyHere]);

  return { ...state, form, keeper, policy: savePolicyOf(state.rival ?? state.course), draft };
}
