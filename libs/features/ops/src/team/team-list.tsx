import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import {
  useDeactivateOperatorMutation,
  useReactivateOperatorMutation,
  useSendOperatorLinkMutation,
} from '@portal/api/identity/operators.api';
import type { Operator } from '@portal/domain/identity/operator';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { messages, team as words } from '../messages.ts';
import { DesksDialog } from './desks-dialog.tsx';
import { type OperatorAction, OperatorMenu } from './operator-menu.tsx';
import { OperatorRow } from './operator-row.tsx';

/** The people of the team, and what can be done with the access of each; nobody changes her own. */
export function TeamList({ operators }: { operators: readonly Operator[] }) {
  const { profile } = useCurrentProfile();
  const [sendLink, sending] = useSendOperatorLinkMutation();
  const [deactivate, deactivating] = useDeactivateOperatorMutation();
  const [reactivate] = useReactivateOperatorMutation();
  const act = useAction();
  // Whom it is about stays while its dialog goes.
  const [asked, setAsked] = useState<Operator | null>(null);
  const [open, setOpen] = useState<OperatorAction | null>(null);
  const close = () => setOpen(null);

  const begin = (operator: Operator, action: OperatorAction) => {
    if (action === 'reactivate') {
      const { id, name } = operator;
      void act(() => reactivate({ id }).unwrap(), { done: words.reactivated(name), key: id });
      return;
    }
    setAsked(operator);
    setOpen(action);
  };
  const confirm = async (change: typeof sendLink | typeof deactivate, done: (name: string) => string) => {
    if (asked) await act(() => change({ id: asked.id }).unwrap(), { done: done(asked.name) });
    close();
  };

  return (
    <>
      <chakra.ul aria-label={messages.team} listStyleType="none" layerStyle="sheet" overflow="hidden">
        {operators.map((operator) => {
          const isMe = operator.id === profile?.id;
          return (
            <OperatorRow
              key={operator.id}
              operator={operator}
              isMe={isMe}
              menu={!isMe && <OperatorMenu operator={operator} onAction={(action) => begin(operator, action)} />}
            />
          );
        })}
      </chakra.ul>
      {operators.length === 1 && (
        <chakra.p mt="3" color="fg.muted">
          {words.alone}
        </chakra.p>
      )}
      {asked && <DesksDialog open={open === 'changeDesks'} operator={asked} onClose={close} />}
      <AlertDialog
        open={open === 'sendLink'}
        title={words.sendLinkQuestion}
        confirmLabel={words.sendLink}
        loading={sending.isLoading}
        onConfirm={() => void confirm(sendLink, words.linkSent)}
        onCancel={close}
      >
        <chakra.span overflowWrap="anywhere">{words.sendLinkBody(asked?.email ?? '')}</chakra.span>
      </AlertDialog>
      <AlertDialog
        open={open === 'deactivate'}
        title={words.deactivateQuestion(asked?.name ?? '')}
        confirmLabel={words.deactivate}
        loading={deactivating.isLoading}
        onConfirm={() => void confirm(deactivate, words.deactivated)}
        onCancel={close}
      >
        {words.deactivateBody}
      </AlertDialog>
    </>
  );
}
