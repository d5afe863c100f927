import { useAppSelector } from '@portal/portal-core/hooks';
import { selectUndo } from '@portal/portal-core/state/undo.slice';
import { useLetGo, useTakeBack } from '@portal/portal-core/use-undo';
import { UndoBar } from '@portal/ui/undo-bar';

/** The undo bar of the portal's frame, for sections that are shown without the frame. */
export function UndoLine() {
  const { text, serial } = useAppSelector(selectUndo);
  const takeBack = useTakeBack();
  const letGo = useLetGo();
  const offer = text === null ? null : { id: serial, text };
  return <UndoBar offer={offer} onUndo={() => void takeBack()} onClose={letGo} />;
}
