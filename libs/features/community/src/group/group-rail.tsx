import { chakra } from '@chakra-ui/react/styled-system';
import type { GroupDetail } from '@portal/domain/community/group';
import { group as words } from '../messages.ts';
import { GroupFacts } from './group-facts.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';

/** Beside what is said: what waits for an answer, what she gave herself, and what all keep to. */
export function GroupRail({ group }: { group: GroupDetail }) {
  return (
    <chakra.aside
      aria-label={words.about}
      flex="0 1 20rem"
      minW="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
    >
      <WaitingQuestions group={group} />
      <GroupFacts group={group} />
    </chakra.aside>
  );
}
