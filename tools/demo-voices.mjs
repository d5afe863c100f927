import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { SPEECH_RATE, spoken } from '../apps/platform/src/demo/chat/speech.ts';
import { VOICES } from '../apps/platform/src/demo/chat/voices.ts';

// Records the voice messages of the demo anew: `node tools/demo-voices.mjs`. A browser records them as it records a teacher, so they
// take as long as they are. The recordings themselves are in the repository.

const OUT = new URL('../apps/platform/assets/demo/', import.meta.url);
const launch = chromiumLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, '--autoplay-policy=no-user-gesture-required'],
});
const page = await browser.newPage();
for (const [who, speech] of Object.entries(VOICES)) {
  const recorded = await page.evaluate(
    async ({ samples, rate }) => {
      const context = new AudioContext();
      const sound = context.createBuffer(1, samples.length, rate);
      sound.copyToChannel(new Float32Array(samples), 0);
      const source = new AudioBufferSourceNode(context, { buffer: sound });
      const end = context.createMediaStreamDestination();
      source.connect(end);
      const recorder = new MediaRecorder(end.stream, {
        mimeType: 'audio/webm;codecs=opus',
        audioBitsPerSecond: 24_000,
      });
      const parts = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.start();
      source.start();
      await new Promise((ended) => (source.onended = ended));
      recorder.stop();
      await new Promise((stopped) => (recorder.onstop = stopped));
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
    },
    { samples: [...spoken(speech)], rate: SPEECH_RATE },
  );
  await writeFile(new URL(`voice-${who}.webm`, OUT), Buffer.from(recorded));
}
await browser.close();
