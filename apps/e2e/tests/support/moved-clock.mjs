// Loaded before the platform (`node --import`): its day is later by as many milliseconds as stand in the file CLOCK_FILE.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.CLOCK_FILE;
let by = 0;
setInterval(() => (by = Number(readFileSync(file, 'utf8')) || 0), 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + by);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + by;
  }
};
