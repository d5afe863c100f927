import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { formatMoney } from '@portal/domain/format/money';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Money } from '@portal/ui/money';
import { earningsOf, EXAMPLE_OFFER } from '../estimator/earnings.ts';
import { RegisterButton } from '../links/register-button.tsx';
import { welcome } from '../welcome-messages.ts';
import { ProductPicture } from './product-picture.tsx';

interface HeroProps {
  /** The way to the form, whose place the bar of a phone takes when it is out of sight. */
  registerRef?: Ref<HTMLAnchorElement>;
}

/** The promise, what it comes to, and the two ways in; beside it the product. */
export function Hero({ registerRef }: HeroProps) {
  const { tenant } = usePortalConfig();
  const { price, students } = EXAMPLE_OFFER;
  return (
    <chakra.div
      display="grid"
      gap={{ base: '8', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      borderBottomWidth="1px"
    >
      <chakra.div
        display="grid"
        alignContent="start"
        gap="4"
        pt={{ base: '4', md: '10' }}
        pb={{ lg: '12' }}
        css={{
          '& h1': {
            textStyle: 'display',
            // Never smaller than the headings below it, also where large text leaves little room.
            fontSize: { base: 'max(1.8rem, min(2.25rem, 10vw))', md: '3.25rem' },
            lineHeight: '1.27',
            letterSpacing: '-0.03em',
            // Two lines in any font: ours comes after the first drawing, and must move nothing.
            maxW: '9em',
          },
        }}
      >
        <chakra.p textStyle="label" color="fg.muted">
          {welcome.brands(tenant.classBrand.name, tenant.networkBrand.name)}
        </chakra.p>
        <PageHeading title={welcome.title} />
        <chakra.p textStyle="body.lg" color="fg.muted">
          {welcome.body.map((sentence) => (
            <chakra.span key={sentence} display="block">
              {sentence}
            </chakra.span>
          ))}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
          <RegisterButton ref={registerRef} />
          <Button asChild variant="outline" size="lg">
            <RouterLink href={paths.login()}>{welcome.login}</RouterLink>
          </Button>
        </chakra.div>
        <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3" mt="3">
          <Fact label={welcome.facts.net(formatMoney(price), students)}>
            <Money amount={earningsOf(EXAMPLE_OFFER, tenant.feePolicy).perLesson.net} size="md" />
          </Fact>
          <Fact label={welcome.facts.reviewLabel}>{welcome.facts.review}</Fact>
        </chakra.dl>
      </chakra.div>
      <ProductPicture />
    </chakra.div>
  );
}

/** The figure stands over its name, which comes first for who hears it. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column-reverse" justifyContent="flex-end">
      <chakra.dt textStyle="body.sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="money.md">{children}</chakra.dd>
    </chakra.div>
  );
}
