import { itemAddress, orderOf, queueAddress, queueOf } from './ops-address.ts';

describe('the address of a queue', () => {
  it.each([
    ['COURSES', 'OPEN', 1, '/ops/courses'],
    ['COURSES', 'OPEN', 2, '/ops/courses?page=2'],
    ['PROFILES', 'MINE', 1, '/ops/profiles?filter=mine'],
    ['WITHDRAWALS', 'DECIDED', 12, '/ops/withdrawals?filter=decided&page=12'],
  ] as const)('of %s, %s, page %s is %s, and is read as it was written', (queue, filter, page, address) => {
    expect(queueAddress(queue, filter, page)).toBe(address);
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(queueOf(pathname.split('/').at(-1))).toBe(queue);
    expect(orderOf(searchParams)).toEqual({ filter, page });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page=1000', 'page=', 'filter=all', 'filter=OPEN', ''])(
    'counts nonsense as nothing: %s',
    (query) => expect(orderOf(new URLSearchParams(query))).toEqual({ filter: 'OPEN', page: 1 }),
  );

  it.each([undefined, '', 'gifts', 'COURSES', 'constructor'])('names no queue by %s', (part) =>
    expect(queueOf(part)).toBeUndefined(),
  );

  it('of an item stands below that of its queue', () =>
    expect(itemAddress({ queue: 'TICKETS', id: 'ticket-1' })).toBe('/ops/tickets/ticket-1'));
});
