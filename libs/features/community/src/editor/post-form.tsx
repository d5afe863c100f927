import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { ContactGuard } from '@portal/conversation/contact-guard';
import { useContactGuard } from '@portal/conversation/use-contact-guard';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import {
  GROUP_CONTACTS,
  isOfPostFilesAlone,
  postText,
  postWithoutContacts,
} from '@portal/domain/community/group-contacts';
import { type CommunityPost, type PostKind, TITLE_MISSING } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';
import { ConflictNotice } from '@portal/portal-core/autosave/conflict-notice';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { packs, sharing } from '../packs-messages.ts';
import { changeGuard, guard as newGuard, editor as words } from '../post-messages.ts';
import { FilesPart } from './files-part.tsx';
import { PackPart } from './pack-part.tsx';
import { usePostForm } from './use-post-form.ts';

interface PostFormProps {
  groupId: string;
  kind: PostKind;
  /** The one that is changed; null writes a new one. */
  post: CommunityPost | null;
  /** Hears of another kind, as which the draft that was brought back was begun. */
  onKind?: ((kind: PostKind) => void) | undefined;
}

const LABELS = {
  title: words.title,
  content: words.content,
  files: words.files,
  packId: sharing.pack,
  licence: packs.licence,
};

/** Writes a post, or changes it. Contact data is asked about before it leaves. */
export function PostForm({ groupId, kind, post, onKind }: PostFormProps) {
  const id = useId();
  const isQuestion = kind === 'QUESTION';
  const needsTitle = TITLE_MISSING[kind] !== null;
  const { form, submit, isSending, problem, problems, summary, draft, keepAs, ...rivalry } = usePostForm({
    groupId,
    kind,
    post,
    onKind,
  });
  const { register, formState, setValue } = form;
  const [title, content, files] = useWatch({ control: form.control, name: ['title', 'content', 'files'] });
  const guardWords = post ? changeGuard : newGuard;
  const element = useRef<HTMLFormElement>(null);
  const firstWay = useRef<HTMLButtonElement>(null);
  const without = postWithoutContacts({ title, content, files });
  const { guard, onSubmit } = useContactGuard({
    form: element,
    firstWay,
    text: postText({ title, content, files }),
    instead: postText(without),
    isOfFiles: isOfPostFilesAlone({ title, content, files }, without),
    wanted: GROUP_CONTACTS,
    isRight: () => form.trigger(),
    submit,
    leaveOut() {
      setValue('title', without.title, { shouldDirty: true });
      setValue('content', without.content, { shouldDirty: true });
      setValue('files', without.files, { shouldDirty: true });
    },
    giveReason: (reason) => setValue('contactReason', reason),
    toText: () => form.setFocus('content'),
    toFiles: () => form.setFocus('files'),
  });
  return (
    <FormProvider {...form}>
      <chakra.form
        ref={element}
        id={id}
        noValidate
        onSubmit={onSubmit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        maxW="form"
      >
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <ConflictNotice isShown={rivalry.isRivalled} onKeepMine={rivalry.keepMine} onTakeTheirs={rivalry.takeTheirs} />
        <FormSummary problems={problems} labels={LABELS} {...summary} />
        {kind === 'PACK' && (post ? <chakra.p color="fg.muted">{sharing.fixed}</chakra.p> : <PackPart />)}
        <Field
          label={needsTitle ? words.title : words.titleOptional}
          error={formState.errors.title?.message}
          limit={COMMUNITY_LIMITS.titleMax}
          required={needsTitle}
        >
          <TextInput
            {...register('title')}
            placeholder={isQuestion ? words.questionPlaceholder : undefined}
            autoComplete="off"
          />
        </Field>
        <Field
          label={words.content}
          helper={isQuestion ? words.questionHelper : undefined}
          error={formState.errors.content?.message}
          limit={COMMUNITY_LIMITS.contentMax}
          required
        >
          <TextArea rows={8} {...register('content')} />
        </Field>
        <FilesPart kind={kind} keepAs={keepAs} />
        <ProblemBanner title={post ? words.saveFailed : words.failed} problem={problem} />
      </chakra.form>
      {/* Beside the form: it holds one of its own. */}
      {guard && (
        <chakra.div mt="4" maxW="form">
          <ContactGuard {...guard} firstWay={firstWay} words={guardWords} />
        </chakra.div>
      )}
      <chakra.div maxW="form">
        <StickyActions note={guard ? guardWords.resting : !draft.isKept && words.notKept}>
          <Button asChild variant="outline">
            <RouterLink href={post ? paths.communityPost(post.id) : paths.communityGroup(groupId)}>
              {words.cancel}
            </RouterLink>
          </Button>
          <Button type="submit" form={id} disabled={guard !== null} loading={isSending} loadingText={words.sending}>
            {post ? words.save : words.submit[kind]}
          </Button>
        </StickyActions>
      </chakra.div>
    </FormProvider>
  );
}
