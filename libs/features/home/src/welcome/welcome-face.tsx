import { chakra } from '@chakra-ui/react/styled-system';
import { QuickLinks } from '../links/quick-links.tsx';
import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

/** What a visitor without a session sees. */
export function WelcomeFace() {
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '14' }} pb="10">
      <Hero />
      <Benefits />
      <RegistrationSteps />
      <QuickLinks />
    </chakra.div>
  );
}
