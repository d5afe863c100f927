import { useEffect, useRef, useState } from 'react';
import { VOICE_SECONDS_MAX } from '@portal/domain/coursework/marks';
import { type DeviceTrouble, troubleOf } from '@portal/portal-core/media/device-trouble';
import { measureLoudness } from '@portal/portal-core/media/loudness';

/** What a browser records, by what the file is called. */
const KINDS = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
] as const;

export type Recording =
  | { readonly is: 'IDLE' | 'ASKING' }
  | { readonly is: 'RECORDING'; readonly seconds: number; readonly level: number }
  | { readonly is: 'TROUBLE'; readonly why: DeviceTrouble };

const IDLE: Recording = { is: 'IDLE' };

export interface Recorded {
  readonly file: File;
  readonly seconds: number;
}

/** Records what is said into the microphone, for three minutes at most; also of who goes away meanwhile nothing is lost. */
export function useRecorder(onRecorded: (recorded: Recorded) => void) {
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

  async function start(): Promise<void> {
    const kind = 'MediaRecorder' in globalThis && KINDS.find(([type]) => MediaRecorder.isTypeSupported(type));
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
    const seconds = () => Math.min(VOICE_SECONDS_MAX, (performance.now() - from) / 1_000);
    const tracks = new Map(stream.getAudioTracks().map((track) => [track.id, track]));
    const ended = Promise.withResolvers<void>();
    let isKept = true;
    let level = 0;
    const silence = measureLoudness(tracks, (levels) => (level = Math.max(0, ...levels.values())));
    const clock = setInterval(() => {
      setRecording({ is: 'RECORDING', seconds: seconds(), level });
      if (seconds() >= VOICE_SECONDS_MAX) recorder.stop();
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
      end.current = null;
      setRecording(IDLE);
      const file = new File(chunks, `voice.${extension}`, { type: mimeType.split(';')[0] ?? mimeType });
      if (isKept) onRecorded({ file, seconds: length });
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
