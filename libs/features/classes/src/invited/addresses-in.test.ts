import { addressesIn } from './addresses-in.ts';

describe('addresses as people write them', () => {
  it.each([
    ['spaces around one', '  a@x.com ', ['a@x.com']],
    ['commas', 'a@x.com, b@x.com,c@x.com,', ['a@x.com', 'b@x.com', 'c@x.com']],
    ['semicolons', 'a@x.com; b@x.com', ['a@x.com', 'b@x.com']],
    ['tabs, as a table is pasted', 'a@x.com\tb@x.com', ['a@x.com', 'b@x.com']],
    ['spaces', 'a@x.com b@x.com', ['a@x.com', 'b@x.com']],
    ['lines', 'a@x.com\r\n\r\nb@x.com\n', ['a@x.com', 'b@x.com']],
    ['a name before it', '"Bố" <a@x.com>', ['a@x.com']],
    [
      'names with commas and without quotes',
      '"Trần, Bố" <a@x.com>; Mẹ Hoa <b@x.com>, c@x.com',
      ['a@x.com', 'b@x.com', 'c@x.com'],
    ],
    ['what is none', 'a@x.com, nobody', ['a@x.com', 'nobody']],
    ['none at all', '김민준 어머니', ['김민준 어머니']],
    ['nothing', '  ', []],
  ])('are found with %s', (_how, text, found) => {
    expect(addressesIn(text)).toEqual(found);
  });
});
