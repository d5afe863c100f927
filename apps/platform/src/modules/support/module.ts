import { ticketsContract } from '@portal/domain/support/tickets.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import { type Complaint, complaintService } from './complaints.service.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { ticketOpsSource } from './ticket-ops-source.ts';
import { createTicketSweep } from './ticket-sweep.ts';
import { ticketsHandlers } from './tickets.handlers.ts';
import { ticketService } from './tickets.service.ts';

export { questionedLessons, ticketsAbout } from './questioned-lessons.queries.ts';

export interface SupportModule extends PlatformModule {
  readonly opsSource: OpsSource;
  /** Students have no portal yet, so only code speaks for them. Throws TARGET_NOT_YOURS unless the thing is that teacher's. */
  complain(complaint: Complaint): Promise<string>;
  /** Completes the tickets that were answered long enough ago, as the clock says; happens by itself every minute. */
  completeSilent(): Promise<void>;
}

/** What teachers ask the team, and what their families say to it. */
export function supportModule(deps: TicketDeps): SupportModule {
  const desk = ticketOpsSource(deps);
  const sweep = createTicketSweep(deps);
  return {
    async register(app) {
      // 5,000 letters of four bytes, and what stands around them.
      const bodyLimit = { createTicket: 131_072, replyToTicket: 131_072 };
      implement(app, ticketsContract, ticketsHandlers(deps, ticketService(deps, desk)), { bodyLimit });
      sweep.start();
      app.addHook('preClose', () => sweep.stop());
    },
    opsSource: desk,
    complain: complaintService(deps),
    completeSilent: () => sweep.flush(),
  };
}
