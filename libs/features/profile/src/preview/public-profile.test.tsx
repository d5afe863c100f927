import { render, screen, within } from '@testing-library/react';
import type { ProfileViewer, PublicTeacherProfile } from '@portal/domain/profile/teacher-profile';
import { aPublicTeacherProfile } from '@portal/testing/profile/profile-builders';
import { UiProvider } from '@portal/ui/provider';
import { PublicProfile } from './public-profile.tsx';

function show(over: Partial<PublicTeacherProfile> = {}, viewer: ProfileViewer = 'PARENT') {
  render(<PublicProfile profile={aPublicTeacherProfile(over)} viewer={viewer} />, { wrapper: UiProvider });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('a profile as families see it [PRF-1]', () => {
  it.each([
    ['PARENT', ['김수학', '경력', '자격증', '소개', '소개 영상', '한눈에 보기']],
    ['STUDENT', ['김수학', '소개 영상', '소개', '한눈에 보기', '경력', '자격증']],
  ] as const)('begins for a %s with what she decides by', (viewer, titles) => expect(show({}, viewer)).toEqual(titles));

  it.each<[string, Partial<PublicTeacherProfile>, string]>([
    ['experiences', { experiences: [] }, '경력'],
    ['certificates', { certificates: [] }, '자격증'],
    ['words of her own', { detailIntro: '' }, '소개'],
    ['a video', { introVideoUrl: '' }, '소개 영상'],
    ['a whole link of a video', { introVideoUrl: 'my video' }, '소개 영상'],
    ['a safe link of a video', { introVideoUrl: 'javascript:alert(1)' }, '소개 영상'],
    ['a fact', { subjects: [], levels: [], languages: [], teachingMode: null, areas: [] }, '한눈에 보기'],
  ])('has no empty part without %s', (_what, over, title) => expect(show(over)).not.toContain(title));

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'button', /소개 영상 보기/],
    ['https://video.example/intro', 'link', /링크 열어 보기/],
  ])('plays a video of YouTube in its place and leads to any other: %s', (introVideoUrl, role, name) => {
    show({ introVideoUrl });
    expect(part('소개 영상').getByRole(role, { name })).toBeVisible();
  });

  it.each([
    ['until today', { from: '2016-03-01', to: null }, '한빛 학원 · 01/03/2016 – 지금까지'],
    ['until a day', { from: '2016-03-01', to: '2020-02-29' }, '한빛 학원 · 01/03/2016 – 29/02/2020'],
    ['without its days', { from: null, to: null }, '한빛 학원'],
  ])('tells of an experience %s', (_what, span, facts) => {
    show({ experiences: [{ title: '강사', organisation: '한빛 학원', description: '', ...span }] });
    expect(part('경력').getByRole('listitem')).toHaveTextContent(new RegExp(`^강사${facts}$`));
  });

  it('names each fact, and an area in its own language', () => {
    show({ subjects: [{ name: '수학', topics: [] }], areas: ['Thành phố Hồ Chí Minh · Quận 1'], teachingMode: 'BOTH' });
    const facts = part('한눈에 보기');
    expect(facts.getByText('수학')).toBeVisible();
    expect(facts.getByText('온라인·대면')).toBeVisible();
    expect(facts.getByText('Thành phố Hồ Chí Minh · Quận 1')).toHaveAttribute('lang', 'vi');
  });

  it('says where a short intro would stand, and nothing in place of a position', () => {
    show({ shortIntro: '', currentPosition: '' });
    expect(screen.getByText('한 줄 소개가 여기에 보여요')).toBeVisible();
    expect(screen.getByRole('banner', { hidden: true })).toHaveTextContent(/김수학한 줄 소개가 여기에 보여요$/);
  });
});
