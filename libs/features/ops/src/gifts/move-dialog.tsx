import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import * as v from 'valibot';
import { useMoveGiftOrderMutation } from '@portal/api/points/gift-orders.api';
import { FilledLine } from '@portal/domain/contract/scalar';
import type { GiftOrder } from '@portal/domain/points/gift-orders.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { move as words, moves, order as orderWords } from '../gift-messages.ts';
import { bodyOf, type GiftMove, textOf } from './gift-moves.ts';

interface MoveDialogProps {
  order: GiftOrder;
  event: GiftMove | null;
  onClose: () => void;
  onMoved: () => void;
  finalFocus: RefObject<HTMLElement | null> | undefined;
}

/** Asks before an act of the desk, and for what has to be said with it. */
export function MoveDialog({ order, event, onClose, onMoved, finalFocus }: MoveDialogProps) {
  return (
    <Dialog
      open={event !== null}
      onClose={onClose}
      title={event ? moves[event].title : ''}
      size="sm"
      closeOnClickAway={false}
      {...(finalFocus && { finalFocus })}
    >
      {event && <MoveForm key={event} order={order} event={event} onClose={onClose} onMoved={onMoved} />}
    </Dialog>
  );
}

interface MoveValues {
  text: string;
}

/** A move that says something needs it; the others take what nobody typed. */
function schemaOf(event: GiftMove): v.GenericSchema<MoveValues> {
  const said = textOf(event);
  return said ? v.object({ text: FilledLine(said.max, moves[event].missing) }) : v.object({ text: v.string() });
}

const LATE: readonly unknown[] = ['WRONG_STATE', 'VERSION_CONFLICT'];

function MoveForm({
  order,
  event,
  onClose,
  onMoved,
}: Omit<MoveDialogProps, 'event' | 'finalFocus'> & { event: GiftMove }) {
  const { id, version, name, teacherName, points } = order;
  const said = textOf(event);
  const [moveOrder] = useMoveGiftOrderMutation();
  const toast = useToast();
  const { form, submit, isSending, problem } = useContractForm({
    schema: schemaOf(event),
    defaultValues: { text: '' },
    send: ({ text }) => moveOrder({ id, body: bodyOf(event, version, text) }).unwrap(),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: moves[event].done });
      onMoved();
    },
  });
  const draft = useFormDraft(form, { key: `gift-order:${id}:${event}` });
  const isLate = problem !== null && LATE.includes(problem.code);
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {orderWords.titleOf(name, teacherName)} · {orderWords.pointsOf(points)}
      </chakra.p>
      <p>{moves[event].body}</p>
      {said && (
        <Field label={moves[event].field} error={form.formState.errors.text?.message} limit={said.max} required>
          <TextInput autoComplete="off" {...form.register('text')} />
        </Field>
      )}
      <ProblemBanner
        title={isLate ? words.changed : words.failed}
        problem={isLate ? { ...problem, message: words.changedBody } : problem}
      />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" variant={event === 'CANCEL' ? 'danger' : 'solid'} loading={isSending}>
          {moves[event].act}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
