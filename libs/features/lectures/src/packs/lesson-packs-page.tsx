import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useListPacksQuery } from '@portal/api/library/packs.api';
import type { PackSummary } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { PickButton } from '@portal/upload/pick-button';
import { WantedPack } from '../giving/wanted-pack.tsx';
import { packs as words } from '../packs-messages.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { usePackImport } from './use-pack-import.ts';

const PAGE_SIZE = 20;

/** /account/lesson-packs: what a teacher has ready for lessons, each as one thing (W11). */
export function LessonPacksPage() {
  const [pages, setPages] = useState(1);
  const query = useListPacksQuery({ page: '1', size: String(pages * PAGE_SIZE) });
  const importing = usePackImport();
  // What is shown stays while more of it comes.
  const { data } = query;
  return (
    <chakra.div pb="10">
      <PageHeading
        title={words.title}
        back={
          <TextLink href={paths.lectures()} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
            <Icon as={ArrowLeft} size={16} />
            {words.toLibrary}
          </TextLink>
        }
        actions={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <PickButton
              accept=".json,application/json"
              icon={<Icon as={FileUp} size={18} />}
              onFiles={([file]) => file && void importing.take(file)}
            >
              {words.import}
            </PickButton>
            <Button asChild variant={data?.total === 0 ? 'solid' : 'outline'}>
              <RouterLink href={paths.newLessonPack()}>
                <Icon as={Plus} size={18} />
                {words.create}
              </RouterLink>
            </Button>
          </chakra.div>
        }
      />
      <chakra.div mt="2" mb="5" minH="4.5rem">
        {data && (
          <chakra.p textStyle="display" fontVariantNumeric="tabular-nums">
            {words.lead(data.total)}
          </chakra.p>
        )}
        <chakra.p color="fg.muted">{words.sub}</chakra.p>
      </chakra.div>
      <VisuallyHidden role="status">{importing.isLoading && words.importing}</VisuallyHidden>
      <WantedPack />
      <ImportOutcome outcome={importing.outcome} onClose={importing.close} />
      <QueryState
        query={{ ...query, ...(data && { currentData: data }) }}
        failed={words.failed}
        skeleton={<SkeletonRows rows={4} end label={words.loading} />}
      >
        {({ total, items }) =>
          total === 0 ? (
            <EmptyState name="plan-empty" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <Packs packs={items} total={total} onMore={() => setPages(pages + 1)} isLoading={query.isFetching} />
          )
        }
      </QueryState>
    </chakra.div>
  );
}

interface PacksProps {
  packs: readonly PackSummary[];
  total: number;
  isLoading: boolean;
  onMore: () => void;
}

/** The newest leads over all the width; two of the others stand side by side. */
function Packs({ packs, total, isLoading, onMore }: PacksProps) {
  return (
    <>
      <chakra.ul
        aria-label={words.list}
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(28rem, 100%), 1fr))"
        alignItems="start"
        gap="4"
      >
        {packs.map((pack, at) => (
          <chakra.li key={pack.id} gridColumn={at === 0 ? '1 / -1' : undefined}>
            <PackSheet pack={pack} isFirst={at === 0} />
          </chakra.li>
        ))}
      </chakra.ul>
      {packs.length < total && (
        <chakra.div display="grid" justifyItems="center" mt="5">
          <Button variant="outline" loading={isLoading} onClick={onMore}>
            {words.more}
          </Button>
        </chakra.div>
      )}
    </>
  );
}
