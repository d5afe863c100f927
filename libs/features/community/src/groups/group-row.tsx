import { chakra } from '@chakra-ui/react/styled-system';
import { BellOff, CircleCheck, Hourglass } from 'lucide-react';
import { type CommunityGroup, GROUP_ROLE_LABELS, isModerator } from '@portal/domain/community/group';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { JoinButton } from '../membership/join-button.tsx';
import { groups as words } from '../messages.ts';

/** One group of a list: what it is about, how many are in it, and what waits there. */
export function GroupRow({ group }: { group: CommunityGroup }) {
  const { groupId, groupName, description, quantityMembers, subject, myRole, isMuted } = group;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1 1 16rem" minW="0" display="grid" gap="1">
        <chakra.h3 textStyle="title.sm">
          <TextLink href={paths.communityGroup(groupId)} linkAs={RouterLink} variant="quiet" touch color="fg">
            {groupName}
          </TextLink>
        </chakra.h3>
        <chakra.p textStyle="body.sm" color="fg.muted" lineClamp={2} maxW="38.75rem">
          {description}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted" display="flex" flexWrap="wrap" columnGap="3" rowGap="1">
          <span>{words.facts(quantityMembers, subject?.name)}</span>
          {isModerator(myRole) && myRole && <span>{GROUP_ROLE_LABELS[myRole]}</span>}
          {isMuted && (
            <Fact icon={BellOff} color="fg.muted">
              {words.muted}
            </Fact>
          )}
          <Questions group={group} />
        </chakra.p>
      </chakra.div>
      {myRole === null && <JoinButton group={group} inList />}
    </chakra.li>
  );
}

function Questions({ group: { openQuestions, solvedQuestions } }: { group: CommunityGroup }) {
  if (openQuestions > 0)
    return (
      <Fact icon={Hourglass} color="fg.warning">
        {words.open(openQuestions)}
      </Fact>
    );
  if (solvedQuestions === 0) return null;
  return (
    <Fact icon={CircleCheck} color="fg.success">
      {words.solved(solvedQuestions)}
    </Fact>
  );
}

interface FactProps {
  icon: typeof BellOff;
  color: string;
  children: string;
}

function Fact({ icon, color, children }: FactProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" color={color}>
      <Icon as={icon} size={16} />
      {children}
    </chakra.span>
  );
}
