import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import type { LibraryFacts } from '../folders/folder-rail.tsx';
import { page as words } from '../messages.ts';

/** How much she has, as the sentence that leads the page. */
export function LibraryLead({ library, packs }: { library: LibraryFacts | undefined; packs: number }) {
  const sub = library && words.sub(library.folders.length, library.hidden);
  return (
    <chakra.div mt="2" mb="5" minH="4.5rem">
      {library && (
        <chakra.p textStyle="display" fontVariantNumeric="tabular-nums">
          {words.lead(library.documents, packs)}
        </chakra.p>
      )}
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="4" color="fg.muted">
        {sub && <span>{sub}</span>}
        <TextLink linkAs={RouterLink} href={paths.lessonPacks()} touch>
          {words.toPacks}
        </TextLink>
        <TextLink linkAs={RouterLink} href={paths.teachingPlanPart('document')} touch>
          {words.toPlan}
        </TextLink>
      </chakra.p>
    </chakra.div>
  );
}
