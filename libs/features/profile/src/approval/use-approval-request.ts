import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useCancelTeacherProfileMutation, useSubmitTeacherProfileMutation } from '@portal/api/profile/profile.api';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { leadToUnreadable, useContractForm } from '@portal/portal-core/use-contract-form';
import { messages } from '../messages.ts';
import type { Choices } from '../saving/conflict.ts';
import { useProfileSaving } from '../saving/use-profile-saving.ts';
import { ProfileForm, problemsOf } from '../values/profile-schema.ts';
import { valuesOf } from '../values/profile-values.ts';

/** The form of the profile, its draft on the server, and the request for approval that is made from it. */
export function useApprovalRequest(profile: TeacherProfile, refetch: () => unknown) {
  const toast = useToast();
  const act = useAction();
  const [submit] = useSubmitTeacherProfileMutation();
  const [cancel, canceling] = useCancelTeacherProfileMutation();
  const [asked, setAsked] = useState<'SUBMIT' | 'CANCEL' | 'CONFLICT' | null>(null);
  const contract = useContractForm({
    schema: ProfileForm,
    defaultValues: valuesOf(profile),
    async send() {
      try {
        await saving.autosave.save();
        await submit({ body: { version: form.getValues('version') } }).unwrap();
        toast({ type: 'success', title: messages.submitted });
      } catch (error) {
        // Another tab wrote or handed in meanwhile: she should see it.
        if (problemOf(error).status === 409) void refetch();
        throw error;
      } finally {
        setAsked(null);
      }
    },
  });
  const { form } = contract;
  const saving = useProfileSaving(form, profile, refetch);

  return {
    ...contract,
    saving,
    asked,
    isCanceling: canceling.isLoading,
    close: () => setAsked(null),
    askConflict: () => setAsked('CONFLICT'),
    askCancel: () => setAsked('CANCEL'),
    /** Asks whether to hand in what is right, or leads to what is wrong. */
    askSubmit(element: HTMLFormElement | null) {
      if (leadToUnreadable(element)) return;
      if (saving.rival) setAsked('CONFLICT');
      else if (problemsOf(form.getValues()).length > 0) contract.submit();
      else setAsked('SUBMIT');
    },
    async cancelRequest() {
      await act(() => cancel().unwrap(), {
        done: messages.canceled,
        failed: messages.cancelFailed,
        // An operator may have decided meanwhile.
        onRefused: () => void refetch(),
      });
      setAsked(null);
    },
    resolve(choices: Choices) {
      setAsked(null);
      saving.resolve(choices);
    },
    async save() {
      try {
        await saving.autosave.save();
        toast({ type: 'success', title: messages.saved });
      } catch {
        // The line of the draft's state says why.
      }
    },
  };
}

export type ApprovalRequest = ReturnType<typeof useApprovalRequest>;
