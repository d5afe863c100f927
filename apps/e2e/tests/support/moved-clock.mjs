// Loaded before the platform (`node --import`): its day is later by as many milliseconds as stand in the file CLOCK_FILE.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.CLOCK_FILE;
const read = () => Number(readFileSync(file, 'utf8')) || 0;
// From its first moment on: it may be started again on a day that was moved before.
let by = read();
setInterval(() => (by = read()), 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + by);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + by;
  }
};
