import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { importing as words } from '../packs-messages.ts';
import type { PackImport } from './use-pack-import.ts';

interface ImportOutcomeProps {
  outcome: PackImport | null;
  onClose: () => void;
}

/** What came of a file: the pack and what it lacks, or why it is none. */
export function ImportOutcome({ outcome, onClose }: ImportOutcomeProps) {
  const close = (
    <Button variant="ghost" onClick={onClose}>
      {words.close}
    </Button>
  );
  return (
    <chakra.div mb={outcome ? '4' : '0'}>
      <ProblemBanner title={words.failed} problem={outcome?.is === 'REFUSED' ? outcome.problem : null} action={close} />
      <div role="status">
        {outcome?.is === 'DONE' && (
          <Banner
            tone={outcome.missing.length > 0 ? 'warning' : 'success'}
            title={words.done(outcome.pack.name)}
            action={
              <>
                <Button asChild variant="outline">
                  <RouterLink href={paths.lessonPack(outcome.pack.id)}>{words.open}</RouterLink>
                </Button>
                {close}
              </>
            }
          >
            {outcome.missing.length > 0 && (
              <>
                <p>{words.missing(outcome.missing.length)}</p>
                <chakra.ul aria-label={words.missingList} ps="5" listStyleType="disc">
                  {outcome.missing.map((name) => (
                    <chakra.li key={name} overflowWrap="anywhere">
                      {name}
                    </chakra.li>
                  ))}
                </chakra.ul>
              </>
            )}
          </Banner>
        )}
      </div>
    </chakra.div>
  );
}
