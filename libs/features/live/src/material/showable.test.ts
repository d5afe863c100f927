import { isSafeAddress } from './safe-address.ts';
import { showableAs } from './showable.ts';

it.each([
  ['https://school.example/book', true],
  ['http://school.example/book', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['//school.example', false],
  ['school.example', false],
  ['', false],
])('the address “%s” is led to: %s', (url, isSafe) => {
  expect(isSafeAddress(url)).toBe(isSafe);
});

it.each([
  ['a picture', { previewUrl: '/p', contentType: 'image/png', size: 1 }, false, 'VIEW'],
  ['a PDF', { previewUrl: null, contentType: 'application/pdf', size: 1 }, false, 'VIEW'],
  [
    'a PDF of which no pages are drawn',
    { previewUrl: null, contentType: 'application/pdf', size: 60_000_000 },
    false,
    null,
  ],
  ['a sound', { previewUrl: null, contentType: 'audio/mpeg', size: 1 }, true, 'SAVE'],
  ['a sound that may only be looked at', { previewUrl: null, contentType: 'audio/mpeg', size: 1 }, false, null],
] as const)('%s is for the room %s', (_, file, downloadAllowed, as) => {
  expect(showableAs(file, downloadAllowed)).toBe(as);
});
