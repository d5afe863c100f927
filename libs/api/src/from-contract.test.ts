import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { defineContract } from '@portal/domain/contract/endpoint';
import { dataOf } from '@portal/domain/contract/envelope';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { API, createApiWorld } from '@portal/testing-api/api-world';
import { fromContract } from './from-contract.ts';
import { sessionApi, socketTicket } from './identity/session.api.ts';
import { profileStatusApi } from './profile/profile.status.api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const PROFILE = {
  id: 'u1',
  code: 'KR0000001TC',
  name: '김하늘',
  avatar: null,
  userType: 'TEACHER',
  phone: null,
  email: null,
  profileStatus: 'APPROVED',
  timeZone: 'Asia/Seoul',
  desks: [],
};

const contract = defineContract({
  moveThing: {
    method: 'PUT',
    path: '/things/:id/places/:place',
    access: 'user',
    summary: '',
    params: v.strictObject({ id: v.string(), place: v.string() }),
    query: v.strictObject({ dry: v.optional(v.string()) }),
    body: v.strictObject({ note: v.string() }),
    response: v.object({ total: v.number() }),
    errors: [],
  },
  listThings: {
    method: 'GET',
    path: '/things',
    access: 'public',
    summary: '',
    response: dataOf(v.array(v.string())),
    errors: [],
  },
});

describe('an endpoint of a contract', () => {
  const { query, transformResponse } = fromContract(contract.moveThing, { 'x-extra': '1' });

  it('becomes a request: parameters in the path, query and body apart', () => {
    expect(query({ id: 'a/b?c', place: '서울', dry: 'yes', body: { note: 'n' } })).toEqual({
      method: 'PUT',
      path: '/things/a%2Fb%3Fc/places/%EC%84%9C%EC%9A%B8',
      query: { dry: 'yes' },
      body: { note: 'n' },
      headers: { 'x-extra': '1' },
      isPublic: false,
    });
    expect(fromContract(contract.listThings).query()).toEqual({
      method: 'GET',
      path: '/things',
      query: {},
      isPublic: true,
    });
  });

  it('says nothing of the session where a visitor comes with a ticket [REG-2]', () => {
    const file = fromContract(uploadsContract.getFile);
    expect(file.query({ id: 'f1' })).toMatchObject({ isPublic: false });
    expect(file.query({ id: 'f1', ticket: 'visitor' })).toMatchObject({ isPublic: true, query: { ticket: 'visitor' } });
  });

  it.each(['', '.', '..'])("refuses '%s' as a path parameter, because it would climb", (id) => {
    expect(() => query({ id, place: 'x', body: { note: '' } })).toThrow(/cannot take/);
  });

  it('hands out the content of data where the answer is enveloped, else the whole answer', () => {
    expect(transformResponse({ total: 1 })).toEqual({ total: 1 });
    expect(fromContract(contract.listThings).transformResponse({ data: ['a'] })).toEqual(['a']);
  });
});

describe('reading over the contract', () => {
  it('reads the profile from data.data of the response object [SES-1]', async () => {
    const { store } = createApiWorld();
    server.use(http.get(`${API}/mid/v1/users/profile`, () => HttpResponse.json({ data: { ...PROFILE, secret: 'x' } })));
    const { data } = await store.dispatch(sessionApi.endpoints.getProfile.initiate());
    expect(data).toEqual(PROFILE);
  });

  it('tells whether the teaching profile was handed in [WEL-1]', async () => {
    const { store } = createApiWorld();
    server.use(
      http.get(`${API}/tns/v1/my-profile/check-submission`, () => HttpResponse.json({ data: { isSubmitted: false } })),
    );
    const { data } = await store.dispatch(profileStatusApi.endpoints.checkProfileSubmission.initiate());
    expect(data).toEqual({ isSubmitted: false });
  });

  it('turns an answer that breaks the contract into an ordinary problem, told to developers once [SES-8]', async () => {
    const { store } = createApiWorld();
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get(`${API}/mid/v1/users/profile`, () => HttpResponse.json({ data: { ...PROFILE, id: 7 } })));
    for (let time = 0; time < 2; time += 1) {
      const { error } = await store.dispatch(
        sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }),
      );
      expect(error).toEqual({ status: 'MALFORMED', message: '문제가 생겼어요. 잠시 뒤 다시 해 주세요.' });
    }
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]?.[0]).toContain('getProfile');
  });
});

describe('the ticket of the chat socket', () => {
  it('is asked for anew each time [CHT-3]', async () => {
    const { store } = createApiWorld();
    let count = 0;
    server.use(
      http.post(API + sessionContract.createSocketTicket.path, () =>
        HttpResponse.json({ data: { ticket: `ticket-${(count += 1)}` } }),
      ),
    );
    expect([await socketTicket(store), await socketTicket(store)]).toEqual(['ticket-1', 'ticket-2']);
  });

  it('is the access token where the server has no tickets [CHT-3]', async () => {
    const { store } = createApiWorld();
    server.use(http.post(API + sessionContract.createSocketTicket.path, () => new HttpResponse(null, { status: 404 })));
    expect(await socketTicket(store)).toBe('t0');
  });

  it('is missing after any other failure', async () => {
    const { store } = createApiWorld();
    server.use(http.post(API + sessionContract.createSocketTicket.path, () => new HttpResponse(null, { status: 500 })));
    await expect(socketTicket(store)).rejects.toMatchObject({ status: 500 });
  });
});
