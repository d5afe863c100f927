import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { ListTools } from '@portal/ui/list-tools';
import { useMediaQuery } from '@portal/ui/use-media-query';
import { GroupFrame } from '../group-frame/group-frame.tsx';
import { board as words } from '../messages.ts';
import { BoardList } from './board-list.tsx';
import { useGroupAddress } from './group-address.ts';
import { GroupFold } from './group-fold.tsx';
import { GroupRail } from './group-rail.tsx';
import { QuestionHead } from './question-head.tsx';
import { useBoard } from './use-board.ts';

/** Room for what waits beside what is said. */
const WITH_RAIL = '(min-width: 64rem)';

/** /account/community/:groupId: what is said in a group, what is asked and what is shared (COM-1). */
export function GroupPage() {
  const { groupId = '' } = useParams();
  const { search, ...view } = useGroupAddress();
  const { tab, state, q } = view;
  const hasRail = useMediaQuery(WITH_RAIL) && tab === 'talks';
  // Asked for here: beside the group, not behind it.
  const list = useBoard(groupId, view);
  return (
    <GroupFrame groupId={groupId} tab={tab}>
      {(group) => (
        <chakra.div display="flex" flexWrap="wrap" alignItems="start" gap="6">
          {/* With large letters the rail stands below, where it leaves what is said no room. */}
          <chakra.div flex="1 1 20rem" minW="0">
            {tab === 'talks' && !hasRail && <GroupFold group={group} />}
            {tab === 'questions' && <QuestionHead group={group} state={state} />}
            <ListTools labels={{ search: words.search[tab] }} q={q} onSearch={search} />
            <BoardList {...view} list={list} onReset={() => search('')} />
          </chakra.div>
          {hasRail && <GroupRail group={group} />}
        </chakra.div>
      )}
    </GroupFrame>
  );
}
