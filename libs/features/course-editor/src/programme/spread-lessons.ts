import { type ListedLesson, TITLE_MAX } from './table-of-contents.ts';

/** `n` things in `groups` runs whose lengths differ by one at most, the longer ones first. */
function runs(n: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, at) => Math.floor(n / groups) + (at < n % groups ? 1 : 0));
}

function join(group: readonly ListedLesson[]): ListedLesson {
  const [first, ...others] = group;
  if (!first || !others.length) return first ?? { title: '', content: '' };
  const title = group.map((lesson) => lesson.title).join(' · ');
  const content = group.flatMap((lesson) => [lesson.title, lesson.content].filter(Boolean)).join('\n');
  return { title: [...title].length <= TITLE_MAX ? title : first.title, content };
}

function divide(lesson: ListedLesson, parts: number): ListedLesson[] {
  if (parts === 1) return [lesson];
  return Array.from({ length: parts }, (_, at) => {
    const mark = ` (${at + 1}/${parts})`;
    return { title: [...lesson.title].slice(0, TITLE_MAX - mark.length).join('') + mark, content: lesson.content };
  });
}

/** The same contents over exactly `count` lessons: neighbours are joined, or each is taught in several parts. */
export function spreadLessons(lessons: readonly ListedLesson[], count: number): ListedLesson[] {
  if (!lessons.length || count < 1) return [];
  if (count >= lessons.length) {
    const parts = runs(count, lessons.length);
    return lessons.flatMap((lesson, at) => divide(lesson, parts[at] ?? 1));
  }
  let next = 0;
  return runs(lessons.length, count).map((length) => join(lessons.slice(next, (next += length))));
}
