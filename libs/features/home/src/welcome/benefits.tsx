import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarCheck, HandCoins, UsersRound } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { welcome } from '../messages.ts';

const BENEFITS = [
  { icon: CalendarCheck, text: welcome.benefits.schedule },
  { icon: UsersRound, text: welcome.benefits.students },
  { icon: HandCoins, text: welcome.benefits.income },
];

/** Three reasons to teach here. */
export function Benefits() {
  return (
    <chakra.section aria-labelledby="benefits" display="grid" gap="4">
      <chakra.h2 id="benefits" textStyle="title.md">
        {welcome.benefitTitle}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
        {BENEFITS.map(({ icon, text }) => (
          <chakra.li key={text} layerStyle="sheet" display="flex" alignItems="center" gap="3" p="5">
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              flexShrink="0"
              boxSize="9"
              borderRadius="full"
              bg="celadon.muted"
              color="celadon.fg"
            >
              <Icon as={icon} />
            </chakra.span>
            <chakra.span textStyle="body.lg" fontWeight="medium">
              {text}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
