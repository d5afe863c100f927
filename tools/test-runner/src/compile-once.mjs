import vm from 'node:vm';

const { compileFunction } = vm;
const scripts = new Map();

/**
 * Each test file has React, Chakra and the rest anew, some 430 modules, and V8 compiled each of their functions anew. A script is
 * compiled once for all files of a process: what one of them has called is ready for the next.
 */
function compileOnce(source, parameters, options) {
  // A script is bound to one answer to a dynamic import, which is each file's own.
  if (/\bimport\s*\(/.test(source)) return compileFunction(source, parameters, options);
  const { filename, parsingContext } = options;
  const key = [filename, ...parameters].join('\n');
  let kept = scripts.get(key);
  if (kept?.source !== source) {
    const before = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${before}${source}\n})`, { filename, columnOffset: -before.length });
    kept = { source, script };
    scripts.set(key, kept);
  }
  return kept.script.runInContext(parsingContext);
}

/** Jest has no option for it; it takes the function from Node's module at each call. */
export function letJestCompileOnce() {
  vm.compileFunction = compileOnce;
}
