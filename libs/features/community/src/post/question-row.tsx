import { chakra } from '@chakra-ui/react/styled-system';
import type { CommunityPost } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { PersonLine, SaidAt } from '../frame/person-line.tsx';
import { board as words } from '../messages.ts';
import { GuardedWords } from '../moderation/guarded-words.tsx';
import { isStub } from '../moderation/said.ts';
import { ChosenAnswer } from './chosen-answer.tsx';

/** A question of the board: how many answered, what is asked, whether it is solved, and by which answer. */
export function QuestionRow({ post }: { post: CommunityPost }) {
  const { id, title, author, createdAt, editedAt, comments, state, answer } = post;
  const isWaiting = state === 'OPEN' && comments === 0;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '3.25rem minmax(0, 1fr)' }}
      columnGap="4"
      px={{ base: 'sheet', md: '6' }}
      py="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.p hideBelow="md" textAlign="center" color={isWaiting ? 'fg.warning' : undefined}>
        <chakra.span display="block" textStyle="title.sm" fontVariantNumeric="tabular-nums">
          {comments.toLocaleString()}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {words.answers}
        </chakra.span>
      </chakra.p>
      <chakra.div minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        <GuardedWords said={post}>
          <chakra.div display="flex" flexWrap="wrap" alignItems="start" columnGap="4" rowGap="1">
            <chakra.div flex="1 1 16rem" minW="0">
              <chakra.h3 textStyle="body.lg" fontWeight="medium">
                <TextLink href={paths.communityPost(id)} linkAs={RouterLink} variant="quiet" touch color="fg">
                  {title}
                </TextLink>
              </chakra.h3>
              <chakra.p textStyle="caption" color="fg.muted">
                {author.name} · <SaidAt at={createdAt} editedAt={editedAt} />
                <chakra.span hideFrom="md"> · {words.answerCount(comments)}</chakra.span>
              </chakra.p>
            </chakra.div>
            {state && <StatusChip group="question" status={state} />}
          </chakra.div>
        </GuardedWords>
        {answer && !isStub(post) && !isStub(answer) && (
          <ChosenAnswer>
            <chakra.p whiteSpace="pre-line" lineClamp={4}>
              {answer.content}
            </chakra.p>
            <PersonLine person={answer.author} at={answer.createdAt} editedAt={answer.editedAt} size="sm" />
          </ChosenAnswer>
        )}
      </chakra.div>
    </chakra.li>
  );
}
