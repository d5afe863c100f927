/**
 * Stands in for `hoist-non-react-statics` in the bundle: only Emotion's `withTheme` calls it, nobody here calls that,
 * and as a CommonJS package it would travel in the first screen all the same.
 */
export default function hoistNothing<T>(target: T): T {
  return target;
}
