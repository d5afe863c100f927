import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilySummary } from '@portal/domain/families/family-summary.contract';
import { TextLink } from '@portal/ui/text-link';
import { useSummaryWords } from './summary-words.ts';

/** What was shown in a lesson; the page of somebody else opens in a window of its own. */
export function ShownMaterials({ materials }: Pick<FamilySummary, 'materials'>) {
  const words = useSummaryWords();
  return (
    <chakra.section aria-label={words.materials}>
      <chakra.p textStyle="label" color="fg.muted">
        {words.materials}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {materials.map(({ name, url }) => (
          <chakra.li key={url ?? name} overflowWrap="anywhere">
            {url !== null && URL.canParse(url) && new URL(url).protocol === 'https:' ? (
              <TextLink href={url} external touch>
                {name}
              </TextLink>
            ) : (
              name
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
