import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useGetTeacherProfileQuery } from '@portal/api/profile/profile.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { messages } from '../messages.ts';
import { ProfileEditor } from './profile-editor.tsx';

/** /account/teaching-profile/teacher-profile: what families read about her, written and handed in (PRF-1, PRF-2). */
export function TeacherProfilePage() {
  // What another device saved since is what she goes on from.
  const { data, error, isFetching, refetch } = useGetTeacherProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" pb="10">
      <div>
        <PageHeading title={messages.title} />
        <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
          {messages.description}
        </chakra.p>
      </div>
      <Delayed loading={!data && !error} skeleton={<SkeletonRows rows={6} picture={false} label={messages.loading} />}>
        {() =>
          data ? (
            <ProfileEditor profile={data} refetch={refetch} />
          ) : (
            <ErrorState
              title={messages.loadFailed}
              traceId={problemOf(error).traceId}
              retrying={isFetching}
              onRetry={() => void refetch()}
            >
              {problemOf(error).message}
            </ErrorState>
          )
        }
      </Delayed>
    </chakra.div>
  );
}
