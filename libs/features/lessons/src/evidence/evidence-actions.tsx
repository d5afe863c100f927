import { chakra } from '@chakra-ui/react/styled-system';
import { Paperclip } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { evidence as words } from '../evidence-messages.ts';
import { ProofButton } from '../proof/proof-button.tsx';

const Place = chakra(
  'div',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '& > *': { flex: { mdDown: '1 1 auto' } },
      // On a phone in reach of the thumb, wherever the page is scrolled to.
      mdDown: {
        position: 'fixed',
        insetX: '0',
        bottom: '0',
        zIndex: 'sticky',
        px: '4',
        pt: '3',
        pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
        bg: 'bg.panel',
        borderTopWidth: '1px',
      },
      // What takes the focus comes to stand above it. The types know selectors that begin or end with it alone.
      ['html:has(&)' as '&']: { scrollPaddingBottom: { base: '6rem', md: '0' } },
    },
  },
  { defaultProps: { 'data-stays-in-sight': true } },
);

/** The ways of the proof out of here: on paper, and to the support team. */
export function EvidenceActions({ lessonId }: { lessonId: string }) {
  return (
    <Place>
      <ProofButton lessonId={lessonId} format="PDF" />
      <Button asChild variant="outline">
        <RouterLink href={paths.supports(lessonId)}>
          <Icon as={Paperclip} />
          {words.attach}
        </RouterLink>
      </Button>
    </Place>
  );
}
