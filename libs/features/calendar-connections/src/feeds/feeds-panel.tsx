import { millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListCalendarFeedsQuery, useRevokeCalendarFeedMutation } from '@portal/api/schedule/calendar-feeds.api';
import type { CalendarFeed } from '@portal/domain/schedule/calendar-feeds.contract';
import { useNow } from '@portal/portal-core/clock';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Panel } from '@portal/ui/panel';
import { PanelList } from '../frame/panel-list.tsx';
import { feeds } from '../messages.ts';
import { FeedMaker } from './feed-maker.tsx';
import { FeedRow } from './feed-row.tsx';

const TICK_MS = millisecondsInMinute;

/** Addresses from which other apps read this calendar. */
export function FeedsPanel() {
  const { data, error, isFetching, refetch } = useListCalendarFeedsQuery();
  const [revoke, { isLoading }] = useRevokeCalendarFeedMutation();
  const [asked, setAsked] = useState<CalendarFeed | null>(null);
  const now = useNow(TICK_MS);
  const act = useAction();

  const revokeAsked = async () => {
    if (asked) await act(() => revoke({ id: asked.id }).unwrap(), { done: feeds.revoked });
    setAsked(null);
  };

  return (
    <Panel title={feeds.title} intro={feeds.body}>
      <PanelList
        items={data?.items}
        problem={error && problemOf(error)}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        failed={feeds.failed}
        none={feeds.none}
        row={(feed) => <FeedRow key={feed.id} feed={feed} now={now} onRevoke={setAsked} />}
      />
      <FeedMaker />
      <AlertDialog
        open={asked !== null}
        title={feeds.revokeTitle}
        confirmLabel={feeds.revoke}
        danger
        loading={isLoading}
        onConfirm={() => void revokeAsked()}
        onCancel={() => setAsked(null)}
      >
        {feeds.revokeBody}
      </AlertDialog>
    </Panel>
  );
}
