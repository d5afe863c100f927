import { type DefaultValues, type FieldValues, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { type AskForLessons, useLessonPreview } from './use-lesson-preview.ts';

interface Options<I extends FieldValues, O extends { name: string }, P> {
  schema: v.GenericSchema<I, O>;
  defaultValues: DefaultValues<I>;
  draftKey: string;
  /** What can be previewed of what is written so far. */
  planOf: (values: unknown) => P | null;
  ask: AskForLessons<P>;
  make: (body: O & { clientId: string }) => Promise<{ id: string }>;
  /** Said when it was made. */
  done: string;
}

/** A class that is being planned: its fields and their draft, the lessons that would come of it, and how it is made. */
export function usePlanningForm<I extends FieldValues, O extends { name: string }, P>(options: Options<I, O, P>) {
  const { schema, defaultValues, draftKey, planOf, ask, make, done } = options;
  const navigate = useNavigate();
  const toast = useToast();
  const contract = useContractForm({
    schema,
    defaultValues,
    async send(values, clientId) {
      const { id } = await make({ ...values, clientId }).catch(sayAtItsRow);
      draft.clear();
      toast({ type: 'success', title: done, message: values.name });
      void navigate(paths.classDetail(id), { replace: true });
    },
  });
  function sayAtItsRow(error: unknown): never {
    const { conflict } = problemOf(error);
    if (conflict) refuse(conflict);
    throw error;
  }
  const { form } = contract;
  // What a course filled in is no work of hers.
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, { key: draftKey, isDirty: () => isDirty });
  const { refuse, ...preview } = useLessonPreview(planOf(useWatch({ control: form.control })), ask);
  return { ...contract, draft, preview };
}
