/** Tags as they are written in one line. */
export const textOfTags = (tags: readonly string[]): string => tags.join(', ');

/** What is written in one line as tags: without the sign before them, each once. */
export const tagsOfText = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，\n]/)
      .map((tag) => tag.trim().replace(/^#\s*/, ''))
      .filter(Boolean),
  ),
];
