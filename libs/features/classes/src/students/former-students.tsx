import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { FormerStudent } from '@portal/domain/classes/class-students.contract';
import { paths } from '@portal/domain/site/paths';
import type { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { ErrorState } from '@portal/ui/error-state';
import { TextLink } from '@portal/ui/text-link';
import { former as words } from '../student-messages.ts';

interface Props {
  query: ComponentProps<typeof QueryState<{ items: readonly FormerStudent[] }>>['query'];
}

/** Who was in the class and is not any more, folded away; nothing where nobody has left. */
export function FormerStudents({ query: { currentData, error, isFetching, refetch } }: Props) {
  if (!currentData && error)
    return (
      <chakra.div layerStyle="sheet">
        <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching} size="sm">
          {problemOf(error).message}
        </ErrorState>
      </chakra.div>
    );
  if (!currentData?.items.length) return null;
  return (
    <chakra.details layerStyle="sheet" px={{ base: 'sheet', md: '6' }} py="4" minW="0">
      <chakra.summary cursor="pointer" minH={{ base: 'touch', md: 'auto' }} alignContent="center" textStyle="title.sm">
        {words.title(currentData.items.length)}
      </chakra.summary>
      <chakra.ul listStyleType="none" display="grid" gap="4" mt="4" gridTemplateColumns="minmax(0, 1fr)">
        {currentData.items.map((student) => (
          <Row key={student.id} {...student} />
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

function Row({ id, name, avatar, leftAt, reason, movedTo }: FormerStudent) {
  const zone = useTeacherZone();
  return (
    <chakra.li borderTopWidth="1px" pt="4" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Avatar id={id} name={name} src={avatar} decorative />
        <chakra.h3 flex="1 1 5.5rem" minW="0" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.h3>
      </chakra.div>
      <DescriptionList
        rows={[
          { label: movedTo ? words.movedAt : words.leftAt, value: <DateText instant={leftAt} zone={zone} /> },
          { label: words.reason, value: reason },
          movedTo !== null && {
            label: words.movedTo,
            value: (
              <TextLink linkAs={RouterLink} href={paths.classStudents(movedTo.id)}>
                {movedTo.name}
              </TextLink>
            ),
          },
        ]}
      />
    </chakra.li>
  );
}
