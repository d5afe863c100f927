import { chakra } from '@chakra-ui/react/styled-system';
import { CircleHelp, Package, SquarePen } from 'lucide-react';
import type { GroupDetail } from '@portal/domain/community/group';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { AvatarStack } from '@portal/ui/avatar-stack';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { BackLink } from '../frame/back-link.tsx';
import { JoinButton } from '../membership/join-button.tsx';
import { MembershipMenu } from '../membership/membership-menu.tsx';
import { group as words } from '../messages.ts';
import { GroupBanner } from './group-banner.tsx';
import type { GroupTab } from './group-tab.ts';

interface GroupHeadProps {
  group: GroupDetail;
  tab: GroupTab;
}

/** What is written from where. */
const WRITING = {
  talks: { kind: undefined, icon: SquarePen, label: words.write },
  questions: { kind: 'question', icon: CircleHelp, label: words.ask },
  packs: { kind: 'pack', icon: Package, label: words.sharePack },
} as const;

/** What a group is called, what it is about and who is in it; over questions, packs and members it folds to its title. */
export function GroupHead({ group, tab }: GroupHeadProps) {
  const { groupId, groupName, bannerUrl, bannerText, description, members, quantityMembers, lastWeek, myRole } = group;
  const isWhole = tab === 'talks';
  return (
    <chakra.header display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {isWhole && bannerUrl !== null && <GroupBanner url={bannerUrl} text={bannerText} />}
      <PageHeading
        title={groupName}
        page={paths.communityGroup(groupId)}
        back={<BackLink href={paths.community()}>{words.back}</BackLink>}
        actions={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {myRole === null ? <JoinButton group={group} /> : <MembershipMenu group={group} />}
            {myRole !== null && tab !== 'members' && (
              <Button asChild>
                <RouterLink href={paths.newCommunityPost(groupId, WRITING[tab].kind)}>
                  <Icon as={WRITING[tab].icon} />
                  {WRITING[tab].label}
                </RouterLink>
              </Button>
            )}
          </chakra.div>
        }
      />
      {isWhole && (
        <chakra.p color="fg.muted" maxW="38.75rem" whiteSpace="pre-line">
          {description}
        </chakra.p>
      )}
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" textStyle="body.sm">
        {isWhole && <AvatarStack people={members} />}
        <chakra.span fontWeight="semibold">{words.members(quantityMembers)}</chakra.span>
        {isWhole && <chakra.span color="fg.muted">{words.lastWeek(lastWeek.posts, lastWeek.comments)}</chakra.span>}
      </chakra.p>
    </chakra.header>
  );
}
