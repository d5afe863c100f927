import { useEffect, useState } from 'react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { type Loudness, measureLoudness } from '@portal/portal-core/media/loudness';
import { nextFloor, NOBODY, smoothed, talkingOf } from './speaker.ts';

interface Heard {
  readonly people: readonly LiveParticipant[];
  readonly streams: ReadonlyMap<string, MediaStream>;
  readonly me: string;
  /** What the own microphone hears. */
  readonly ownSound: MediaStreamTrack | null;
}

const NONE: readonly string[] = [];

/** Who has the floor, and who talks right now; oneself talks too, but has no floor on the own screen. */
export function useSpeaker({ people, streams, me, ownSound }: Heard) {
  const [floor, setFloor] = useState(NOBODY);
  const [talking, setTalking] = useState(NONE);
  const audible = people
    .filter(({ media }) => media.audio)
    .map(({ id }) => id)
    .toSorted()
    .join();
  useEffect(() => {
    const tracks = new Map<string, MediaStreamTrack>();
    for (const id of audible.split(',')) {
      // A stream without sound has no such tracks, and a picture that a story drew not even the question.
      const track = id === me ? ownSound : streams.get(id)?.getAudioTracks?.()[0];
      if (track) tracks.set(id, track);
    }
    let heard: Loudness = new Map();
    const stop = measureLoudness(tracks, (levels) => {
      heard = smoothed(heard, levels);
      const others = new Map([...heard].filter(([id]) => id !== me));
      setFloor((before) => nextFloor(before, others, performance.now()));
      const now = talkingOf(heard);
      setTalking((before) => (before.join() === now.join() ? before : now));
    });
    return () => {
      stop();
      setTalking(NONE);
    };
  }, [audible, streams, me, ownSound]);
  return { speaker: floor.id, talking };
}
