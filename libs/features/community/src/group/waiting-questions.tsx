import { chakra } from '@chakra-ui/react/styled-system';
import { useListGroupPostsQuery } from '@portal/api/community/posts.api';
import type { GroupDetail } from '@portal/domain/community/group';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { LeadCount } from '@portal/ui/lead-count';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { FRESH } from '../frame/fresh.ts';
import { SaidAt } from '../frame/person-line.tsx';
import { questionsOf } from '../group-frame/group-tab.ts';
import { board, group as words } from '../messages.ts';

const SHOWN = '3';

/** How many questions wait for an answer, which leads the page, and the newest of them. */
export function WaitingQuestions({ group }: { group: GroupDetail }) {
  const { groupId, openQuestions } = group;
  const all = questionsOf(group);
  return (
    <chakra.section
      aria-label={words.waitingTitle}
      layerStyle="sheet"
      p="5"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      <VisuallyHidden as="h2">{words.waitingTitle}</VisuallyHidden>
      {openQuestions > 0 ? (
        <>
          <LeadCount figure={openQuestions.toLocaleString()} unit={words.pieces}>
            {words.waiting}
          </LeadCount>
          <Newest groupId={groupId} />
        </>
      ) : (
        <p>{all === 0 ? words.noQuestions : words.nothingWaits}</p>
      )}
      {all > 0 && (
        <Button asChild variant="outline" wide>
          <RouterLink href={paths.communityGroup(groupId, { tab: 'questions' })}>{words.allQuestions}</RouterLink>
        </Button>
      )}
    </chakra.section>
  );
}

function Newest({ groupId }: { groupId: string }) {
  const query = useListGroupPostsQuery({ groupId, kind: 'QUESTION', state: 'OPEN', size: SHOWN }, FRESH);
  return (
    <QueryState
      query={query}
      size="sm"
      failed={words.waitingFailed}
      skeleton={<SkeletonText lines={3} label={board.loading} />}
    >
      {({ items }) => (
        <chakra.ul listStyleType="none">
          {items
            .filter(({ isRemoved }) => !isRemoved)
            .map(({ id, title, createdAt, editedAt }) => (
              <chakra.li key={id} py="2" borderTopWidth="1px">
                <TextLink
                  href={paths.communityPost(id)}
                  linkAs={RouterLink}
                  variant="quiet"
                  touch
                  color="fg"
                  fontWeight="medium"
                >
                  {title}
                </TextLink>
                <chakra.p textStyle="caption" color="fg.muted">
                  <SaidAt at={createdAt} editedAt={editedAt} />
                </chakra.p>
              </chakra.li>
            ))}
        </chakra.ul>
      )}
    </QueryState>
  );
}
