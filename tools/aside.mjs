import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const LAST = 19;

/** Linux may share first among sessions and then within each: a browser is one of its own, and so is what runs aside. */
function placeSession(pid, place) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(place));
  } catch {
    // Another system, one that shares among processes alone, or a user who may not go forward again.
  }
}

/** Starts a command that takes only what others leave of the processors; it and all below it are a session of their own. */
export function spawnAside(command, args, options) {
  const child = spawn('nice', ['-n', String(LAST), command, ...args], { ...options, detached: true });
  placeSession(child.pid, LAST);
  return child;
}

/** Gives what was started aside its share again: on a machine where others work too, nothing might be left for it. */
export const bringForward = ({ pid }) => placeSession(pid, 0);
