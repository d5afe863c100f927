// What the text of a regular expression and of an SQL statement can wrongly be.

/** Without an anchor, without a flag, without one part of a class, without one choice. */
export function regexChanges(text) {
  const end = text.lastIndexOf('/');
  const [body, flags] = [text.slice(1, end), text.slice(end + 1)];
  const without = (at, length) => `/${body.slice(0, at) + body.slice(at + length)}/${flags}`;
  const bodies = [];
  if (body.startsWith('^')) bodies.push(without(0, 1));
  if (body.endsWith('$') && !body.endsWith('\\$')) bodies.push(without(body.length - 1, 1));
  for (const { 0: list, index } of body.matchAll(/\[(?:[^\]\\]|\\.)*\]/g)) {
    const parts = [...list.slice(1, -1).matchAll(/\\[pP]\{[^}]*\}|\\x..|\\.|[^\\^]-[^\\]|[^\\^]/g)];
    if (parts.length > 1 && !/-\\/.test(list))
      for (const part of parts) bodies.push(without(index + 1 + part.index, part[0].length));
  }
  for (const { 0: choice, index } of body.matchAll(/(?<=[|(:])[^()|[\]]+\|/g))
    bodies.push(without(index, choice.length));
  for (const { 0: choice, index } of body.matchAll(/\|[^()|[\]]+(?=\))/g)) bodies.push(without(index, choice.length));
  for (const { index } of body.matchAll(/(?<=[\w\])])[+*?](?!\))/g)) bodies.push(without(index, 1));
  const flagless = [...flags]
    .filter((flag) => !'uv'.includes(flag))
    .map((flag) => `/${body}/${flags.replace(flag, '')}`);
  return [...new Set([...bodies, ...flagless])];
}

const WORDS = [
  [/\bdesc\b/g, 'asc'],
  [/ nulls last/g, ''],
  [/\bleast\b/g, 'greatest'],
  [/\band\b/g, 'or'],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ < /g, ' <= '],
  [/ = /g, ' <> '],
  [/(?<=else )-/g, ''],
  [/\b\d+\b/g, '7'],
];

export function sqlChanges(template) {
  const pieces = template.head ? [template.head, ...template.templateSpans.map(({ literal }) => literal)] : [template];
  return pieces.flatMap((piece) => {
    const text = piece.getText();
    return WORDS.flatMap(([pattern, to]) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => {
        const start = piece.getStart() + index;
        return { start, end: start + word.length, to };
      }),
    );
  });
}
