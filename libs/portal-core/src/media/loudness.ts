const EVERY_MS = 100;

/** Of a hundred; less than this may be the room alone. */
export const A_VOICE = 10;

/** How loud each is right now, from 0 to 100. */
export type Loudness = ReadonlyMap<string, number>;

function listenTo(context: AudioContext, track: MediaStreamTrack): () => number {
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return () => {
    analyser.getByteTimeDomainData(samples);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    return Math.min(100, Math.round((loudest / 128) * 200));
  };
}

/** Tells ten times a second how loud these tracks are, until it is stopped. Where there is nothing to hear it measures nothing. */
export function measureLoudness(
  tracks: ReadonlyMap<string, MediaStreamTrack>,
  tell: (levels: Loudness) => void,
): () => void {
  if (tracks.size === 0 || !('AudioContext' in globalThis)) return () => undefined;
  const context = new AudioContext();
  const readers = [...tracks].map(([id, track]) => [id, listenTo(context, track)] as const);
  const timer = setInterval(() => tell(new Map(readers.map(([id, read]) => [id, read()]))), EVERY_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
