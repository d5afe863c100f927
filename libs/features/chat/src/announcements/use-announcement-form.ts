import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { type AnnouncementClass, AnnouncementWords } from '@portal/domain/chat/announcement';
import { findContactData } from '@portal/domain/patterns/contact-data';
import { messageText } from '@portal/domain/patterns/message-contacts';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';

const { classIds, content } = AnnouncementWords.entries;
/** What stands in the form: the contract's words, with files as they are shown. */
const AnnouncementValues = v.object({
  classIds,
  content,
  files: v.array(FileRef),
  contactReason: v.string(),
  /** When it is to be sent; null at once. */
  sendAt: v.nullable(v.string()),
});
/** As it is kept while it is half-written. */
const AnnouncementDraft = v.object({ classIds: v.array(v.string()), content: v.string(), files: v.array(FileRef) });

interface AnnouncementFormOptions {
  classes: readonly AnnouncementClass[];
  /** What stands there first. */
  first: v.InferOutput<typeof AnnouncementDraft>;
  /** Which form this is: under it wait its draft, and its files should they not have arrived. */
  draftKey: string;
  send: (
    said: AnnouncementWords,
    of: { readonly clientId: string; readonly sendAt: string | null },
  ) => Promise<unknown>;
  onSent?: () => void;
}

export type AnnouncementWriting = ReturnType<typeof useAnnouncementForm>;

/** An announcement as it is written: a draft of the browser until it is sent or kept. */
export function useAnnouncementForm({ classes, first, draftKey, send, onSent }: AnnouncementFormOptions) {
  const chosenOf = (ids: readonly string[]) => classes.filter(({ id }) => ids.includes(id));
  const contract = useContractForm({
    schema: AnnouncementValues,
    defaultValues: { ...first, contactReason: '', sendAt: null },
    send: ({ files, contactReason, sendAt, ...said }, clientId) =>
      send(
        {
          ...said,
          // A draft may name classes that are over by now.
          classIds: chosenOf(said.classIds).map(({ id }) => id),
          fileIds: files.map(({ id }) => id),
          ...(findContactData(messageText({ ...said, files })).length > 0 && contactReason && { contactReason }),
        },
        { clientId, sendAt },
      ),
    onSent() {
      draft.clear();
      onSent?.();
    },
  });
  const draft = useFormDraft(contract.form, {
    key: draftKey,
    schema: AnnouncementDraft,
    omit: ['contactReason', 'sendAt'],
  });
  return { ...contract, draft, chosenOf, keepAs: draftKey };
}
