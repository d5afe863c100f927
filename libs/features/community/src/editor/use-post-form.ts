import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreatePostMutation, useLazyGetPostQuery, useUpdatePostMutation } from '@portal/api/community/posts.api';
import { GROUP_CONTACTS, postText } from '@portal/domain/community/group-contacts';
import type { CommunityPost, PostKind } from '@portal/domain/community/post';
import { findContactData } from '@portal/domain/patterns/contact-data';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { useRivalry } from '@portal/portal-core/use-rivalry';
import { editor as words } from '../post-messages.ts';
import { packOf, PostDraft, postSchemaOf, postValues } from './post-values.ts';

interface PostFormOptions {
  groupId: string;
  kind: PostKind;
  /** The one that is changed; null writes a new one. */
  post: CommunityPost | null;
  /** Hears of another kind, as which the draft that was brought back was begun. */
  onKind?: ((kind: PostKind) => void) | undefined;
}

/** A post as it is written: a draft of the browser until it is sent, and never over what was saved elsewhere. */
export function usePostForm({ groupId, kind, post, onKind }: PostFormOptions) {
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const [askPost] = useLazyGetPostQuery();
  const rivalry = useRivalry(post && (() => askPost({ id: post.id }).unwrap()));
  const [defaultValues] = useState(() => postValues(post, kind));
  const [sentId, setSentId] = useState<string | null>(null);
  const contract = useContractForm({
    schema: postSchemaOf(kind, post === null),
    fieldOf: (path) => path.replace(/^pack\./, ''),
    defaultValues,
    async send({ version, files, contactReason, packId, licence, kind: _, ...said }, clientId) {
      const pack = packOf(kind, { packId, licence });
      const body = {
        ...said,
        files: files.map(({ file, text }) => ({ fileId: file.id, text })),
        ...(findContactData(postText({ ...said, files }), GROUP_CONTACTS).length > 0 &&
          contactReason && { contactReason }),
      };
      try {
        const sent = await (
          post
            ? update({ id: post.id, body: { version, ...body } })
            : create({ body: { clientId, groupId, kind, ...body, ...(pack && { pack }) } })
        ).unwrap();
        setSentId(sent.id);
      } catch (error) {
        await rivalry.refused(error);
      }
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: post ? words.saved : words.done[kind] });
    },
  });
  const key = post ? `community-post:${post.id}` : `community-new:${groupId}`;
  const draft = useFormDraft(contract.form, { key, schema: PostDraft, omit: ['contactReason', 'version'] });

  const { getValues, setValue } = contract.form;
  const begun = useEffectEvent(() => {
    const before = getValues('kind');
    if (before !== kind) onKind?.(before);
  });
  useEffect(() => begun(), [draft.restoredAt]);
  // Once a draft was brought back: it says what it was begun as.
  useEffect(() => setValue('kind', kind), [kind, setValue]);

  useEffect(() => {
    if (sentId !== null) void navigate(paths.communityPost(sentId), { replace: true });
  }, [sentId, navigate]);

  return {
    ...contract,
    draft,
    /** Where its files wait, should they not have arrived. */
    keepAs: key,
    ...rivalry.between({ contract, draft, valuesOf: postValues, focus: 'content' }),
  };
}
