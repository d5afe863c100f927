import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { SaveLine } from '@portal/portal-core/autosave/save-line';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { useMediaQuery } from '@portal/ui/use-media-query';
import { ApprovalActions } from '../approval/approval-actions.tsx';
import { ApprovalDialogs } from '../approval/approval-dialogs.tsx';
import { StatusBanner } from '../approval/status-banner.tsx';
import { useApprovalRequest } from '../approval/use-approval-request.ts';
import { SavingContext } from '../lines/saving-context.ts';
import { messages } from '../messages.ts';
import { RemarksProvider } from '../remarks/remarks-provider.tsx';
import { summaryLabels } from '../values/field-labels.ts';
import { goToField } from '../values/go-to-field.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { PublicPagePanel } from './public-page-panel.tsx';
import { useFirstProblem } from './use-first-problem.ts';
import { ViewLinks } from './view-links.tsx';

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', minW: '0' } });
const Rail = chakra('aside', {
  base: {
    display: 'grid',
    gap: '4',
    position: 'sticky',
    top: 'calc({sizes.header} + {spacing.5})',
    maxH: 'calc(100dvh - {sizes.header} - {spacing.10})',
    overflowY: 'auto',
    // What scrolls cuts the rings of focus at its edge.
    p: '1',
    m: '-1',
  },
});

/** Where the two columns have room beside the menu. */
const WIDE = '(min-width: 80rem)';

interface ProfileEditorProps {
  profile: TeacherProfile;
  refetch: () => unknown;
}

/** The profile as it is written, with its approval: in two columns where there is room. */
export function ProfileEditor({ profile, refetch }: ProfileEditorProps) {
  const request = useApprovalRequest(profile, refetch);
  const { form, saving, problem, problems, summary, isSending, asked } = request;
  const isWide = useMediaQuery(WIDE);
  const zone = useTeacherZone();
  const asking = useRef<HTMLButtonElement>(null);
  const { submitCount } = form.formState;
  useFirstProblem(problems, submitCount);
  const { status, hasChanges, firstApprovedAt } = profile;
  const isSettled = status === 'APPROVED' && !hasChanges && !saving.isDirty;

  const line = (
    <>
      <ProblemBanner title={messages.submitFailed} problem={problem} />
      <SaveLine
        state={saving}
        zone={zone}
        savedBefore={saving.savedBefore}
        isKept={saving.draft.isKept}
        onRetry={saving.autosave.retry}
      />
    </>
  );
  const actions = (
    <ApprovalActions
      ref={asking}
      status={status}
      isSettled={isSettled}
      isSending={isSending}
      onSubmit={request.askSubmit}
      onCancel={request.askCancel}
      onSave={() => void request.save()}
    />
  );
  const progress = <ProgressPanel profile={profile} isSettled={isSettled} isWide={isWide} />;

  return (
    <FormProvider {...form}>
      <SavingContext value={saving.autosave.fieldLeft}>
        <RemarksProvider profile={profile}>
          <chakra.form
            noValidate
            aria-label={messages.title}
            onSubmit={(event) => event.preventDefault()}
            onBlur={saving.autosave.fieldLeft}
            display="grid"
            gridTemplateColumns={isWide ? 'minmax(0, 1fr) {sizes.rail}' : 'minmax(0, 1fr)'}
            gap="5"
            alignItems="start"
          >
            <Stack>
              <div role="status">
                <StatusBanner profile={profile} />
              </div>
              {firstApprovedAt !== null && <PublicPagePanel />}
              <ProfileConflict request={request} />
              {saving.draft.restoredAt && saving.isDirty && !saving.rival && <DraftNotice onDiscard={saving.revert} />}
              {submitCount > 0 && (
                <FormSummary {...summary} problems={problems} labels={summaryLabels(problems)} onGo={goToField} />
              )}
              {!isWide && progress}
              <chakra.p textStyle="body.sm" color="fg.muted">
                {messages.requiredLegend}
              </chakra.p>
              <ProfileFields />
              {!isWide && <ViewLinks />}
              {!isWide && (
                <StickyActions>
                  <chakra.div display="grid" gap="2">
                    {line}
                    <chakra.div display="flex" gap="2" css={{ '& > *': { flex: 1 } }}>
                      {actions}
                    </chakra.div>
                  </chakra.div>
                </StickyActions>
              )}
            </Stack>
            {isWide && (
              <Rail aria-label={messages.rail}>
                {progress}
                <chakra.div display="grid" gap="2">
                  {actions}
                  {line}
                </chakra.div>
                <ViewLinks />
              </Rail>
            )}
          </chakra.form>
          <ApprovalDialogs
            asked={asked === 'CONFLICT' ? null : asked}
            isPublic={firstApprovedAt !== null}
            isSending={isSending || request.isCanceling}
            onSubmit={() => request.submit()}
            onCancel={() => void request.cancelRequest()}
            onClose={request.close}
            finalFocus={asking}
          />
        </RemarksProvider>
      </SavingContext>
    </FormProvider>
  );
}
