import type { Contract } from '@portal/domain/contract/endpoint';
import type { Handlers } from '../../core/http/implement.ts';
import type { RealtimeHub } from '../../core/realtime/realtime.ts';

type Handle = (request: { readonly caller: { readonly userId: string } }) => Promise<unknown>;

/** The same handlers; after each that changed something the teacher's other open pages read her calendar again. */
export function tellPages<const C extends Contract>(
  realtime: RealtimeHub,
  contract: C,
  handlers: Handlers<C>,
): Handlers<C> {
  const telling = Object.entries(handlers as unknown as Record<string, Handle>).map(
    ([name, handle]): [string, Handle] => [
      name,
      contract[name]?.method === 'GET'
        ? handle
        : async (request) => {
            const answer = await handle(request);
            realtime.tell(request.caller.userId, 'calendar.changed', {});
            return answer;
          },
    ],
  );
  return Object.fromEntries(telling) as unknown as Handlers<C>;
}
