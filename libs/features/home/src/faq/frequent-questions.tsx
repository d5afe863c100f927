import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { usePortalConfig, useSendsMail } from '@portal/portal-core/portal-config-context';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { RegisterButton } from '../links/register-button.tsx';
import { messages as words } from './faq-messages.ts';
import { frequentQuestions } from './questions.ts';

const Question = chakra('details', {
  base: { borderBottomWidth: '1px', '&[open] > summary svg': { rotate: '180deg' } },
});

const Asked = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: 'touch',
    py: '4',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'celadon.fg' },
  },
});

/** Questions of which one is open at a time: the browser's own accordion, whose answers its search finds too. */
export function FrequentQuestions() {
  const { tenant } = usePortalConfig();
  const { hotlineNumber } = tenant;
  const questions = frequentQuestions(tenant, useSendsMail());
  return (
    <chakra.section
      aria-labelledby="faq"
      display="grid"
      gap={{ base: '4', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 5fr)' }}
    >
      <chakra.div display="grid" gap="2" alignContent="start" justifyItems="start">
        <chakra.h2 id="faq" textStyle="title.lg">
          {words.title}
        </chakra.h2>
        {hotlineNumber && (
          <>
            <chakra.p color="fg.muted">{words.callUs}</chakra.p>
            <chakra.p textStyle="title.md" fontVariantNumeric="tabular-nums">
              <TextLink href={`tel:${hotlineNumber.replaceAll(/[^\d+]/g, '')}`} variant="quiet" touch>
                {hotlineNumber}
              </TextLink>
            </chakra.p>
          </>
        )}
        {/* On a phone the bar below has it. */}
        <chakra.div hideBelow="md" mt="3">
          <RegisterButton />
        </chakra.div>
      </chakra.div>
      <chakra.div borderTopWidth="1px">
        {questions.map(({ asked, answer }, at) => (
          <Question key={asked} name="faq" open={at === 0}>
            <Asked>
              <chakra.h3 textStyle="body.lg" fontWeight="semibold">
                {asked}
              </chakra.h3>
              <chakra.span aria-hidden flexShrink="0" color="fg.muted">
                <Icon as={ChevronDown} />
              </chakra.span>
            </Asked>
            <chakra.p pb="5" pe="8" maxW="form" color="fg.muted">
              {answer}
            </chakra.p>
          </Question>
        ))}
      </chakra.div>
    </chakra.section>
  );
}
