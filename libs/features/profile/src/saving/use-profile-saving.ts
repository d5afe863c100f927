import type { UseFormReturn } from 'react-hook-form';
import { useUpdateTeacherProfileMutation } from '@portal/api/profile/profile.api';
import type { ProfileDraft, TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { useAutosave } from '@portal/portal-core/autosave/use-autosave';
import { isSavable } from '../values/profile-schema.ts';
import { draftOf, type ProfileValues, valuesOf } from '../values/profile-values.ts';
import { type Choices, mergeValues } from './conflict.ts';

/** Keeps the server's draft at what is written, and the form at what was saved elsewhere while nothing is written here. */
export function useProfileSaving(
  form: UseFormReturn<ProfileValues, unknown, ProfileValues>,
  profile: TeacherProfile,
  refetch: () => unknown,
) {
  const [update] = useUpdateTeacherProfileMutation();
  const saving = useAutosave<ProfileValues, TeacherProfile, ProfileDraft>({
    form,
    arrived: profile,
    draftKey: 'teacher-profile',
    content: draftOf,
    contentOf: (known) => draftOf(valuesOf(known)),
    send: (content, { version }) => update({ body: { version, content } }).unwrap(),
    resourceOf: (saved) => saved,
    fieldsOf: valuesOf,
    rebase: ({ version }) => form.setValue('version', version),
    isBasedOn: ({ version }, written) => written.version === version,
    refetch: () => void refetch(),
    isSavable,
  });
  const { base, rival, autosave } = saving;

  return {
    ...saving,
    /** When she saved it before; the first version was begun for her, or is not begun yet. */
    savedBefore: base.version > 1 ? base.updatedAt : null,
    /** What was written here, what was saved elsewhere, and what both began from; null without a conflict. */
    sidesOfConflict: () => rival && { mine: form.getValues(), theirs: valuesOf(rival), base: valuesOf(base) },
    /** Goes on from what was saved elsewhere, with what she chose of both. */
    resolve(choices: Choices) {
      if (rival) form.reset(mergeValues(form.getValues(), valuesOf(rival), choices));
      autosave.keepMine();
    },
  };
}
