import { fileAddress } from './file-address.ts';

it.each([
  ['https://files.test/a', true],
  ['http://localhost:3000/a', true],
  ['/assets/v1/content/a', true],
  ['blob:http://localhost/1', true],
  ['data:image/png;base64,AAAA', true],
  ['data:text/html,<script>', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['vbscript:x', false],
  ['http://', false],
  ['', false],
  [null, false],
])('the address %j is followed: %s', (url, is) => {
  expect(fileAddress(url)).toBe(is ? url : undefined);
});
