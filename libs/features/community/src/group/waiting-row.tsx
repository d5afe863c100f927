import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { CommunityGroup } from '@portal/domain/community/group';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { LeadCount } from '@portal/ui/lead-count';
import { group as words } from '../messages.ts';

/** The same figure where there is no room beside the posts: the first row, which leads to the questions. */
export function WaitingRow({ group: { groupId, openQuestions } }: { group: CommunityGroup }) {
  if (openQuestions === 0) return null;
  return (
    <Way as={RouterLink} href={paths.communityGroup(groupId, { tab: 'questions', state: 'open' })}>
      <LeadCount figure={openQuestions.toLocaleString()} unit={words.pieces}>
        {words.waiting}
      </LeadCount>
      <Icon as={ChevronRight} size={20} />
    </Way>
  );
}

const Way = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: 'touch',
    py: '2',
    textDecoration: 'none',
    borderRadius: 'l2',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus' },
  },
});
