import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { LetterSamples } from './letter-samples.ts';

const SRC = new URL('../..', import.meta.url).pathname;
const MOMENT = /\d\d\/\d\d\/\d{4}(?: \([일월화수목금토]\))? \d\d:\d\d/g;
const WITH_CLOCK = /\d\d\/\d\d\/\d{4}(?: \([일월화수목금토]\))? \d\d:\d\d \([^)]+ 시각 기준\)/g;

it('whoever reads a letter in Korean finds by whose clocks each of its moments is meant [CON-2]', async () => {
  const files = globSync('modules/**/*.letter-samples.ts', { cwd: SRC });
  const texts = [];
  for (const file of files) {
    const { letters } = (await import(pathToFileURL(`${SRC}/${file}`).href)) as { letters?: LetterSamples };
    const all = Object.entries(letters ?? {});
    texts.push(...all.flatMap(([name, sent]) => sent.map(({ content }) => [name, content] as const)));
  }
  const moments = texts.filter(([, content]) => content.match(MOMENT));
  expect(moments.length).toBeGreaterThan(10);
  expect(moments.filter(([, text]) => text.match(MOMENT)?.length !== text.match(WITH_CLOCK)?.length)).toEqual([]);
});
