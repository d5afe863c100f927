import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useSearchParams } from 'react-router';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { useListPlacesQuery } from '@portal/api/library/places.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { usePages } from '@portal/portal-core/use-list-address';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonRows } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { documents, tab as words } from '../document-messages.ts';
import { LeadSentence } from '../frame/lead-sentence.tsx';
import { StateLinks } from '../frame/state-links.tsx';
import { stateOfPath } from '../frame/state-of-path.ts';
import { titles } from '../title-messages.ts';
import { PlaceList } from './place-list.tsx';

const PAGE_SIZE = 20;
const ALL_CLASSES = { sort: 'name', size: '100' } as const;

/** /account/teaching-plan/document/{in-progress,upcoming,completed}: what of her material classes see (RTE-10, ASG-1). */
export function DocumentPage() {
  const { pathname } = useLocation();
  const state = stateOfPath(pathname);
  const [address, setAddress] = useSearchParams();
  const classId = address.get('classId') ?? '';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const change = (values: Record<string, string>) =>
    setAddress(Object.entries({ classId, ...values }).filter(([, value]) => value !== ''));
  const query = useListPlacesQuery({
    state,
    ...(classId && { classId }),
    page: String(page),
    size: String(PAGE_SIZE),
  });
  const total = query.currentData?.totals[state];
  const { pages } = usePages({ page, size: PAGE_SIZE, total });
  const classes = useListClassesQuery(ALL_CLASSES).data?.items ?? [];
  return (
    <chakra.div pb="10">
      <PageHeading
        title={titles.document}
        actions={
          <Button asChild>
            <RouterLink href={paths.lectures()}>{words.toLibrary}</RouterLink>
          </Button>
        }
      />
      <chakra.div mt="3">
        <StateLinks part="document" current={state} />
      </chakra.div>
      {total !== undefined && (
        <LeadSentence note={documents.note[state](total)}>{documents.lead[state](total)}</LeadSentence>
      )}
      <chakra.div maxW="16rem" my="4">
        <SelectField
          label={words.class}
          placeholder={words.allClasses}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          value={classId}
          onChange={({ target }) => change({ classId: target.value })}
        />
      </chakra.div>
      <VisuallyHidden asChild>
        <h2>{words.list}</h2>
      </VisuallyHidden>
      <chakra.div layerStyle="sheet" overflow="hidden">
        <QueryState query={query} failed={words.failed} skeleton={<SkeletonRows rows={4} label={words.loading} />}>
          {({ items, totals }) =>
            totals[state] === 0 ? (
              <EmptyState
                name="plan-empty"
                title={classId ? words.noneFits : words.empty[state]}
                action={
                  classId && (
                    <Button variant="outline" onClick={() => change({ classId: '' })}>
                      {words.reset}
                    </Button>
                  )
                }
              >
                {!classId && words.emptyBody}
              </EmptyState>
            ) : (
              <PlaceList places={items} onReload={() => void query.refetch()} />
            )
          }
        </QueryState>
      </chakra.div>
      <Pagination
        label={words.pages}
        page={page}
        pages={pages}
        onPage={(to) => change(to === 1 ? {} : { page: String(to) })}
      />
    </chakra.div>
  );
}
