const style = document.createElement('style');

function displayOf(rule: string, html: string): string {
  style.textContent = `${rule} { display: flex }`;
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('#it')!).display;
}

describe('the style that a test sees of an element', () => {
  beforeAll(() => document.head.append(style));
  afterAll(() => style.remove());

  it.each([
    ['.a', '<b id="it" class="x a"></b>'],
    ['b', '<b id="it"></b>'],
    ['.z, p.z, b.a', '<b id="it" class="a"></b>'],
    ['.dark .a', '<p class="dark"><b id="it" class="a"></b></p>'],
    ['.a + .b>b', '<p class="a"></p><p class="b"><b id="it"></b></p>'],
    ['.a:not(.b, .c:is(.d, .e))', '<b id="it" class="a"></b>'],
    ['b[title="z) ], .z"]', '<b id="it" title="z) ], .z"></b>'],
    ['.a\\:b', '<b id="it" class="a:b"></b>'],
    ['#it', '<b id="it"></b>'],
    ['*', '<b id="it"></b>'],
    ['.a가:first-child', '<b id="it" class="a가"></b>'],
    ['linearGradient', '<svg><linearGradient id="it"></linearGradient></svg>'],
  ])('is that of a rule about it: %s', (rule, html) => expect(displayOf(rule, html)).toBe('flex'));

  it.each([
    ['.ab', '<b id="it" class="a b"></b>'],
    ['p', '<b id="it"></b>'],
    ['.a.b', '<b id="it" class="a"></b>'],
    ['.a b', '<b id="it" class="a"></b>'],
    ['.a:not(.b)', '<b id="it" class="a b"></b>'],
  ])('is not that of a rule about another: %s', (rule, html) => expect(displayOf(rule, html)).not.toBe('flex'));
});
