import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../core/http/implement.ts';
import { createAssignmentClock } from './assignment-clock.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentsHandlers } from './assignments.handlers.ts';
import { assignmentService } from './assignments.service.ts';
import { type StudentAssignments, studentAssignments } from '../homework/student-assignments.service.ts';

interface AssignmentParts {
  readonly students: StudentAssignments;
  register(app: FastifyInstance): void;
  /** Does what the clock says by now; the timer does it by itself. */
  tick(): Promise<void>;
}

/** Assignments of classes: what their teacher does with them, what students hand in, and the clock between them. */
export function assignmentParts(deps: AssignmentDeps): AssignmentParts {
  const clock = createAssignmentClock(deps);
  return {
    students: studentAssignments(deps),
    tick: () => clock.flush(),
    register(app) {
      implement(app, assignmentsContract, assignmentsHandlers(deps, assignmentService(deps)));
      clock.start();
      app.addHook('preClose', () => clock.stop());
    },
  };
}
