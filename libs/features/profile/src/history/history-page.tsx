import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { useListProfileSubmissionsQuery } from '@portal/api/profile/profile.api';
import type { Versions } from '@portal/approval/version-compare';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { historyMessages as words } from '../history-messages.ts';
import { BackLink } from '../preview/back-link.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { DRAFT, versionOptions, versionsOf } from './version-options.ts';

const COMPARE_ID = 'profile-compare';

/** …/teacher-profile/history: every request for approval, and what is different between any two versions (PRF-2). */
export function HistoryPage() {
  const submissions = useListProfileSubmissionsQuery();
  const [query, setQuery] = useSearchParams();
  const options = versionOptions(submissions.data?.items ?? [], useTeacherZone());
  const choose = (versions: Versions) => setQuery({ ...versions }, { replace: true });

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" pb="10" maxW="form">
      <div>
        <PageHeading title={words.title} actions={<BackLink />} />
        <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
          {words.intro}
        </chakra.p>
      </div>
      <QueryState query={submissions} loading={words.loading} failed={words.failed}>
        {(data) => {
          if (data.items.length === 0) {
            return (
              <EmptyState
                name="plan-empty"
                title={words.empty}
                action={
                  <Button asChild>
                    <RouterLink href={paths.teacherProfile()}>{words.toProfile}</RouterLink>
                  </Button>
                }
              >
                {words.emptyBody}
              </EmptyState>
            );
          }
          return (
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
              <SubmissionHistory
                submissions={data.items}
                onCompare={({ id }) => {
                  choose({ from: id, to: DRAFT });
                  document.getElementById(COMPARE_ID)?.focus();
                }}
              />
              <CompareVersions
                id={COMPARE_ID}
                options={options}
                versions={versionsOf(query, options)}
                onChoose={choose}
              />
            </chakra.div>
          );
        }}
      </QueryState>
    </chakra.div>
  );
}
