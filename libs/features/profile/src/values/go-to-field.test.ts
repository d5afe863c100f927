import { goToField, placeId } from './go-to-field.ts';

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled.push(this.id);
  };
});

/** A form of these places, one in the other from the outside. */
function form(...places: readonly (readonly [path: string, inside: string])[]) {
  document.body.innerHTML = places.reduceRight(
    (inner, [path, inside]) => `<div id="${placeId(path)}" tabindex="-1">${inside}${inner}</div>`,
    '',
  );
}
const focused = () => document.activeElement?.id ?? '';

describe('the way to a field [PRF-1]', () => {
  it.each([
    ['the first control of its place', '<input id="a"><input id="b">', 'a'],
    ['a text of several lines', '<label>글</label><textarea id="a"></textarea>', 'a'],
    ['a button, where a list has no line yet', '<p>없어요</p><button id="a">추가</button>', 'a'],
    [
      'past what is hidden or cannot be used',
      '<input type="hidden"><input disabled><button disabled></button><input id="a">',
      'a',
    ],
    ['the place itself where nothing can be used', '<input disabled>', 'profile-shortIntro'],
  ])('gives the focus to %s', (_what, inside, id) => {
    form(['shortIntro', inside]);
    goToField('shortIntro');
    expect(focused()).toBe(id);
    expect(scrolled).toEqual(['profile-shortIntro']);
  });

  it.each([
    ['experiences.0.title', 'title'],
    ['experiences.0.from', 'remove'],
    ['experiences.1.title', 'remove'],
    ['experiences', 'remove'],
  ])('to %s ends at the nearest place around it that is there: %s', (path, id) => {
    form(
      ['experiences', ''],
      ['experiences.0', '<button id="remove">지우기</button>'],
      ['experiences.0.title', '<input id="title">'],
    );
    goToField(path);
    expect(focused()).toBe(id);
  });

  it('leaves the focus where it is when the place is not on this page', () => {
    form(['shortIntro', '<input id="a">']);
    document.getElementById('a')!.focus();
    goToField('certificates.0.file');
    expect(focused()).toBe('a');
    expect(scrolled).toEqual([]);
  });
});
