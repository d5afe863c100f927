import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { CommunityGroup } from '@portal/domain/community/group';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { GroupRow } from './group-row.tsx';

interface GroupListProps {
  label: string;
  groups: readonly CommunityGroup[];
  list: ComponentProps<typeof FollowedRows>['list'];
  /** A title that is seen stands above it already. */
  hasTitle?: boolean;
}

/** Groups on one sheet, as far as she looks. */
export function GroupList({ label, groups, list, hasTitle = false }: GroupListProps) {
  return (
    <FollowedRows list={list} count={groups.length}>
      {!hasTitle && <VisuallyHidden as="h2">{label}</VisuallyHidden>}
      <chakra.ul aria-label={label} listStyleType="none" layerStyle="sheet" px={{ base: 'sheet', md: '5' }}>
        {groups.map((group) => (
          <GroupRow key={group.groupId} group={group} />
        ))}
      </chakra.ul>
    </FollowedRows>
  );
}
