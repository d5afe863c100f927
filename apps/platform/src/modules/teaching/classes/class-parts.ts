import { classesContract } from '@portal/domain/teaching/classes.contract';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../core/implement.ts';
import { classChangesService } from './class-changes.service.ts';
import type { ClassDeps } from './class-deps.ts';
import { classesHandlers } from './classes.handlers.ts';

interface ClassParts {
  register(app: FastifyInstance): void;
  /** Moves classes on that their lessons or the clock have moved on. */
  settleDue(): Promise<number>;
}

/** Classes: the desk of their teacher, and how far they come. */
export function classParts(deps: ClassDeps): ClassParts {
  const changes = classChangesService(deps);
  return {
    register: (app) => implement(app, classesContract, classesHandlers(deps, changes)),
    settleDue: () => changes.settleDue(),
  };
}
