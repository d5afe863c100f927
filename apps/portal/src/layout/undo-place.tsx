import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/hooks';
import { selectUndo, undoClosed } from '@portal/portal-core/state/undo.slice';
import { useTakeBack } from '@portal/portal-core/use-undo';
import { UndoBar } from '@portal/ui/undo-bar';

/** Where the last action can be taken back: one offer, the newest. The toast keeps its two seconds (TST-2). */
export function UndoPlace() {
  const { text, serial } = useAppSelector(selectUndo);
  const dispatch = useAppDispatch();
  const takeBack = useTakeBack();
  const close = useCallback(() => void dispatch(undoClosed()), [dispatch]);
  return <UndoBar offer={text === null ? null : { id: serial, text }} onUndo={() => void takeBack()} onClose={close} />;
}
