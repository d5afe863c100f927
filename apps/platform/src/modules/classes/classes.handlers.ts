import type { classesContract } from '@portal/domain/classes/classes.contract';
import type { Handlers } from '../../core/http/implement.ts';
import { teacherOf } from '../../core/teacher.ts';
import type { ClassDeps } from './class-deps.ts';
import { classService } from './classes.service.ts';
import { classCreationService } from './creation/class-creation.service.ts';
import { type classChangesService } from './life/class-changes.service.ts';

const PAGE_SIZE = 20;
const pageOf = ({ page, size }: { page?: string | undefined; size?: string | undefined }) => ({
  page: Number(page ?? 1),
  size: Number(size ?? PAGE_SIZE),
});

export function classesHandlers(
  deps: ClassDeps,
  changes: ReturnType<typeof classChangesService>,
): Handlers<typeof classesContract> {
  const classes = classService(deps);
  const creation = classCreationService(deps);
  return {
    listClasses: async ({ query: { tab = 'all', sort = 'nextLesson', q, ...paged }, caller: { userId } }) => ({
      data: await classes.list(userId, { tab, sort, q, ...pageOf(paged) }),
    }),

    previewClass: async ({ body, caller }) => ({
      data: { lessons: await creation.preview(teacherOf(caller), body) },
    }),

    async createClass({ body, caller }) {
      const id = await creation.create(teacherOf(caller), body);
      return { data: await classes.get(caller.userId, id) };
    },

    getClass: async ({ params: { id }, caller: { userId } }) => ({ data: await classes.get(userId, id) }),

    async updateClass({ params: { id }, body, caller: { userId } }) {
      await changes.update(userId, id, body);
      return { data: await classes.get(userId, id) };
    },

    listClassLessons: async ({ params: { id }, query, caller: { userId } }) => ({
      data: await classes.lessons(userId, id, pageOf(query)),
    }),

    listClassStudents: async ({ params: { id }, caller: { userId } }) => ({
      data: { items: await classes.students(userId, id) },
    }),

    async cancelClass({ params: { id }, body, caller: { userId } }) {
      await changes.cancel(userId, id, body);
      return { data: await classes.get(userId, id) };
    },

    previewRollOver: async ({ params: { id }, body, caller }) => ({
      data: { lessons: await creation.previewRollOver(teacherOf(caller), id, body) },
    }),

    async rollOverClass({ params: { id }, body, caller }) {
      const made = await creation.rollOver(teacherOf(caller), id, body);
      return { data: await classes.get(caller.userId, made) };
    },
  };
}
