import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { catalogue as words } from '../gift-messages.ts';

/** The outline of four cards. */
export function CatalogueSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <chakra.div
        aria-hidden
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))"
        gap={{ base: '2.5', md: '4' }}
        css={{ '@container (min-width: 45rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' } }}
      >
        {[1, 2, 3, 4].map((no) => (
          <Skeleton key={no} h="16rem" borderRadius="l3" />
        ))}
      </chakra.div>
    </div>
  );
}
