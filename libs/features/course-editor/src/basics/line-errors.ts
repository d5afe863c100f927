/** What is wrong with the lines of a list, by their place. */
export function linesAt(errors: ReadonlyMap<string, string>, list: string): Record<number, string> {
  return Object.fromEntries(
    [...errors].flatMap(([path, message]) => {
      const [name, at] = path.split('.');
      return name === list && at !== undefined ? [[Number(at), message]] : [];
    }),
  );
}
