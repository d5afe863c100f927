import { spawnSync } from 'node:child_process';

/** The processes below one, oldest first, as `ps` tells them. */
function processesBelow(pid) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,etime=,args='], { encoding: 'utf8' });
  const all = (stdout ?? '').split('\n').flatMap((line) => {
    const [, id, parent, rest] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id ? [{ pid: Number(id), parent: Number(parent), line: rest }] : [];
  });
  const below = (of) => all.filter((each) => each.parent === of).flatMap((each) => [each, ...below(each.pid)]);
  return below(pid);
}

/** Ends a process and all below it at once; what was below is returned, so that it can be told. */
export function killTree(pid) {
  const below = processesBelow(pid);
  for (const each of [pid, ...below.map((one) => one.pid)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended in between.
    }
  }
  return below;
}
