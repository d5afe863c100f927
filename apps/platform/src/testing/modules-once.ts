// Of the tests' threads each loads the whole platform: three seconds of its processor, and half of that with this.
import { resolveOnce } from '../resolve-once.ts';

resolveOnce();
