import { useEffect, useEffectEvent, useState } from 'react';
import { useUpdateTeacherProfileMutation } from '@portal/api/profile/teacher-profile.api';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import type { UseFormReturn } from 'react-hook-form';
import { now } from '@portal/portal-core/clock';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { createAutosave, type SaveState } from './autosave.ts';
import { type Choices, mergeValues } from './conflict.ts';
import { isSavable } from '../values/profile-schema.ts';
import { draftOf, type ProfileValues, valuesOf } from '../values/profile-values.ts';

const silent = () => undefined;

/** Keeps the server's draft at what is written, and the form at what was saved elsewhere while nothing is written here. */
export function useProfileSaving(
  form: UseFormReturn<ProfileValues, unknown, ProfileValues>,
  profile: TeacherProfile,
  refetch: () => unknown,
) {
  const { subscribe } = form;
  const [update] = useUpdateTeacherProfileMutation();
  const [state, setState] = useState<SaveState>({ is: 'clean' });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  // What both sides of a conflict began from.
  const [base, setBase] = useState(() => valuesOf(profile));
  const [autosave] = useState(() =>
    createAutosave({
      content: () => draftOf(form.getValues()),
      isSavable: () => isSavable(form.getValues()),
      // With every key it is the same again, and the whole form would be drawn for it.
      show: (next) => setState((shown) => (shown.is === next.is && next.is !== 'failed' ? shown : next)),
      async send() {
        const values = form.getValues();
        const { version } = await update({ body: { version: values.version, content: draftOf(values) } }).unwrap();
        form.setValue('version', version);
        setBase({ ...values, version });
        setSavedAt(now());
      },
    }),
  );
  const draft = useFormDraft(form, { key: 'teacher-profile', isDirty: autosave.isDirty });
  const { restoredAt } = draft;

  // Takes up a version from the server; asks her where it would change what she writes.
  const settle = useEffectEvent(() => {
    const { version } = form.getValues();
    // An answer that a newer one overtook says nothing.
    if (profile.version === version || (profile.version < version && state.is !== 'conflict')) return;
    const theirs = valuesOf(profile);
    if (!autosave.isDirty()) form.reset(theirs);
    // A draft of this device from before the loaded version knows nothing of it.
    else if (version === base.version && autosave.isOurs(draftOf(theirs))) form.setValue('version', profile.version);
    else return autosave.hold();
    setBase(theirs);
    autosave.adopt(draftOf(theirs));
  });
  const forgetDraft = useEffectEvent(() => !autosave.isDirty() && draft.clear());

  useEffect(() => {
    // A draft from before may have been begun from an older version. What is compared lives outside of React.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (state.is !== 'saving') settle();
  }, [profile, state.is, restoredAt]);

  useEffect(() => {
    if (savedAt || restoredAt) forgetDraft();
  }, [savedAt, restoredAt]);

  useEffect(() => {
    if (state.is === 'conflict') void refetch();
  }, [state.is, refetch]);

  useEffect(() => {
    const close = autosave.open();
    const saveNow = () => void autosave.flush().catch(silent);
    const onHide = () => document.visibilityState === 'hidden' && saveNow();
    const stop = subscribe({
      formState: { values: true },
      // A form that is filled as a whole is not written in: a draft from before waits until she goes on with it.
      callback: ({ name }) => void (name !== undefined && name !== 'version' && autosave.changed()),
    });
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', saveNow);
    return () => {
      stop();
      close();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, [subscribe, autosave]);

  function goOnFrom(theirs: ProfileValues, written: ProfileValues) {
    form.reset(written);
    setBase(theirs);
    autosave.adopt(draftOf(theirs));
  }

  return {
    state,
    savedAt,
    /** A draft of this device stands in the form, and nothing was saved from it yet. */
    isRestored: restoredAt !== null,
    /** False where a reload would lose what the server has not got. */
    isKept: draft.isKept,
    hasWork: state.is !== 'clean' || restoredAt !== null,
    isInConflict: state.is === 'conflict',
    saveNow: autosave.flush,
    /** Throws away what was restored: back to what is saved. */
    discard() {
      draft.discard();
      goOnFrom(valuesOf(profile), valuesOf(profile));
    },
    /** What was written here, what was saved elsewhere, and what both began from; null until that has come. */
    sidesOfConflict() {
      const mine = form.getValues();
      const theirs = valuesOf(profile);
      return state.is === 'conflict' && theirs.version !== mine.version ? { mine, theirs, base } : null;
    },
    /** Goes on from what was saved elsewhere, with what she chose of both. */
    resolve(choices: Choices): Promise<void> {
      const theirs = valuesOf(profile);
      goOnFrom(theirs, mergeValues(form.getValues(), theirs, choices));
      return autosave.flush();
    },
  };
}
