import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOL = join(__dirname, '../../bench/mutant-process.mjs');
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * In the place of Jest: `once-*` answers only the second time that it is asked, and by another process. What never ends does so for
 * half a minute: a test that fails would leave it behind with a core of its own.
 */
const STAND_IN = `
  import { existsSync, writeFileSync } from 'node:fs';
  const isAgain = (mutant) => existsSync('${folder}/' + mutant) || writeFileSync('${folder}/' + mutant, '');
  process.on('message', ({ mutant }) => {
    if (mutant === 'hangs' || (mutant === 'once-slow' && !isAgain(mutant))) for (const until = Date.now() + 30_000; Date.now() < until; );
    if (mutant === 'once-dead' && !isAgain(mutant)) process.exit(1);
    if (mutant === 'once-broken' && !isAgain(mutant)) return process.send({ error: 'of Jest' });
    process.send({ isKilled: mutant === 'fails' });
  });
  process.on('disconnect', () => process.exit());`;

const ASKER = `
  const { mutantProcess } = await import('${TOOL}');
  const [, script, ...mutants] = process.argv;
  const jest = mutantProcess({ config: '', tests: [], cache: '' }, { script, leastLimitMs: 300 });
  await jest.begin();
  const killed = [];
  for (const mutant of mutants) if (await jest.isKilled(mutant)) killed.push(mutant);
  jest.end();
  console.log(JSON.stringify(killed));`;

function killedOf(...mutants: readonly string[]): unknown {
  const script = join(folder, 'stand-in.mjs');
  writeFileSync(script, STAND_IN);
  const args = ['--input-type=module', '-e', ASKER, script, ...mutants];
  return JSON.parse(
    execFileSync(process.execPath, args, {
      encoding: 'utf8',
      timeout: 25_000,
      env: { ...process.env, NODE_OPTIONS: '' },
    }),
  );
}

describe('the process that is asked about mutants', () => {
  it('calls killed what makes a test fail, and what never ends', () => {
    expect(killedOf('same', 'fails', 'hangs', 'same')).toEqual(['fails', 'hangs']);
  });

  it('holds nothing against the mutant that comes after one that never ends', () => {
    expect(killedOf('hangs', 'after', 'hangs', 'after')).toEqual(['hangs', 'hangs']);
  });

  it('asks again when the machine was busy, the process died or Jest broke', () => {
    expect(killedOf('once-slow', 'after', 'once-dead', 'after', 'once-broken', 'after')).toEqual([]);
  });
});
