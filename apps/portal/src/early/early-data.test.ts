import { sessionApi } from '@portal/api/identity/session.api';
import { calendarApi } from '@portal/api/schedule/calendar.api';
import { configureTransport, transport } from '@portal/api/transport';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { storeEarlyAnswers } from './early-data.ts';
import { withEarlyAnswers } from './early-fetch.ts';
import type { EarlyState } from './early-state.ts';
import { CALENDAR_PATH, PROFILE_PATH } from './starter.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const WEEK_PATH = `${CALENDAR_PATH}?from=${WEEK.from}&to=${WEEK.to}`;
const profileIn = ({ store }: World) => sessionApi.endpoints.getProfile.select(undefined)(store.getState());
const weekIn = ({ store }: World) => calendarApi.endpoints.getCalendar.select(WEEK)(store.getState());

let world: World;

/** The store of a signed-in visit whose document has asked for these paths; what goes out beside them is counted. */
function visit(asked: Readonly<Record<string, Promise<Response>>>) {
  world = createWorld({ signedIn: true });
  const current = transport();
  const authorization = `Bearer ${current.session.accessToken()}`;
  const early: EarlyState = {
    answers: Object.entries(asked).map(([path, response]) => ({
      url: (current.origin || location.origin) + path,
      authorization,
      response,
    })),
  };
  const network = jest.fn(current.fetch ?? fetch);
  configureTransport({ ...current, fetch: withEarlyAnswers(early, network) });
  return { early, network };
}

const answer = (data: unknown) => Promise.resolve(new Response(JSON.stringify({ data })));

afterEach(() => world.end());

describe('what the document has asked for', () => {
  it('is in the store before the first drawing, without a second request [SES-1] [CAL-1]', async () => {
    const { early, network } = visit({ [PROFILE_PATH]: answer(aProfile()), [WEEK_PATH]: answer(aCalendar()) });
    await storeEarlyAnswers(early, world.store);
    expect(profileIn(world).data).toEqual(aProfile());
    expect(weekIn(world).data).toEqual(aCalendar());
    expect(network).not.toHaveBeenCalled();
  });

  it('is asked for again where the early request failed, and the others do not wait for it', async () => {
    platform.use(fake(calendarContract.getCalendar, aCalendar()));
    const broken = Promise.reject<Response>(new Error('offline'));
    const { early, network } = visit({ [PROFILE_PATH]: answer(aProfile()), [WEEK_PATH]: broken });
    await storeEarlyAnswers(early, world.store);
    expect(profileIn(world).isSuccess).toBe(true);
    expect(weekIn(world).data).toEqual(aCalendar());
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is nothing for a visitor without a login cookie [SES-1]', async () => {
    const { network } = visit({});
    await storeEarlyAnswers(undefined, world.store);
    expect(profileIn(world).isUninitialized).toBe(true);
    expect(network).not.toHaveBeenCalled();
  });
});
