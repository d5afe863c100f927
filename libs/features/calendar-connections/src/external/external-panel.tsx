import { millisecondsInMinute } from 'date-fns/constants';
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
import { PanelList } from '../frame/panel-list.tsx';
import { external } from '../messages.ts';
import { ExternalForm } from './external-form.tsx';
import { ExternalRow } from './external-row.tsx';

const TICK_MS = millisecondsInMinute;

/** Other calendars of the teacher, whose entries count as busy. */
export function ExternalPanel() {
  const { data, error, isFetching, refetch } = useListExternalCalendarsQuery();
  const [refresh] = useRefreshExternalCalendarMutation();
  const [remove, removing] = useRemoveExternalCalendarMutation();
  // Several may be read again side by side.
  const [reading, setReading] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<ExternalCalendar | null>(null);
  const now = useNow(TICK_MS);
  const act = useAction();

  const readAgain = async ({ id }: ExternalCalendar) => {
    setReading((before) => [...before, id]);
    await act(() => refresh({ id }).unwrap(), { key: id, done: external.refreshed });
    setReading((before) => before.filter((other) => other !== id));
  };

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
            isReading={reading.includes(calendar.id)}
            onRefresh={(chosen) => void readAgain(chosen)}
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
