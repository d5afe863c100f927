import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useGetGroupQuery } from '@portal/api/community/groups.api';
import type { GroupDetail } from '@portal/domain/community/group';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { RouteLinks } from '@portal/ui/route-links';
import { SkeletonRows } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { FRESH } from '../frame/fresh.ts';
import { Gone } from '../frame/gone.tsx';
import { group as words } from '../messages.ts';
import { useShown } from '../state/use-shown.ts';
import { GroupHead } from './group-head.tsx';
import { type GroupTab, questionsOf, talksOf } from './group-tab.ts';

interface GroupFrameProps {
  groupId: string;
  tab: GroupTab;
  children: (group: GroupDetail) => ReactNode;
}

/** One group under one head, with its tabs: an address for each. */
export function GroupFrame({ groupId, tab, children }: GroupFrameProps) {
  const query = useGetGroupQuery({ groupId }, FRESH);
  useShown('group', groupId);
  return (
    <chakra.div pb={{ base: '24', md: '10' }}>
      {!query.currentData && (
        <PageHeading title={words.title} back={<BackLink href={paths.community()}>{words.back}</BackLink>} />
      )}
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows rows={4} label={words.loading} />}
        gone={<Gone title={words.gone} body={words.goneBody} href={paths.community()} way={words.toGroups} />}
      >
        {(group) => (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <GroupHead group={group} tab={tab} />
            <RouteLinks label={words.tabs} linkAs={RouterLink} links={linksOf(group, tab)} />
            {children(group)}
          </chakra.div>
        )}
      </QueryState>
    </chakra.div>
  );
}

const linksOf = (group: GroupDetail, tab: GroupTab) => [
  { label: words.talks(talksOf(group)), href: paths.communityGroup(group.groupId), isCurrent: tab === 'talks' },
  {
    label: words.questions(questionsOf(group)),
    href: paths.communityGroup(group.groupId, { tab: 'questions' }),
    isCurrent: tab === 'questions',
  },
  {
    label: words.packs(group.packs),
    href: paths.communityGroup(group.groupId, { tab: 'packs' }),
    isCurrent: tab === 'packs',
  },
  { label: words.membersTab, href: paths.communityMembers(group.groupId), isCurrent: tab === 'members' },
];
