/** The values that a pattern asks for, in its order: one for each `:name`. */
type ValuesOf<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [value: string, ...rest: ValuesOf<`/${Rest}`>]
  : Pattern extends `${string}:${string}`
    ? [value: string]
    : [];

/** Builds an address; its `pattern` is the same address as a route knows it (`/lessons/:lessonId`). */
export type PathBuilder<Pattern extends string, Values extends readonly unknown[]> = ((...values: Values) => string) & {
  readonly pattern: Pattern;
};

/** An address with a value in the place of each `:name` of its pattern. */
export function path<const Pattern extends string>(pattern: Pattern): PathBuilder<Pattern, ValuesOf<Pattern>> {
  const build = (...values: readonly string[]) => {
    let at = 0;
    return pattern.replaceAll(/:\w+/g, () => encodeURIComponent(values[at++] ?? ''));
  };
  return Object.assign(build, { pattern });
}

/** An address whose values stand in its query; one that is missing or empty is left out. */
export function pathWithQuery<const Pattern extends string, Values extends readonly unknown[]>(
  pattern: Pattern,
  queryOf: (...values: Values) => Readonly<Record<string, string | undefined>>,
): PathBuilder<Pattern, Values> {
  const build = (...values: Values) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(queryOf(...values))) if (value) query.set(name, value);
    return query.size === 0 ? pattern : `${pattern}?${query.toString()}`;
  };
  return Object.assign(build, { pattern });
}
