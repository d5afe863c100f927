import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { fake } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { forgetVisitorTicket, useVisitorTicket } from './use-visitor-ticket.ts';

const HOUR = 3_600_000;
const ticketNo = (no: number) => `visitor_${'0'.repeat(36)}.${no}.${'a'.repeat(43)}`;

let world: World;
beforeEach(() => {
  world = createWorld({ signedIn: false });
});
afterEach(() => {
  forgetVisitorTicket();
  world.end();
});

/** A server whose tickets end after so long; the answer is what is asked for tickets, and how often it was. */
function visit(lastsMs: number) {
  let asked = 0;
  platform.use(
    fake(uploadsContract.createUploadTicket, () => {
      asked += 1;
      return { ticket: ticketNo(asked), expiresAt: new Date(Date.now() + lastsMs).toISOString() };
    }),
  );
  const wrapper = ({ children }: PropsWithChildren) => world.wrap(children);
  return { ticketOf: renderHook(() => useVisitorTicket(), { wrapper }).result.current, count: () => asked };
}

describe('the ticket of a visitor [REG-2]', () => {
  it('is asked for once for all files of a form, and outlives the page', async () => {
    const { ticketOf, count } = visit(24 * HOUR);
    expect(await Promise.all([ticketOf(), ticketOf()])).toEqual([ticketNo(1), ticketNo(1)]);
    expect(await ticketOf()).toBe(ticketNo(1));
    expect(count()).toBe(1);
    expect(localStorage.getItem('portal-upload-ticket')).toContain(ticketNo(1));
  });

  it('is a new one when the old one is about to end, or its form was sent', async () => {
    const { ticketOf } = visit(HOUR / 2);
    expect([await ticketOf(), await ticketOf()]).toEqual([ticketNo(1), ticketNo(2)]);
    forgetVisitorTicket();
    expect(localStorage.getItem('portal-upload-ticket')).toBeNull();
  });
});
