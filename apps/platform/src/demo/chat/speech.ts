import { WAVE_BARS_MAX } from '@portal/domain/chat/voice';
import { seededRandom } from '../random.ts';

export const SPEECH_RATE = 16_000;
/** The pause after a syllable, as a part of it. */
const PAUSE = 0.25;

/** Somebody of the demo who says something: how long, and how high. */
export interface Speech {
  readonly seconds: number;
  readonly hertz: number;
}

/** Like a voice behind a wall, which says nothing: syllables, some louder and some longer than others, equal on every machine. */
export function spoken({ seconds, hertz }: Speech): Float32Array {
  const random = seededRandom(hertz);
  const samples = new Float32Array(seconds * SPEECH_RATE);
  for (let at = 0; at < samples.length;) {
    const length = random.between(SPEECH_RATE / 8, SPEECH_RATE / 3);
    const [loudness, pitch] = [random.between(8, 48) / 100, hertz * (random.between(90, 115) / 100)];
    const voiced = Math.min(length * (1 - PAUSE), samples.length - at);
    for (let n = 0; n < voiced; n++) {
      const angle = (2 * Math.PI * pitch * n) / SPEECH_RATE;
      const tone = (Math.sin(angle) + Math.sin(2 * angle) / 2 + Math.sin(3 * angle) / 4) / 1.45;
      samples[at + n] = loudness * Math.sin((Math.PI * n) / voiced) * tone;
    }
    at += length;
  }
  return samples;
}

/** How loud it is from its beginning to its end, as the recorder of the portal measures it. */
export function waveOf(samples: Float32Array): number[] {
  const each = samples.length / WAVE_BARS_MAX;
  return Array.from({ length: WAVE_BARS_MAX }, (_, bar) => {
    const stretch = samples.subarray(Math.floor(bar * each), Math.floor((bar + 1) * each));
    const loudest = stretch.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return Math.min(100, Math.round(loudest * 200));
  });
}
