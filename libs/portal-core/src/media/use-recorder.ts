import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../hooks.ts';
import { audioStarted, audioStopped } from '../state/media.slice.ts';
import { type DeviceTrouble, troubleOf } from './device-trouble.ts';
import { measureLoudness } from './loudness.ts';
import { waveOf } from './wave.ts';

/** What a browser records, by what the file is called. */
const KINDS = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
] as const;

/** Known in the place of a sound while it is open: whoever records hears nothing else of the portal. */
const MICROPHONE = 'microphone';

const kindHere = () =>
  'MediaRecorder' in globalThis ? KINDS.find(([type]) => MediaRecorder.isTypeSupported(type)) : undefined;

/** Whether this browser has what a recording needs; the microphone itself is asked for by `start`. */
export const canRecord = (): boolean => kindHere() !== undefined && navigator.mediaDevices !== undefined;

export type Recording =
  | { readonly is: 'IDLE' | 'ASKING' }
  | { readonly is: 'RECORDING'; readonly seconds: number; readonly level: number }
  | { readonly is: 'TROUBLE'; readonly why: DeviceTrouble };

const IDLE: Recording = { is: 'IDLE' };

export interface Recorded {
  readonly file: File;
  readonly seconds: number;
  /** How loud, from its beginning to its end. */
  readonly wave: readonly number[];
}

interface RecorderOptions {
  /** It ends by itself after so many seconds. */
  longest: number;
  onRecorded: (recorded: Recorded) => void;
}

/** Records what is said into the microphone; also of who goes away meanwhile nothing is lost. */
export function useRecorder({ longest, onRecorded }: RecorderOptions) {
  const dispatch = useAppDispatch();
  const [recording, setRecording] = useState<Recording>(IDLE);
  const end = useRef<((keep: boolean) => Promise<void>) | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      void end.current?.(true);
    };
  }, []);

  const isRecording = recording.is === 'RECORDING';
  useEffect(() => {
    if (!isRecording) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRecording]);

  async function start(): Promise<void> {
    const kind = kindHere();
    if (!kind) return setRecording({ is: 'TROUBLE', why: 'UNSUPPORTED' });
    setRecording({ is: 'ASKING' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      });
      if (isGone.current) return stream.getTracks().forEach((track) => track.stop());
      return record(stream, kind);
    } catch (error) {
      return setRecording({ is: 'TROUBLE', why: troubleOf(error) });
    }
  }

  function record(stream: MediaStream, [mimeType, extension]: (typeof KINDS)[number]): void {
    const recorder = new MediaRecorder(stream, { mimeType });
    const chunks: Blob[] = [];
    const from = performance.now();
    const seconds = () => Math.min(longest, (performance.now() - from) / 1_000);
    const tracks = new Map(stream.getAudioTracks().map((track) => [track.id, track]));
    const ended = Promise.withResolvers<void>();
    let isKept = true;
    const levels: number[] = [];
    const silence = measureLoudness(tracks, (loudness) => void levels.push(Math.max(0, ...loudness.values())));
    dispatch(audioStarted(MICROPHONE));
    const clock = setInterval(() => {
      setRecording({ is: 'RECORDING', seconds: seconds(), level: levels.at(-1) ?? 0 });
      if (seconds() >= longest) void end.current?.(true);
    }, 200);
    end.current = (keep) => {
      isKept = keep;
      if (recorder.state !== 'inactive') recorder.stop();
      return ended.promise;
    };
    recorder.ondataavailable = ({ data }) => void chunks.push(data);
    // Also where the microphone is pulled out: what was said until then is there.
    recorder.onstop = () => {
      const length = Math.max(1, Math.round(seconds()));
      clearInterval(clock);
      silence();
      for (const track of stream.getTracks()) track.stop();
      end.current = null;
      dispatch(audioStopped(MICROPHONE));
      setRecording(IDLE);
      const file = new File(chunks, `voice.${extension}`, { type: mimeType.split(';')[0] ?? mimeType });
      if (isKept) onRecorded({ file, seconds: length, wave: waveOf(levels) });
      ended.resolve();
    };
    recorder.start(1_000);
    setRecording({ is: 'RECORDING', seconds: 0, level: 0 });
  }

  return {
    recording,
    start,
    /** Resolves when what was said is there; at once where nothing is recorded. */
    stop: async () => end.current?.(true),
    giveUp: () => void end.current?.(false),
  };
}
