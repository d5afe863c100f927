import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import {
  useListFamilyLinksQuery,
  useRemoveGuardianMutation,
  useRenewFamilyLinkMutation,
} from '@portal/api/classes/family-links.api';
import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import { useNow } from '@portal/portal-core/clock';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { QueryState } from '@portal/portal-core/query-state';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Panel } from '@portal/ui/panel';
import { familyLinks as words } from '../family-link-messages.ts';
import { FamilyLinkRow } from './family-link-row.tsx';

/** Each family's way to the class: handed over where no mail reaches it, and renewed where it went to somebody else. */
export function FamilyLinks({ classId }: { classId: string }) {
  const sendsMail = useSendsMail();
  const query = useListFamilyLinksQuery({ id: classId });
  const [renew, { isLoading }] = useRenewFamilyLinkMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveGuardianMutation();
  const [asked, setAsked] = useState<FamilyLink>();
  const [leaving, setLeaving] = useState<FamilyLink>();
  const act = useAction();
  const now = useNow(millisecondsInMinute);
  const isClosed = ({ closesAt }: FamilyLink) => now >= new Date(closesAt);
  const links = query.currentData?.items ?? [];
  const isOver = links.length > 0 && links.every(isClosed);
  const replace = async ({ guardianId, guardianName }: FamilyLink) => {
    await act(() => renew({ id: classId, guardianId }).unwrap(), {
      done: words.renewed(guardianName),
      failed: words.renewFailed,
    });
    setAsked(undefined);
  };
  const takeAway = async ({ guardianId, guardianName }: FamilyLink) => {
    await act(() => remove({ id: classId, guardianId }).unwrap(), {
      done: words.removed(guardianName),
      failed: words.removeFailed,
    });
    setLeaving(undefined);
  };
  return (
    <Panel title={words.title} intro={isOver ? words.closed : words.intro(sendsMail)}>
      <QueryState query={query} loading={words.loading} failed={words.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <chakra.p color="fg.muted">{words.none}</chakra.p>
          ) : (
            <chakra.ul display="grid" gap="4" listStyleType="none">
              {items.map((link) => (
                <FamilyLinkRow
                  key={link.guardianId}
                  link={link}
                  isClosed={isClosed(link)}
                  onRenew={() => setAsked(link)}
                  onRemove={() => setLeaving(link)}
                />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
      <AlertDialog
        open={asked !== undefined}
        title={asked ? words.question(asked.guardianName) : ''}
        confirmLabel={words.confirm}
        loading={isLoading}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void replace(asked)}
      >
        {words.body(sendsMail && asked?.hasEmail === true)}
      </AlertDialog>
      <AlertDialog
        open={leaving !== undefined}
        title={leaving ? words.removeQuestion(leaving.guardianName) : ''}
        confirmLabel={words.removeConfirm}
        loading={isRemoving}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => leaving && void takeAway(leaving)}
      >
        {words.removeBody(leaving?.hasEmail === true && sendsMail)}
      </AlertDialog>
    </Panel>
  );
}
