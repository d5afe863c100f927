import { RUNNING } from '../lessons/main-classes.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { SMALL_CLASSES } from '../people/other-teachers.ts';

const NEW_TEACHER = ['첫 강좌'];

/** Names of a teacher's courses for the sentences about her; one that fits everybody for a teacher whom the demo does not know. */
export function coursesOf(teacherId: string): readonly string[] {
  const classes = teacherId === DEMO_ACCOUNTS.math.id ? Object.values(RUNNING) : (SMALL_CLASSES[teacherId] ?? []);
  return classes.length ? classes.map(({ name }) => name) : NEW_TEACHER;
}
