import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import {
  useListExternalCalendarsQuery,
  useRefreshExternalCalendarMutation,
  useRemoveExternalCalendarMutation,
} from '@portal/api/schedule/external-calendars.api';
import type { ExternalCalendar } from '@portal/domain/schedule/external-calendars.contract';
import { useNow } from '@portal/portal-core/clock';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Panel } from '@portal/ui/panel';
import { external } from '../messages.ts';
import { ExternalForm } from './external-form.tsx';
import { ExternalRow } from './external-row.tsx';
import { PanelList } from './panel-list.tsx';

const TICK_MS = 60_000;

/** Other calendars of the teacher, whose entries count as busy. */
export function ExternalPanel() {
  const { data, error, isFetching, refetch } = useListExternalCalendarsQuery();
  const [refresh, refreshing] = useRefreshExternalCalendarMutation();
  const [remove, removing] = useRemoveExternalCalendarMutation();
  const [asked, setAsked] = useState<ExternalCalendar | null>(null);
  const now = useNow(TICK_MS);
  const act = useAction();

  const removeAsked = async () => {
    if (asked) await act(() => remove({ id: asked.id }).unwrap(), { done: external.removed });
    setAsked(null);
  };

  return (
    <Panel title={external.title} intro={external.body}>
      <PanelList
        items={data?.items}
        problem={error && problemOf(error)}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        failed={external.failed}
        none={external.none}
        row={(calendar) => (
          <ExternalRow
            key={calendar.id}
            calendar={calendar}
            now={now}
            isReading={refreshing.isLoading && refreshing.originalArgs?.id === calendar.id}
            onRefresh={({ id }) => void act(() => refresh({ id }).unwrap(), { key: id, done: external.refreshed })}
            onRemove={setAsked}
          />
        )}
      />
      <ExternalForm />
      <AlertDialog
        open={asked !== null}
        title={external.removeTitle}
        confirmLabel={external.remove}
        loading={removing.isLoading}
        onConfirm={() => void removeAsked()}
        onCancel={() => setAsked(null)}
      >
        {external.removeBody}
      </AlertDialog>
    </Panel>
  );
}
