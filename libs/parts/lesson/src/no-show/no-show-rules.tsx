import { chakra } from '@chakra-ui/react/styled-system';
import { noShow as words } from './no-show-messages.ts';

/** What follows when a teacher declares that nobody came; `id` is of the rules, for what they describe. */
export function NoShowRules({ id }: { id: string }) {
  return (
    <chakra.div bg="bg.muted" borderRadius="l2" p="4" textStyle="body.sm">
      <chakra.p fontWeight="semibold">{words.ruleTitle}</chakra.p>
      <chakra.ul id={id} mt="1" ps="4" listStyleType="disc" color="fg.muted">
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
