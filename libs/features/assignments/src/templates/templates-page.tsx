import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useListAssignmentTemplatesQuery } from '@portal/api/coursework/assignment-templates.api';
import { TemplateList } from '@portal/coursework/template-list';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useListAddress, usePages } from '@portal/portal-core/use-list-address';
import { Icon } from '@portal/ui/icon';
import { ListTools } from '@portal/ui/list-tools';
import { TextLink } from '@portal/ui/text-link';
import { templates as words } from '../list-messages.ts';

const PAGE_SIZE = 10;
const ONE_ORDER = [{ value: 'new' }] as const;

/** /account/assignments/templates: what she keeps to give it again, with the results of last time (ASG-1). */
export function TemplatesPage() {
  const zone = useTeacherZone();
  const { q, page, search, setPage } = useListAddress(ONE_ORDER);
  const query = useListAssignmentTemplatesQuery({
    ...(q && { search: q }),
    page: String(page),
    size: String(PAGE_SIZE),
  });
  const total = query.currentData?.total;
  const { pages } = usePages({ page, size: PAGE_SIZE, total });
  const back = (
    <TextLink href={paths.assignments()} linkAs={RouterLink} variant="quiet" touch>
      <Icon as={ArrowLeft} /> {words.back}
    </TextLink>
  );
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} back={back} />
      <chakra.div mt="2" minH="4.5rem">
        {total !== undefined && (
          <chakra.h2 textStyle="display" fontVariantNumeric="tabular-nums">
            {q ? words.found(total) : words.count(total)}
          </chakra.h2>
        )}
        <chakra.p color="fg.muted">{words.lead}</chakra.p>
      </chakra.div>
      {(q !== '' || total !== 0) && <ListTools labels={words} q={q} onSearch={search} />}
      <TemplateList query={query} isSearch={q !== ''} page={page} pages={pages} onPage={setPage} zone={zone} />
    </chakra.div>
  );
}
