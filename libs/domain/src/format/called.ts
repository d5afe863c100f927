/**
 * A name with the title that a person is called by, once: 수학 선생님 carries it already, and 학생 A03 is called A03 학생, so that
 * the title is what a particle follows.
 */
export function called(name: string, title: '님' | '학생' | '선생님' | '보호자'): string {
  if (name.endsWith(title)) return name;
  return `${name.startsWith(`${title} `) ? name.slice(title.length + 1) : name} ${title}`;
}
