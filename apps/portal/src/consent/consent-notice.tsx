import { chakra } from '@chakra-ui/react/styled-system';
import { useFrameWords } from '../routing/frame-language.ts';
import { ConsentButtons } from './consent-buttons.tsx';
import { useConsent, useConsentChoice } from './consent-context.ts';

/** Asks once whether visits may be counted. It stands in the page, below the header, and covers nothing. */
export function ConsentNotice() {
  const { statistics } = useFrameWords();
  const consent = useConsent();
  const choice = useConsentChoice();
  if (!consent || choice) return null;
  return (
    <chakra.section
      aria-label={statistics.title}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="2"
      columnGap="4"
      paddingX={{ base: '4', md: '8' }}
      paddingY="3"
      borderBottomWidth="1px"
      bg="bg.subtle"
      textStyle="body.sm"
    >
      <chakra.p flex="1 1 20rem" maxW="content">
        <chakra.strong fontWeight="semibold">{statistics.ask}</chakra.strong> {statistics.what}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ConsentButtons consent={consent} />
      </chakra.div>
    </chakra.section>
  );
}
