import { Plus } from 'lucide-react';
import { useRef } from 'react';
import {
  useCreateTimeOffMutation,
  useDeleteTimeOffMutation,
  useListTimeOffsQuery,
} from '@portal/api/schedule/time-offs.api';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import { QueryState } from '@portal/portal-core/query-state';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { rulesMessages } from '../rules-messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { TimeOffList } from './time-off-list.tsx';

const words = rulesMessages.timeOff;

/** The stretches of time off that are not over: added here, and taken away with a way back. */
export function TimeOffSection({ today, timeZone }: { today: Day; timeZone: string }) {
  const { actions } = useCalendarLayers();
  const query = useListTimeOffsQuery(undefined, { refetchOnReconnect: true });
  const [remove] = useDeleteTimeOffMutation();
  const [create] = useCreateTimeOffMutation();
  const offerUndo = useUndo();
  const act = useAction();
  const addButton = useRef<HTMLButtonElement>(null);

  async function onRemove({ id, ...rest }: TimeOff) {
    if (!(await act(() => remove({ id }).unwrap(), { key: id, failed: words.removeFailed }))) return;
    // The pressed button went with its row.
    addButton.current?.focus();
    const clientId = crypto.randomUUID();
    offerUndo({
      text: words.removed,
      undo: async () => void (await create({ body: { clientId, ...rest, keepLessons: true } }).unwrap()),
    });
  }

  return (
    <Panel
      title={words.title}
      intro={words.helper}
      action={
        <Button
          ref={addButton}
          variant="outline"
          startIcon={<Icon as={Plus} />}
          onClick={(event) => actions?.addTimeOff(today, event.currentTarget)}
        >
          {words.add}
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={2} picture={false} />}
        failed={words.loadFailed}
        size="sm"
      >
        {({ items }) => <TimeOffList items={items} timeZone={timeZone} onRemove={(item) => void onRemove(item)} />}
      </QueryState>
    </Panel>
  );
}
