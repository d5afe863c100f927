import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useCreateAnnouncementMutation } from '@portal/api/chat/announcements.api';
import { FileRef } from '@portal/domain/assets/file';
import { type AnnouncementClass, NewAnnouncement } from '@portal/domain/chat/announcement';
import { messageText } from '@portal/domain/chat/message-contacts';
import { findContactData } from '@portal/domain/patterns/contact-data';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { writing as words } from '../announcement-messages.ts';

const { classIds, content } = NewAnnouncement.entries;
/** What stands in the form: the contract's words, with files as they are shown. */
const AnnouncementValues = v.object({ classIds, content, files: v.array(FileRef), contactReason: v.string() });
/** As it is kept while it is half-written. */
const AnnouncementDraft = v.object({ classIds: v.array(v.string()), content: v.string(), files: v.array(FileRef) });

export interface AnnouncementFormProps {
  classes: readonly AnnouncementClass[];
  /** The class that she came from. */
  firstClassId: string | null;
}

/** An announcement as it is written: a draft of the browser until it is sent; then its page says who has read it. */
export function useAnnouncementForm({ classes, firstClassId }: AnnouncementFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreateAnnouncementMutation();
  const [sentId, setSentId] = useState<string | null>(null);
  const chosenOf = (ids: readonly string[]) => classes.filter(({ id }) => ids.includes(id));
  const contract = useContractForm({
    schema: AnnouncementValues,
    defaultValues: {
      classIds: firstClassId === null ? [] : [firstClassId],
      content: '',
      files: [],
      contactReason: '',
    },
    async send({ files, contactReason, ...said }, clientId) {
      const body = {
        ...said,
        // A draft may name classes that are over by now.
        classIds: chosenOf(said.classIds).map(({ id }) => id),
        clientId,
        fileIds: files.map(({ id }) => id),
        ...(findContactData(messageText({ ...said, files })).length > 0 && contactReason && { contactReason }),
      };
      setSentId((await create({ body }).unwrap()).id);
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.sent });
    },
  });
  const key = `announcement:${firstClassId ?? 'new'}`;
  const draft = useFormDraft(contract.form, { key, schema: AnnouncementDraft, omit: ['contactReason'] });

  useEffect(() => {
    if (sentId !== null) void navigate(paths.chatAnnouncement(sentId), { replace: true });
  }, [sentId, navigate]);

  /** Where its files wait, should they not have arrived. */
  return { ...contract, draft, chosenOf, keepAs: key };
}
