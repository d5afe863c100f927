import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const LAST = '19';

/** Starts a command that takes only what others leave of the processors; it and all below it are a session of their own. */
export function spawnAside(command, args, options) {
  const child = spawn('nice', ['-n', LAST, command, ...args], { ...options, detached: true });
  try {
    // Linux may share first among sessions and then within each: a browser is one of its own, and so is this.
    writeFileSync(`/proc/${child.pid}/autogroup`, LAST);
  } catch {
    // Another system, or one that shares among processes alone.
  }
  return child;
}
