import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RATE = 48_000;
const SECONDS = 2;

/** A file that sounds like somebody who talks without a rest: syllables of a third of a second. The browser's own beep is too short to be heard each time. */
export function aVoice(): string {
  const samples = Int16Array.from({ length: RATE * SECONDS }, (_, at) => {
    const time = at / RATE;
    const isSyllable = time % 0.5 < 0.35;
    const tone = [180, 360, 720].reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * time), 0) / 3;
    return isSyllable ? tone * 28_000 : 0;
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  // PCM, one channel, two bytes a sample.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  const file = join(mkdtempSync(join(tmpdir(), 'portal-e2e-voice-')), 'voice.wav');
  writeFileSync(file, Buffer.concat([head, Buffer.from(samples.buffer)]));
  return file;
}
