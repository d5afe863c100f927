import { chakra } from '@chakra-ui/react/styled-system';
import type { GroupDetail } from '@portal/domain/community/group';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { members as words } from '../messages.ts';
import { MemberRow } from './member-row.tsx';
import type { useMembers } from './use-members.ts';

interface MemberListProps {
  group: GroupDetail;
  list: ReturnType<typeof useMembers>;
  q: string;
  onReset: () => void;
}

/** Everybody in a group: who owns it, who looks after it, and the others as they came. */
export function MemberList({ group, list, q, onReset }: MemberListProps) {
  return (
    <QueryState query={list} failed={words.failed} skeleton={<SkeletonRows rows={5} label={words.loading} />}>
      {({ pages }) => {
        const members = pages.flatMap(({ items }) => items);
        if (members.length === 0) return <SearchEmpty by="search" title={words.notFound(q)} onReset={onReset} />;
        return (
          <FollowedRows list={list} count={members.length}>
            <chakra.ul aria-label={words.list} listStyleType="none" layerStyle="sheet" px={{ base: 'sheet', md: '5' }}>
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  groupId={group.groupId}
                  member={member}
                  mayName={group.myRole === 'OWNER' && !member.isMe}
                />
              ))}
            </chakra.ul>
          </FollowedRows>
        );
      }}
    </QueryState>
  );
}
