import { chakra } from '@chakra-ui/react/styled-system';
import type { GroupDetail } from '@portal/domain/community/group';
import { FoldRow } from '@portal/ui/fold-row';
import { group as words } from '../messages.ts';
import { GroupFacts } from './group-facts.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** The same where there is no room beside the posts: what waits is the first row, the rest is folded below it. */
export function GroupFold({ group }: { group: GroupDetail }) {
  return (
    <>
      <WaitingRow group={group} />
      <FoldRow label={words.fold(group.myRole !== null)}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" px="3" py="4">
          <GroupFacts group={group} />
        </chakra.div>
      </FoldRow>
    </>
  );
}
