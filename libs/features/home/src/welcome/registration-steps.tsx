import { chakra } from '@chakra-ui/react/styled-system';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { welcome } from '../messages.ts';
import { RegisterButton } from './register-button.tsx';

/** How one becomes a teacher here, in three steps joined by a hairline (REG-1). */
export function RegistrationSteps() {
  const steps = useSendsMail() ? welcome.steps : welcome.stepsWithoutMail;
  return (
    <chakra.section aria-labelledby="steps" display="grid" gap="5">
      <chakra.h2 id="steps" textStyle="title.md">
        {welcome.stepsTitle}
      </chakra.h2>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gap={{ base: '5', md: '0' }}
        gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}
      >
        {steps.map(({ title, body }, index) => (
          <chakra.li key={title} display="flex" flexDirection={{ base: 'row', md: 'column' }} gap="3" pe={{ md: '6' }}>
            <chakra.span aria-hidden display="flex" alignItems="center" gap="3" me={{ md: '-3' }}>
              <chakra.span
                display="grid"
                placeItems="center"
                flexShrink="0"
                boxSize="9"
                borderRadius="full"
                borderWidth="1px"
                borderColor="fg"
                fontWeight="bold"
                fontVariantNumeric="tabular-nums"
              >
                {index + 1}
              </chakra.span>
              <chakra.span
                display={{ base: 'none', md: index < steps.length - 1 ? 'block' : 'none' }}
                flex="1"
                borderTopWidth="1px"
              />
            </chakra.span>
            <div>
              <chakra.h3 textStyle="title.sm">{title}</chakra.h3>
              <chakra.p textStyle="body.sm" color="fg.muted">
                {body}
              </chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <RegisterButton />
      </chakra.div>
    </chakra.section>
  );
}
