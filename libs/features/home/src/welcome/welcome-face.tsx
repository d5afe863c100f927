import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useRef } from 'react';
import { late } from '@portal/ui/late';
import { Hero } from './hero.tsx';
import { RegisterBar } from './register-bar.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

// Below the first screen, and nothing that a teacher who is signed in should wait for.
const BelowTheSteps = late(async () => ({ default: (await import('./below-the-steps.tsx')).BelowTheSteps }));

/** What a visitor without a session sees (REG-1). */
export function WelcomeFace() {
  const register = useRef<HTMLAnchorElement>(null);
  return (
    // The bar of a phone ends where the page does.
    <chakra.div mb={{ base: '-4', md: '0' }}>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '10', md: '14' }}
        pb={{ base: '6', md: '10' }}
      >
        <Hero registerRef={register} />
        <RegistrationSteps />
        <Suspense fallback={<chakra.div minH="100rem" aria-busy="true" />}>
          <BelowTheSteps />
        </Suspense>
      </chakra.div>
      <RegisterBar hero={register} />
    </chakra.div>
  );
}
