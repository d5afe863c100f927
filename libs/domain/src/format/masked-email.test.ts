import { maskedEmail } from './masked-email.ts';

describe('an address that is shown to who may not be its owner', () => {
  it.each([
    ['minjun.kim@mail.example', 'min****@mail.example'],
    ['minju@mail.example', 'min****@mail.example'],
    ['minj@mail.example', 'm****@mail.example'],
    ['a@mail.example', 'a****@mail.example'],
    ['"a@b c"@mail.example', '"a@****@mail.example'],
  ])('%s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
