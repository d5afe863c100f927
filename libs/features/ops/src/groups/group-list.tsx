import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { KeptGroup } from '@portal/domain/community/group-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { DeskRow } from '../desk/desk-row.tsx';
import { groups as words } from './groups-messages.ts';

interface GroupListProps {
  groups: readonly KeptGroup[];
  list: ComponentProps<typeof FollowedRows>['list'];
  search: string;
  onAll: () => void;
}

/** What was found, each the way to its form; or why there is nothing. */
export function GroupList({ groups, list, search, onAll }: GroupListProps) {
  if (groups.length === 0 && search) return <SearchEmpty title={words.nothingFound(search)} onReset={onAll} />;
  if (groups.length === 0)
    return (
      <EmptyState name="community-empty" title={words.empty}>
        {words.emptyBody}
      </EmptyState>
    );
  return (
    <FollowedRows list={list} count={groups.length}>
      <chakra.ul aria-label={words.list} listStyleType="none" layerStyle="sheet">
        {groups.map((one) => (
          <GroupRow key={one.groupId} one={one} />
        ))}
      </chakra.ul>
    </FollowedRows>
  );
}

function GroupRow({ one: { groupId, groupName, subject, owner, quantityMembers, seats } }: { one: KeptGroup }) {
  const facts = [subject?.name, words.members(quantityMembers, seats), words.owner(owner.name)];
  return <DeskRow href={paths.opsGroup(groupId)} name={groupName} facts={facts.filter(Boolean).join(' · ')} />;
}
