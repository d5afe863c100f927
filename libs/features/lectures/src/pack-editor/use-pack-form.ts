import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreatePackMutation, useLazyGetPackQuery, useUpdatePackMutation } from '@portal/api/library/packs.api';
import type { LessonPack } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { useRivalry } from '@portal/portal-core/use-rivalry';
import { editor as words } from '../pack-editor-messages.ts';
import { packContent, packDraftSchema, packSchema, packValues } from './pack-values.ts';

const FIELD_OF: Readonly<Record<string, string>> = {
  documentIds: 'documents',
  'homework.documentIds': 'homework.documents',
};

/** A pack as it is written: kept as a draft of the browser until it is saved, and never over what was saved elsewhere. */
export function usePackForm(pack: LessonPack | null) {
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreatePackMutation();
  const [update] = useUpdatePackMutation();
  const [askPack] = useLazyGetPackQuery();
  const rivalry = useRivalry(pack && (() => askPack({ id: pack.id }).unwrap()));
  const [defaultValues] = useState(() => packValues(pack));
  const contract = useContractForm({
    schema: packSchema,
    defaultValues,
    fieldOf: (path) => FIELD_OF[path] ?? path,
    async send(values, clientId) {
      const content = packContent(values);
      if (!pack) return create({ body: { clientId, ...content } }).unwrap();
      const { id } = pack;
      try {
        return await update({ id, body: { version: values.version, ...content } }).unwrap();
      } catch (error) {
        return rivalry.refused(error);
      }
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: pack ? words.saved : words.created });
      void navigate(paths.lessonPacks());
    },
  });
  const draft = useFormDraft(contract.form, { key: `pack:${pack?.id ?? 'new'}`, schema: packDraftSchema });

  useEffect(() => {
    if (draft.isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [draft.isKept]);

  return {
    ...contract,
    draft,
    ...rivalry.between({ contract, draft, valuesOf: packValues, focus: 'name' }),
  };
}
