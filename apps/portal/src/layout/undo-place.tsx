import { useEffect } from 'react';
import { useAppSelector } from '@portal/portal-core/hooks';
import { selectUndo } from '@portal/portal-core/state/undo.slice';
import { useLetGo, useTakeBack } from '@portal/portal-core/use-undo';
import { UndoBar } from '@portal/ui/undo-bar';

/** Where the last action can be taken back: one offer, the newest. The toast keeps its two seconds (TST-2). */
export function UndoPlace() {
  const { text, serial } = useAppSelector(selectUndo);
  const takeBack = useTakeBack();
  const letGo = useLetGo();
  useEffect(() => {
    window.addEventListener('pagehide', letGo);
    return () => window.removeEventListener('pagehide', letGo);
  }, [letGo]);
  return <UndoBar offer={text === null ? null : { id: serial, text }} onUndo={() => void takeBack()} onClose={letGo} />;
}
