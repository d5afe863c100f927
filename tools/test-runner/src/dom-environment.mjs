// Before jsdom.
import './match-by-name.mjs';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { letJestCompileOnce } from './compile-once.mjs';

letJestCompileOnce();

/** Where Node keeps the connections of its `fetch`. */
const KEPT = Symbol.for('undici.globalDispatcher.2');

/**
 * jsdom with Node's `fetch` and `BroadcastChannel`, which end with the test file as they end with a page. A connection that
 * the fakes of that file have answered stays open, and the next file's first request would go to fakes that are no more; an
 * open channel keeps the whole run from ending.
 */
export default class DomEnvironment extends FixedJsdomEnvironment {
  #channels = [];

  async setup() {
    await super.setup();
    const channels = this.#channels;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
  }

  async teardown() {
    for (const channel of this.#channels) channel.close();
    const kept = globalThis[KEPT];
    if (kept) {
      globalThis[KEPT] = new kept.constructor();
      await kept.destroy();
    }
    await super.teardown();
  }
}
