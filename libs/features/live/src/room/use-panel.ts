import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PanelName } from '../dock/panel-name.ts';
import { useRoom } from '../session/use-room.ts';

/** What opened a panel; where that is gone or was an entry of a menu, what is nearest to it. */
const openerIn = (room: HTMLElement | null, panel: PanelName) =>
  [`button[name="${panel}"]`, 'button[name="more"]', '[role="toolbar"] [tabindex="0"]']
    .map((selector) => room?.querySelector<HTMLElement>(selector))
    .find(Boolean);

/** What is open beside the stage. A focus that was in it goes back to what opened it, whyever it closes. */
export function usePanel(room: RefObject<HTMLElement | null>) {
  const hasPoll = useRoom().state.poll !== null;
  const [panel, setPanel] = useState<PanelName | null>(null);
  // What was asked stands as a card: where it was written there is nothing more to do.
  const [hadPoll, setHadPoll] = useState(hasPoll);
  if (hadPoll !== hasPoll) {
    setHadPoll(hasPoll);
    if (hasPoll && panel === 'poll') setPanel(null);
  }
  // It may also go by itself, and take the focus with it.
  const before = useRef(panel);
  useEffect(() => {
    const closed = before.current;
    before.current = panel;
    if (closed && !panel && document.activeElement === document.body) openerIn(room.current, closed)?.focus();
  }, [panel, room]);
  return {
    panel,
    setPanel,
    close() {
      // Before what is in it is gone, which has its own ways for a focus that is lost.
      if (panel) openerIn(room.current, panel)?.focus();
      setPanel(null);
    },
    toggle: (name: PanelName) => setPanel((open) => (open === name ? null : name)),
  };
}
