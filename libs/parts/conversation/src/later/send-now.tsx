import { useState } from 'react';
import { now } from '@portal/portal-core/clock';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { later as words } from './later-messages.ts';
import { nightOf } from './night-words.ts';

interface SendNowProps {
  /** Which of several it sends, for who hears it. */
  name: string;
  /** By whose clocks it is read; asked for when she presses. */
  readerZones: () => readonly string[] | Promise<readonly string[]>;
  onSend: () => void;
}

/** Sends at once what waits for its moment. Where somebody who reads it sleeps now, she is asked first. */
export function SendNow({ name, readerZones, onSend }: SendNowProps) {
  const [night, setNight] = useState('');
  const [isAsked, setIsAsked] = useState(false);

  async function press(): Promise<void> {
    const found = nightOf(now(), 'now', await readerZones());
    if (found === undefined) return onSend();
    setNight(found);
    setIsAsked(true);
  }

  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => void press()}>
        {words.sendNow}
        <VisuallyHidden>{words.of(name)}</VisuallyHidden>
      </Button>
      <AlertDialog
        open={isAsked}
        title={words.sendNowTitle}
        confirmLabel={words.sendNow}
        onConfirm={() => {
          setIsAsked(false);
          onSend();
        }}
        onCancel={() => setIsAsked(false)}
      >
        {night}
      </AlertDialog>
    </>
  );
}
