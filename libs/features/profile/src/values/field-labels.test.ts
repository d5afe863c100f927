import { aReadyProfile } from '../profile.fixture.ts';
import { labelOf, placesAround, summaryLabels } from './field-labels.ts';
import { goToField, placeId } from './go-to-field.ts';
import { valuesOf } from './profile-values.ts';

describe('the name of a place in the form', () => {
  it.each([
    ['shortIntro', '한 줄 소개'],
    ['experiences', '경력'],
    ['experiences.1', '경력 2'],
    ['experiences.1.organisation', '경력 2 · 근무한 곳'],
    ['certificates.0.file', '자격증 1 · 증빙 파일'],
    ['areas.9.communeCode', '지역 10 · 동·면'],
    ['subjects.0', '과목과 주제'],
    ['experiences.1.unknown', '경력 2'],
    ['experiences.line-1', '경력'],
    ['unknown', 'unknown'],
  ])('%s is %s', (path, label) => expect(labelOf(path)).toBe(label));

  it('is there for every field of the form', () => {
    const { version: _version, ...values } = valuesOf(aReadyProfile());
    expect(Object.keys(values).filter((name) => labelOf(name) === name)).toEqual([]);
  });

  it('stands in a summary for the lines of lists alone: a field’s sentence names it already', () =>
    expect(summaryLabels([{ name: 'shortIntro' }, { name: 'experiences.0.title' }])).toEqual({
      'experiences.0.title': '경력 1 · 한 일',
    }));
});

describe('the way to a place', () => {
  it('knows all that it stands in, from the inside', () => {
    expect(placesAround('experiences.0.title')).toEqual(['experiences.0.title', 'experiences.0', 'experiences']);
    expect(placesAround('shortIntro')).toEqual(['shortIntro']);
  });

  const page = (html: string) => (document.body.innerHTML = html);
  afterEach(() => page(''));

  it.each([
    ['its control', 'title', '<div id="profile-title"><p>t</p><input id="goal" /></div>'],
    [
      'the first that can be used',
      'title',
      '<div id="profile-title"><input disabled /><textarea id="goal"></textarea></div>',
    ],
    ['no hidden one', 'file', '<div id="profile-file"><input type="hidden" /><button id="goal"></button></div>'],
    ['the place itself where it has none', 'areas', '<div id="goal"></div>'],
    [
      'what it stands in where it is gone',
      'areas.3.communeCode',
      '<div id="profile-areas"><button id="goal"></button></div>',
    ],
  ])('leads to %s', (_what, path, html) => {
    page(html);
    const goal = document.getElementById('goal')!;
    if (!goal.parentElement?.id) goal.tabIndex = -1;
    if (goal.parentElement === document.body) goal.id = placeId(path);
    goToField(path);
    expect(goal).toHaveFocus();
  });

  it('leads nowhere where nothing of it is on the screen', () => {
    page('<button id="other"></button>');
    document.getElementById('other')!.focus();
    goToField('experiences.0.title');
    expect(document.getElementById('other')).toHaveFocus();
  });
});
