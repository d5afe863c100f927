import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useListAddress } from '@portal/portal-core/use-list-address';
import { ListTools } from '@portal/ui/list-tools';
import { RouteLinks } from '@portal/ui/route-links';
import { groups as words } from '../messages.ts';
import { AllGroups } from './all-groups.tsx';
import { MyGroups } from './my-groups.tsx';

const NO_ORDER = [{ value: '' }] as const;

/** /account/community: the groups of a teacher, and those that she may join (COM-1). */
export function GroupsPage() {
  const isAll = useSearchParams()[0].get('view') === 'all';
  const { q, search } = useListAddress(NO_ORDER);
  const reset = () => search('');
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} />
      <RouteLinks
        label={words.views}
        linkAs={RouterLink}
        links={[
          { label: words.mine, href: paths.community(), isCurrent: !isAll },
          { label: words.all, href: paths.community('all'), isCurrent: isAll },
        ]}
      />
      <ListTools labels={{ search: words.search }} q={q} onSearch={search} />
      {isAll ? <AllGroups search={q} onReset={reset} /> : <MyGroups search={q} onReset={reset} />}
    </chakra.div>
  );
}
