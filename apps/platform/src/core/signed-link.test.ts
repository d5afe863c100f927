import { linkIdOf, linkSigner, newLinkId } from './signed-link.ts';

it('knows a link by its secret until it is renewed, and only as what it was given for', () => {
  const key = Buffer.alloc(32, 7);
  const guests = linkSigner('guest', key);
  const row = { id: newLinkId(), generation: 1 };
  const secret = guests.secretOf(row);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{67}$/);
  expect([linkIdOf(secret), guests.isSecretOf(row, secret)]).toEqual([row.id, true]);
  expect(guests.isSecretOf({ ...row, generation: 2 }, secret)).toBe(false);
  expect(linkSigner('guest', Buffer.alloc(32, 8)).isSecretOf(row, secret)).toBe(false);
  expect(linkSigner('family', key).isSecretOf(row, secret)).toBe(false);
  expect(guests.isSecretOf(row, row.id)).toBe(false);
});
