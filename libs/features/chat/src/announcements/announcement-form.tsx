import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useId, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { ContactGuard } from '@portal/conversation/contact-guard';
import type { GuardWords } from '@portal/conversation/guard-words';
import { laterMoment } from '@portal/conversation/later-choices';
import { useContactGuard } from '@portal/conversation/use-contact-guard';
import type { AnnouncementClass } from '@portal/domain/chat/announcement';
import { isOfFilesAlone, messageText, messageWithoutContacts } from '@portal/domain/patterns/message-contacts';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { now } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { FilesField } from '@portal/upload/files-field';
import { announcementGuard, writing as words } from '../announcement-messages.ts';
import { ClassChoice } from './class-choice.tsx';
import type { AnnouncementWriting } from './use-announcement-form.ts';

const LABELS = { classIds: words.classes, content: words.content, files: words.files };

/** What the button that ends the form is made with. */
export interface EndingProps {
  /** The classes that are chosen. */
  readonly chosen: readonly AnnouncementClass[];
  readonly formId: string;
  readonly disabled: boolean;
  readonly isSending: boolean;
  /** No moment is meant any more. */
  readonly onNow: () => void;
  /** Sends the form, to be read at a moment. */
  readonly onLater: (sendAt: string) => void;
}

interface AnnouncementFormProps {
  classes: readonly AnnouncementClass[];
  writing: AnnouncementWriting;
  failed: string;
  /** What is said about contact data in it. */
  guardWords?: GuardWords;
  ending: ComponentType<EndingProps>;
}

/** Writes an announcement to the classes that she chooses. Contact data is asked about before it leaves. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { classes, writing, failed, guardWords = announcementGuard, ending: Ending } = props;
  const id = useId();
  const zone = useTeacherZone();
  const { form, submit, isSending, problem, problems, summary, draft, chosenOf, keepAs } = writing;
  const { register, formState, setValue, control } = form;
  const [classIds, content, files, sendAt] = useWatch({ control, name: ['classIds', 'content', 'files', 'sendAt'] });
  const element = useRef<HTMLFormElement>(null);
  const firstWay = useRef<HTMLButtonElement>(null);
  const without = messageWithoutContacts({ content, files });
  const { guard, onSubmit } = useContactGuard({
    form: element,
    firstWay,
    text: messageText({ content, files }),
    instead: messageText(without),
    isOfFiles: isOfFilesAlone({ content, files }, without),
    isRight: () => form.trigger(),
    submit,
    leaveOut() {
      setValue('content', without.content, { shouldDirty: true });
      setValue('files', without.files, { shouldDirty: true });
    },
    giveReason: (reason) => setValue('contactReason', reason),
    toText: () => form.setFocus('content'),
    toFiles: () => form.setFocus('files'),
  });
  const chosen = chosenOf(classIds);
  const unheard = chosen.filter(({ readerCount }) => readerCount === 0);
  return (
    <>
      <chakra.form
        ref={element}
        id={id}
        noValidate
        onSubmit={onSubmit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
      >
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <FormSummary problems={problems} labels={LABELS} {...summary} />
        <Field label={words.content} error={formState.errors.content?.message} limit={LIMITS.chatMessageMax} required>
          <TextArea rows={6} {...register('content')} />
        </Field>
        <Controller
          control={control}
          name="classIds"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <ClassChoice
              ref={ref}
              classes={classes}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="files"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <FilesField
              ref={ref}
              label={words.files}
              location="CHAT"
              keepAs={keepAs}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
        <ProblemBanner title={failed} problem={problem} />
      </chakra.form>
      {/* Beside the form: it holds one of its own. */}
      {guard && (
        <chakra.div mt="4">
          <ContactGuard
            {...guard}
            {...(sendAt !== null && { moment: laterMoment(sendAt, now(), zone) })}
            firstWay={firstWay}
            words={guardWords}
          />
        </chakra.div>
      )}
      <StickyActions
        note={
          (guard && guardWords.resting) ||
          (!draft.isKept && words.notKept) ||
          (unheard.length > 0 && words.emptyClasses(unheard.length))
        }
      >
        <Button asChild variant="outline">
          <RouterLink href={paths.chatAnnouncements()}>{words.cancel}</RouterLink>
        </Button>
        <Ending
          chosen={chosen}
          formId={id}
          disabled={guard !== null}
          isSending={isSending}
          onNow={() => setValue('sendAt', null)}
          onLater={(sendAt) => {
            setValue('sendAt', sendAt);
            element.current?.requestSubmit();
          }}
        />
      </StickyActions>
    </>
  );
}
