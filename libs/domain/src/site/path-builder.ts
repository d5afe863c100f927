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

const NAME = /:\w+/g;

function filled(pattern: string, values: readonly string[]): string {
  let at = 0;
  return pattern.replaceAll(NAME, () => encodeURIComponent(values[at++] ?? ''));
}

/** An address with a value in the place of each `:name` of its pattern. */
export function path<const Pattern extends string>(pattern: Pattern): PathBuilder<Pattern, ValuesOf<Pattern>> {
  const build = (...values: readonly string[]) => filled(pattern, values);
  return Object.assign(build, { pattern });
}

/** An address with a query made of the values that its pattern does not ask for; one that is missing or empty is left out. */
export function pathWithQuery<const Pattern extends string, Values extends readonly unknown[]>(
  pattern: Pattern,
  queryOf: (...values: Values) => Readonly<Record<string, string | undefined>>,
): PathBuilder<Pattern, [...ValuesOf<Pattern>, ...Values]> {
  const names = pattern.match(NAME)?.length ?? 0;
  const build = (...values: [...ValuesOf<Pattern>, ...Values]) => {
    // As the type of `values` has it; a slice forgets which of them are which.
    const [ofPattern, ofQuery] = [values.slice(0, names) as string[], values.slice(names) as unknown as Values];
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(queryOf(...ofQuery))) if (value) query.set(name, value);
    const address = filled(pattern, ofPattern);
    return query.size === 0 ? address : `${address}?${query.toString()}`;
  };
  return Object.assign(build, { pattern });
}
