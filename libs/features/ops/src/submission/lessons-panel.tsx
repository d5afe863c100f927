import { chakra } from '@chakra-ui/react/styled-system';
import { useListOpsQueuesQuery } from '@portal/api/ops/ops.api';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { itemMessages } from '../messages.ts';

/** Leads whoever works at the finance desk to what a lesson of a ticket earned; others cannot open that. */
export function LessonsPanel({ details }: { details: OpsItemDetails }) {
  const lessons = 'lessons' in details ? details.lessons : [];
  const { data } = useListOpsQueuesQuery(undefined, { skip: lessons.length === 0 });
  if (!data?.items.some(({ queue }) => queue === 'WITHDRAWALS')) return null;
  return (
    <Panel title={itemMessages.lessons}>
      <chakra.ul display="grid" gap="1">
        {lessons.map(({ id, title }) => (
          <chakra.li key={id}>
            <TextLink href={paths.opsIncome(id)} linkAs={RouterLink} touch>
              {title}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
