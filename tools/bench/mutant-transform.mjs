// The transform of the tests with one file of them in a wrong version: nothing is written to the tree.
import { createHash } from 'node:crypto';
import swc from '@swc/jest';

const wrong = (path, text) => (globalThis.mutant?.file === path ? globalThis.mutant.text : text);

export default {
  createTransformer(options) {
    const { process, processAsync } = swc.createTransformer(options);
    return {
      // Not of Jest's configuration, which is another one for every mutant.
      getCacheKey: (text, path) =>
        createHash('sha256').update(path).update('\0').update(wrong(path, text)).digest('hex'),
      process: (text, path, ...rest) => process(wrong(path, text), path, ...rest),
      processAsync: (text, path, ...rest) => processAsync(wrong(path, text), path, ...rest),
    };
  },
};
