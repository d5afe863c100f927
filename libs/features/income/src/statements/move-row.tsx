import { chakra } from '@chakra-ui/react/styled-system';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { Money } from '@portal/ui/money';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { parts as words } from '../statement-messages.ts';

interface MoveRowProps {
  href: string;
  at: string;
  /** Why, or where to. */
  name: string;
  /** Negative where it went. */
  amount: number;
}

/** Money that moved in a month besides its lessons. */
export function MoveRow({ href, at, name, amount }: MoveRowProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="5"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1 1 12rem" minW="0" textStyle="body.sm">
        <chakra.p overflowWrap="anywhere">{name}</chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          <DateText instant={at} show="dateTime" />
        </chakra.p>
      </chakra.div>
      <chakra.div ms="auto" display="grid" justifyItems="end">
        <Money own amount={amount} size="md" signed />
        <TextLink href={href} linkAs={RouterLink} touch textStyle="caption">
          {words.see}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </TextLink>
      </chakra.div>
    </chakra.li>
  );
}
