import { chakra } from '@chakra-ui/react/styled-system';
import { KeyRound, ListChecks, type LucideIcon, Mail, UserCheck, UserPlus, UserX } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useListOperatorHistoryQuery } from '@portal/api/identity/operators.api';
import type { OperatorEvent, OperatorRecord } from '@portal/domain/identity/operator';
import { OPS_DESK_LABELS } from '@portal/domain/ops/ops-desk';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { usePages } from '@portal/portal-core/use-list-address';
import { DateText } from '@portal/ui/date-text';
import { Pagination } from '@portal/ui/pagination';
import { Panel } from '@portal/ui/panel';
import { Timeline, type TimelineEntry } from '@portal/ui/timeline';
import { history as words, messages, team } from '../messages.ts';
import { FRESH } from '../queues/fresh.ts';
import { orderOf } from '../queues/ops-address.ts';

const PAGE = 50;
const ICONS: Record<OperatorEvent, LucideIcon> = {
  INVITE: UserPlus,
  SEND_LINK: Mail,
  SET_PASSWORD: KeyRound,
  CHANGE_DESKS: ListChecks,
  DEACTIVATE: UserX,
  REACTIVATE: UserCheck,
};
const addressOf = (page: number) => paths.opsTeam(page === 1 ? undefined : String(page));

function entryOf({ id, event, operator, actor, desks, at }: OperatorRecord): TimelineEntry {
  const setsDesks = event === 'INVITE' || event === 'CHANGE_DESKS';
  return {
    id: String(id),
    icon: ICONS[event],
    title: <chakra.span overflowWrap="anywhere">{words.entry(operator.name, event)}</chakra.span>,
    time: <DateText instant={at} show="dateTime" />,
    body: (
      <chakra.div overflowWrap="anywhere">
        {setsDesks && (
          <p>
            {team.desks} {desks.map((desk) => OPS_DESK_LABELS[desk]).join(', ')}
          </p>
        )}
        <p>{actor ? words.actor(actor.name) : words.byServer}</p>
      </chakra.div>
    ),
  };
}

/** What happened to the access of the team, the newest first; the page stands in the address. */
export function TeamHistory() {
  const navigate = useNavigate();
  const { page } = orderOf(useSearchParams()[0]);
  const query = useListOperatorHistoryQuery({ page: String(page) }, FRESH);
  const { pages, isPast } = usePages({ page, size: PAGE, total: query.currentData?.total });
  return (
    <Panel title={words.title}>
      <QueryState query={query} loading={messages.loading} failed={words.failed}>
        {({ total, items }) => {
          if (isPast) return null;
          if (total === 0) return <chakra.p color="fg.muted">{words.empty}</chakra.p>;
          return (
            <>
              <Timeline label={words.title} entries={items.map(entryOf)} />
              <Pagination
                label={words.pages}
                page={page}
                pages={pages}
                onPage={(next) => void navigate(addressOf(next))}
              />
            </>
          );
        }}
      </QueryState>
    </Panel>
  );
}
