import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { useNow } from '@portal/portal-core/clock';
import { DueClock } from '@portal/ui/due-clock';
import { Meter } from '@portal/ui/meter';
import { Panel } from '@portal/ui/panel';
import { StatusChip } from '@portal/ui/status-chip';
import { approval, rail } from '../messages.ts';
import { PlaceLinks } from '../remarks/place-links.tsx';
import type { ProfileValues } from '../values/profile-values.ts';
import { progressOf } from './progress.ts';

interface ProgressPanelProps {
  profile: Pick<TeacherProfile, 'status' | 'submission'>;
  /** Approved, and nothing was written since. */
  isSettled: boolean;
  /** Shows what is missing at once; where it is narrow behind a press. */
  isWide: boolean;
}

/** How far the profile is: the state of its approval, how complete it is, and what is missing, while she writes. */
export function ProgressPanel({ profile: { status, submission }, isSettled, isWide }: ProgressPanelProps) {
  const { control } = useFormContext<ProfileValues>();
  const now = useNow(millisecondsInMinute);
  const { percent, missing, wishes } = useWatch({ control, compute: progressOf });
  const links = (findings: typeof missing) => findings.map(({ path, message }) => ({ path, text: message }));
  return (
    <Panel size="sm" title={rail.status} action={<StatusChip group="profile" status={status} />}>
      <Meter label={rail.completeness} value={percent} text={rail.percent(percent)} />
      {status === 'PENDING' && submission && <DueClock dueAt={submission.dueAt} now={now} />}
      {missing.length === 0 ? (
        status !== 'PENDING' && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {isSettled ? approval.noChanges : rail.nothingMissing}
          </chakra.p>
        )
      ) : (
        <chakra.details open={isWide} textStyle="body.sm">
          <chakra.summary
            minH={{ base: 'touch', md: 'auto' }}
            py={{ base: '2.5', md: '0' }}
            fontWeight="semibold"
            cursor="pointer"
          >
            {rail.missing(missing.length)}
          </chakra.summary>
          <chakra.div mt="2">
            <PlaceLinks label={rail.missing(missing.length)} links={links(missing)} />
          </chakra.div>
        </chakra.details>
      )}
      {wishes.length > 0 && missing.length === 0 && (
        <chakra.div textStyle="body.sm">
          <chakra.p fontWeight="semibold">{rail.wish}</chakra.p>
          <PlaceLinks label={rail.wish} links={links(wishes)} />
        </chakra.div>
      )}
    </Panel>
  );
}
