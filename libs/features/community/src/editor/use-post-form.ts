import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useCreatePostMutation, useLazyGetPostQuery, useUpdatePostMutation } from '@portal/api/community/posts.api';
import type { CommunityPost, PostKind } from '@portal/domain/community/post';
import { findContactData } from '@portal/domain/patterns/contact-data';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { editor as words } from '../post-messages.ts';
import { POST_SCHEMAS, PostDraft, postValues } from './post-values.ts';

interface PostFormOptions {
  groupId: string;
  kind: PostKind;
  /** The one that is changed; null writes a new one. */
  post: CommunityPost | null;
}

/** A post as it is written: a draft of the browser until it is sent, and never over what was saved elsewhere. */
export function usePostForm({ groupId, kind, post }: PostFormOptions) {
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const [askPost] = useLazyGetPostQuery();
  /** What was saved elsewhere meanwhile. */
  const [rival, setRival] = useState<CommunityPost | null>(null);
  const [defaultValues] = useState(() => postValues(post));
  const [sentId, setSentId] = useState<string | null>(null);
  const contract = useContractForm({
    schema: POST_SCHEMAS[kind],
    defaultValues,
    async send({ version, files, contactReason, ...said }, clientId) {
      const body = {
        ...said,
        files: files.map(({ file, text }) => ({ fileId: file.id, text })),
        ...(findContactData(`${said.title}\n${said.content}`).length > 0 && contactReason && { contactReason }),
      };
      try {
        const sent = await (
          post
            ? update({ id: post.id, body: { version, ...body } })
            : create({ body: { clientId, groupId, kind, ...body } })
        ).unwrap();
        setSentId(sent.id);
      } catch (error) {
        if (post && problemOf(error).code === 'VERSION_CONFLICT') setRival(await askPost({ id: post.id }).unwrap());
        throw error;
      }
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: post ? words.saved : words.done(kind === 'QUESTION') });
    },
  });
  const { form, submit, problem } = contract;
  const key = post ? `community-post:${post.id}` : `community-new:${groupId}`;
  const draft = useFormDraft(form, { key, schema: PostDraft, omit: ['contactReason', 'version'] });

  useEffect(() => {
    if (sentId !== null) void navigate(paths.communityPost(sentId), { replace: true });
  }, [sentId, navigate]);

  return {
    ...contract,
    draft,
    /** Where its files wait, should they not have arrived. */
    keepAs: key,
    isRivalled: rival !== null,
    problem: problem?.code === 'VERSION_CONFLICT' ? null : problem,
    keepMine() {
      if (rival) form.setValue('version', rival.version);
      setRival(null);
      submit();
    },
    takeTheirs() {
      form.reset(postValues(rival));
      draft.clear();
      setRival(null);
      form.setFocus('content');
    },
  };
}
