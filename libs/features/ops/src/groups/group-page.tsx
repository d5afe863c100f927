import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetKeptGroupQuery } from '@portal/api/community/group-desk.api';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { OtherDesk } from '../desk/other-desk.tsx';
import { EditGroup } from './edit-group.tsx';
import { GroupFrame } from './group-frame.tsx';
import { group as words, groups } from './groups-messages.ts';

/** /ops/groups/:groupId: one group, to change it. */
export function GroupPage() {
  const { groupId = '' } = useParams();
  const query = useGetKeptGroupQuery({ groupId }, { refetchOnMountOrArgChange: true });
  const isOthers = query.error !== undefined && problemOf(query.error).code === 'FORBIDDEN';
  return (
    <GroupFrame title={words.title}>
      {isOthers ? (
        <OtherDesk title={groups.notMine}>{groups.notMineBody}</OtherDesk>
      ) : (
        <QueryState
          query={query}
          failed={words.failed}
          skeleton={<SkeletonText lines={8} label={words.loading} />}
          gone={
            <EmptyState name="not-found" title={words.gone}>
              {words.goneBody}
            </EmptyState>
          }
        >
          {(kept) => <EditGroup key={kept.groupId} kept={kept} />}
        </QueryState>
      )}
    </GroupFrame>
  );
}
