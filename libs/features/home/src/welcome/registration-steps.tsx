import { chakra } from '@chakra-ui/react/styled-system';
import { Clock } from 'lucide-react';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { welcome } from '../welcome-messages.ts';

/** How one becomes a teacher here, in three steps joined by a hairline, with the time that each takes (REG-1). */
export function RegistrationSteps() {
  const steps = useSendsMail() ? welcome.steps : welcome.stepsWithoutMail;
  return (
    <chakra.section aria-labelledby="steps" display="grid" gap="6">
      <chakra.h2 id="steps" textStyle="title.lg">
        {welcome.stepsTitle}
      </chakra.h2>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gap={{ base: '6', md: '0' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {steps.map(({ title, time, body }, index) => (
          <chakra.li
            key={title}
            display="flex"
            flexDirection={{ base: 'row', md: 'column' }}
            gap={{ base: '5', md: '3' }}
            pe={{ md: '8' }}
          >
            <chakra.span
              aria-hidden
              display="flex"
              alignItems={{ base: 'flex-start', md: 'center' }}
              gap="3"
              me={{ md: '-5' }}
            >
              <chakra.span
                textStyle="figure.lg"
                fontSize={{ base: '2.75rem', md: '3.5rem' }}
                lineHeight="1"
                fontVariantNumeric="proportional-nums"
                minW="0.7em"
              >
                {index + 1}
              </chakra.span>
              {index < steps.length - 1 && <chakra.span hideBelow="md" flex="1" borderTopWidth="1px" />}
            </chakra.span>
            <chakra.div minW="0">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
                <chakra.h3 textStyle="title.sm">{title}</chakra.h3>
                <chakra.span
                  display="inline-flex"
                  alignItems="center"
                  gap="1.5"
                  px="2"
                  py="0.5"
                  borderRadius="full"
                  bg="celadon.subtle"
                  color="celadon.fg"
                  textStyle="label"
                  fontWeight="medium"
                >
                  <Icon as={Clock} size={16} />
                  <VisuallyHidden>{welcome.takes} </VisuallyHidden>
                  {time}
                </chakra.span>
              </chakra.div>
              <chakra.p textStyle="body.md" color="fg.muted" mt="1">
                {body}
              </chakra.p>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
