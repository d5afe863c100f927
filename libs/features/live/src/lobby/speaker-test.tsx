import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { devicesChosen } from '../media/device-choice.ts';
import { useDoorWords } from '../reading/room-words.ts';

const NOTES_HZ = [523, 659, 784];
const NOTE_S = 0.25;

type Speaking = AudioContext & { setSinkId?(id: string): Promise<void> };

/** Three notes out of the chosen speaker. */
async function playNotes(): Promise<void> {
  const context: Speaking = new AudioContext();
  const { speaker } = devicesChosen();
  if (speaker) await context.setSinkId?.(speaker).catch(() => undefined);
  const gain = context.createGain();
  gain.gain.value = 0.2;
  gain.connect(context.destination);
  await new Promise<void>((resolve) => {
    for (const [at, hertz] of NOTES_HZ.entries()) {
      const note = context.createOscillator();
      note.frequency.value = hertz;
      note.connect(gain);
      note.start(context.currentTime + at * NOTE_S);
      note.stop(context.currentTime + (at + 1) * NOTE_S);
      if (at === NOTES_HZ.length - 1) note.onended = () => resolve();
    }
  });
  await context.close();
}

export function SpeakerTest() {
  const { words } = useDoorWords();
  const [isPlaying, setPlaying] = useState(false);
  if (!('AudioContext' in globalThis)) return null;
  return (
    <Button
      variant="outline"
      wide
      startIcon={<Icon as={Volume2} />}
      loading={isPlaying}
      onClick={() => {
        setPlaying(true);
        void playNotes().finally(() => setPlaying(false));
      }}
    >
      {words.devices.testSpeaker}
    </Button>
  );
}
