import { classesContract } from '@portal/domain/classes/classes.contract';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../core/http/implement.ts';
import { classChangesService } from './life/class-changes.service.ts';
import { keepDueClassChats } from './chat/class-chat.ts';
import type { ClassDeps } from './class-deps.ts';
import { classesHandlers } from './classes.handlers.ts';

interface ClassParts {
  register(app: FastifyInstance): void;
  /** Moves classes on that their lessons or the clock have moved on, and lets newcomers into their rooms. */
  settleDue(): Promise<void>;
}

/** Classes: the desk of their teacher, and how far they come. */
export function classParts(deps: ClassDeps): ClassParts {
  const changes = classChangesService(deps);
  return {
    register: (app) => implement(app, classesContract, classesHandlers(deps, changes)),
    async settleDue() {
      await changes.settleDue();
      await keepDueClassChats(deps);
    },
  };
}
