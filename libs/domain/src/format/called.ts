/** A name with the title that a person is called by, unless it carries that already: 학생 A03, 수학 선생님. */
export const called = (name: string, title: '님' | '학생' | '선생님'): string =>
  name.endsWith(title) || name.startsWith(`${title} `) ? name : `${name} ${title}`;
