// Each thread of the tests loads the whole platform: three seconds of its processor, and half of that with this.
import { resolveOnce } from './src/resolve-once.ts';

resolveOnce();
