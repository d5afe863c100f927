import { chakra } from '@chakra-ui/react/styled-system';
import { Bookmark } from 'lucide-react';
import { useListAssignmentsQuery } from '@portal/api/coursework/assignments.api';
import { AssignmentList } from '@portal/coursework/assignment-list';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { usePages } from '@portal/portal-core/use-list-address';
import { Button } from '@portal/ui/button';
import { ComboboxField } from '@portal/ui/combobox-field';
import { Icon } from '@portal/ui/icon';
import { SelectField } from '@portal/ui/select-field';
import { list as words, statuses } from '../list-messages.ts';
import { GradingLead } from './grading-lead.tsx';
import { useAllClasses } from './use-all-classes.ts';
import { useAssignmentsAddress } from './use-assignments-address.ts';

const PAGE_SIZE = 20;

/** /account/assignments: what she gave, over all classes; status, class and page stand in the address (ASG-1, ASG-2). */
export function AssignmentsPage() {
  const zone = useTeacherZone();
  const { status, classId, page, setStatus, setClass, setPage } = useAssignmentsAddress();
  const query = useListAssignmentsQuery({
    ...(status && { status }),
    ...(classId !== undefined && { classId }),
    page: String(page),
    size: String(PAGE_SIZE),
  });
  usePages({ page, size: PAGE_SIZE, total: query.currentData?.total });
  const { classes, ...coming } = useAllClasses();
  const canceled = new Set(classes.filter(({ canceledAt }) => canceledAt !== null).map(({ id }) => id));
  const open = classes.filter(({ id, progress }) => !canceled.has(id) && progress !== 'FINISHED');
  const chosen = open.filter(({ id }) => id === classId);
  const isFiltered = status !== undefined || classId !== undefined;

  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <div>
        <PageHeading
          title={words.title}
          actions={
            <Button variant="outline" asChild>
              <RouterLink href={paths.assignmentTemplates()}>
                <Icon as={Bookmark} /> {words.templates}
              </RouterLink>
            </Button>
          }
        />
        <GradingLead />
      </div>
      <chakra.div
        role="group"
        aria-label={words.filters}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 16rem))' }}
        gap="3"
      >
        <SelectField
          label={words.status}
          placeholder={words.allStatuses}
          options={statuses}
          value={status ?? ''}
          onChange={({ target }) => setStatus(target.value)}
        />
        <ComboboxField
          label={words.class}
          placeholder={words.allClasses}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          loading={coming.isLoading}
          problem={coming.isError ? words.classesFailed : undefined}
          onRetry={coming.refetch}
          value={classId ?? ''}
          onChange={setClass}
        />
      </chakra.div>
      <chakra.section aria-label={words.heading}>
        <AssignmentList
          query={query}
          said={{
            title: words.heading,
            empty: isFiltered ? words.noneFits : words.empty,
            emptyBody: isFiltered ? words.noneFitsBody : words.emptyBody,
          }}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          classes={chosen.length > 0 ? chosen : open}
          isCanceled={({ classId: of }) => canceled.has(of)}
          withClass
          zone={zone}
        />
      </chakra.section>
    </chakra.div>
  );
}
