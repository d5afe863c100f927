import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DirectoryUnusable, lockDirectory } from './directory-lock.ts';
import { markOfThisProcess } from './process-mark.ts';

let folder: string;
let dir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'));
  dir = join(folder, 'database');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of the data folder [R30]', () => {
  it('is held by one and free after its release', async () => {
    const release = await lockDirectory(dir);
    await expect(lockDirectory(dir)).rejects.toThrow(`already in use by process ${process.pid}`);
    await release();
    const again = await lockDirectory(dir);
    await again();
    expect(await readdir(folder)).toEqual([]);
  });

  it('names the process that holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    await writeFile(`${dir}.lock`, JSON.stringify({ ...(await markOfThisProcess()), pid: other.pid, started: null }));
    await expect(lockDirectory(dir)).rejects.toThrow(
      new RegExp(`in use by process ${other.pid}\\. Stop it, or set DATA_DIR`),
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    const release = await lockDirectory(dir);
    await release();
  });

  it.each([
    ['a process that has died', { pid: 2 ** 22 + 1, started: null }],
    ['a process whose number is used again', { pid: process.ppid, started: '1' }],
    ['this number in another process', { started: '1' }],
    ['this number from before a restart of the machine', { boot: 'before' }],
    ['a container that has ended', { space: 'pid:[1]', lifeline: 'gone.sock' }],
    ['nobody, because it is broken', '{"pid":'],
    ['nobody, because it is empty', ''],
  ])('is taken over from %s', async (_name, holder) => {
    const content = typeof holder === 'string' ? holder : JSON.stringify({ ...(await markOfThisProcess()), ...holder });
    await writeFile(`${dir}.lock`, content);
    const release = await lockDirectory(dir);
    expect(JSON.parse(await readFile(`${dir}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await release();
  });

  it('is not taken from another container of which nothing is known', async () => {
    await writeFile(`${dir}.lock`, JSON.stringify({ ...(await markOfThisProcess()), space: 'pid:[1]' }));
    await expect(lockDirectory(dir)).rejects.toThrow(`in use by process ${process.pid} of another container`);
  });

  it('goes to one of several processes that find a dead holder together', async () => {
    const script = `import { lockDirectory } from ${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)};
      process.stdin.once('data', () => lockDirectory(process.argv[1]).then(() => console.log('won'), () => console.log('lost')));
      console.log('ready');`;
    for (let round = 0; round < 3; round++) {
      const at = join(folder, `r${round}`);
      await writeFile(`${at}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, started: null }));
      const starters = Array.from({ length: 4 }, () =>
        spawn(process.execPath, ['--input-type=module', '-e', script, at], {
          env: {},
          stdio: ['pipe', 'pipe', 'inherit'],
        }),
      );
      await Promise.all(starters.map(({ stdout }) => once(stdout, 'data')));
      const answers = starters.map(({ stdout }) => once(stdout, 'data'));
      for (const { stdin } of starters) stdin.write('go');
      const words = (await Promise.all(answers)).map(([word]) => String(word).trim());
      expect(words.filter((word) => word === 'won')).toHaveLength(1);
      for (const starter of starters) starter.kill('SIGKILL');
    }
  });

  it('goes to one of many calls of this process', async () => {
    await writeFile(`${dir}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, started: null }));
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(dir)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value();
  });

  it('says so when the folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(lockDirectory(join(folder, 'file', 'database'))).rejects.toThrow(DirectoryUnusable);
    await mkdir(`${dir}.lock`);
    await expect(lockDirectory(dir)).rejects.toThrow(DirectoryUnusable);
  });
});
