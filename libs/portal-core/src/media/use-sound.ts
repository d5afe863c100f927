import { useEffect, useRef, useState } from 'react';
import { useOneSound } from './use-one-sound.ts';

export interface Sound {
  /** What the sound is known by in the whole portal, such as `file:7`. */
  id: string;
  src: string;
  /** How long it is, where that is known: what a browser has recorded does not say so itself. */
  seconds?: number | undefined;
  /** How far it has been heard, while it plays, and how long it is where that is known. */
  onTime?: ((seconds: number, length: number | null) => void) | undefined;
  /** It cannot be played, at least not from this address. */
  onFailed?: (() => void) | undefined;
  speed?: number | undefined;
}

/** A sound that is started, stopped and moved along; while it plays every other one is silent. `audio` belongs on its element. */
export function useSound({ id, src, seconds, onTime, onFailed, speed = 1 }: Sound) {
  const ref = useRef<HTMLAudioElement>(null);
  const { isPlaying, ...handlers } = useOneSound(id, ref);
  const [time, setTime] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  // A signed address is another one after a while: what is being heard goes on from where it was asked for.
  const [address, setAddress] = useState(src);
  if (address !== src && !isPlaying) setAddress(src);
  const length = seconds ?? measured;

  useEffect(() => {
    // What is loaded anew begins at the default.
    if (ref.current) Object.assign(ref.current, { defaultPlaybackRate: speed, playbackRate: speed });
  }, [speed]);

  function fail() {
    // A browser that gives up does not say that it has stopped.
    handlers.onPause();
    setWaiting(false);
    setFailed(true);
    onFailed?.();
  }
  function play() {
    if (isFailed) ref.current?.load();
    setFailed(false);
    setWaiting(true);
    ref.current?.play().catch((error: unknown) => {
      // Silenced before it began: nothing is wrong with it.
      if (error instanceof DOMException && error.name === 'AbortError') setWaiting(false);
      // What cannot be loaded says so itself.
      else if (!ref.current?.error) fail();
    });
  }

  return {
    isPlaying,
    isFailed,
    /** It was started, and is not heard yet. */
    isWaiting: isPlaying && isWaiting,
    at: length === null ? time : Math.min(time, length),
    length,
    toggle: () => (isPlaying ? ref.current?.pause() : play()),
    seek(to: number) {
      if (ref.current) ref.current.currentTime = to;
      setTime(to);
    },
    audio: {
      ref,
      src: address,
      onLoadedMetadata({ currentTarget }: React.SyntheticEvent<HTMLAudioElement>) {
        if (Number.isFinite(currentTarget.duration)) setMeasured(currentTarget.duration);
        // Of a new address it goes on where it was.
        if (time > 0) currentTarget.currentTime = time;
      },
      onTimeUpdate({ currentTarget: { currentTime } }: React.SyntheticEvent<HTMLAudioElement>) {
        setTime(currentTime);
        onTime?.(currentTime, length);
      },
      onWaiting: () => setWaiting(true),
      onPlaying: () => setWaiting(false),
      onError: fail,
      ...handlers,
    },
  };
}
