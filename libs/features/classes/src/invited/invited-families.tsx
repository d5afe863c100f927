import { chakra } from '@chakra-ui/react/styled-system';
import { FileSpreadsheet, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useListInvitationLettersQuery } from '@portal/api/classes/class-invitations.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { takesNewcomers } from '@portal/domain/classes/enrollment';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { invited as words } from '../invited-messages.ts';
import { RosterDialog } from '../roster/roster-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitedList } from './invited-list.tsx';
import { useSeatsToKeep } from './use-seats-to-keep.ts';

/** Who was invited by mail and what became of it, and the two ways to invite: single addresses, or the list of a class. */
export function InvitedFamilies({ shown }: { shown: TeachingClass }) {
  const { id } = shown;
  const sendsMail = useSendsMail();
  // A family opens its letter while the teacher looks elsewhere.
  const query = useListInvitationLettersQuery({ id }, { refetchOnFocus: true });
  const [open, setOpen] = useState<'mail' | 'list' | null>(null);
  const isOpen = takesNewcomers(shown);
  const letters = query.currentData;
  const seatsToKeep = useSeatsToKeep(id);
  const close = () => setOpen(null);
  if (!isOpen && letters?.items.length === 0) return null;
  return (
    <Panel
      title={words.title(letters?.items.length ?? 0)}
      action={
        isOpen &&
        sendsMail && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button variant="outline" startIcon={<Icon as={MailPlus} />} onClick={() => setOpen('mail')}>
              {words.byMail}
            </Button>
            <Button variant="outline" startIcon={<Icon as={FileSpreadsheet} />} onClick={() => setOpen('list')}>
              {words.byList}
            </Button>
          </chakra.div>
        )
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={1} picture={false} end label={words.loading} />}
        failed={words.failed}
      >
        {({ items }) =>
          items.length > 0 ? (
            <InvitedList classId={id} letters={items} isFull={seatsToKeep === 0} />
          ) : (
            <chakra.p color="fg.muted">{sendsMail ? words.none : words.noMail}</chakra.p>
          )
        }
      </QueryState>
      {open === 'mail' && <InviteDialog classId={id} lettersLeft={letters?.lettersLeft} onClose={close} />}
      {open === 'list' && (
        <RosterDialog classId={id} lettersLeft={letters?.lettersLeft} seatsToKeep={seatsToKeep} onClose={close} />
      )}
    </Panel>
  );
}
