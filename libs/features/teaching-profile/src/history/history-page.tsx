import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useListProfileSubmissionsQuery } from '@portal/api/profile/teacher-profile.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { historyMessages as words } from '../history-messages.ts';
import { BackLink } from '../preview/back-link.tsx';
import { CompareVersions, type Versions } from './compare-versions.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { DRAFT, versionOptions, versionsOf } from './version-options.ts';

const COMPARE_ID = 'profile-compare';

/** …/teacher-profile/history: every request for approval, and what is different between any two versions (PRF-2). */
export function HistoryPage() {
  const { data, error, isFetching, refetch } = useListProfileSubmissionsQuery();
  const [query, setQuery] = useSearchParams();
  const options = versionOptions(data?.items ?? [], useTeacherZone());
  const choose = (versions: Versions) => setQuery({ ...versions }, { replace: true });

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" pb="10" maxW="form">
      <div>
        <PageHeading title={words.title} actions={<BackLink />} />
        <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
          {words.intro}
        </chakra.p>
      </div>
      <Delayed loading={!data && !error} skeleton={<SkeletonRows rows={3} label={words.loading} />}>
        {() => {
          if (!data) {
            const problem = problemOf(error);
            return (
              <ErrorState
                title={words.failed}
                traceId={problem.traceId}
                retrying={isFetching}
                onRetry={() => void refetch()}
              >
                {problem.message}
              </ErrorState>
            );
          }
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
            <>
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
            </>
          );
        }}
      </Delayed>
    </chakra.div>
  );
}
