import { chakra } from '@chakra-ui/react/styled-system';
import type { CommunityGroup } from '@portal/domain/community/group';
import type { QuestionState } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { LeadCount } from '@portal/ui/lead-count';
import { questionsOf } from '../group-frame/group-tab.ts';
import { board as words } from '../messages.ts';

interface QuestionHeadProps {
  group: CommunityGroup;
  state: QuestionState | null;
}

/** How many questions of a group are solved, and the ways to those that are and those that are not: their counts sum up. */
export function QuestionHead({ group, state }: QuestionHeadProps) {
  const { groupId, openQuestions, solvedQuestions } = group;
  const total = questionsOf(group);
  const hrefOf = (of: 'open' | 'solved' | undefined) =>
    paths.communityGroup(groupId, { tab: 'questions', ...(of && { state: of }) });
  const links = [
    { label: words.all(total), href: hrefOf(undefined), isCurrent: state === null },
    { label: words.open(openQuestions), href: hrefOf('open'), isCurrent: state === 'OPEN' },
    { label: words.solved(solvedQuestions), href: hrefOf('solved'), isCurrent: state === 'SOLVED' },
  ];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <LeadCount
        figure={solvedQuestions.toLocaleString()}
        unit={words.of(total)}
        spoken={words.solvedSpoken(solvedQuestions, total)}
      >
        {words.solvedLead}
      </LeadCount>
      <nav aria-label={words.states}>
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
          {links.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <State as={RouterLink} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </State>
            </li>
          ))}
        </chakra.ul>
      </nav>
    </chakra.div>
  );
}

const State = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: 'touch', md: 'control.sm' },
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg.panel',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    _hover: { borderColor: 'border.control' },
    _currentPage: { bg: 'bg.inverted', color: 'fg.inverted', borderColor: 'bg.inverted', fontWeight: 'semibold' },
    _focusVisible: { layerStyle: 'focus' },
  },
});
