import type { PortalSection } from '@portal/portal-core/section';
import { activeLink, isActiveSection } from './current-route.ts';

const links = [
  { label: '수업 프로필', path: '/account/teaching-profile/teacher-profile' },
  {
    label: '내 강좌',
    path: '/account/teaching-profile/my-courses/all',
    base: '/account/teaching-profile/my-courses',
  },
  { label: '강의 자료', path: '/account/lectures', base: ['/account/lectures', '/account/lesson-packs'] },
];

describe('the one link of a menu that is the current one', () => {
  it.each([
    ['/account/teaching-profile/teacher-profile', '수업 프로필'],
    ['/account/teaching-profile/teacher-profile/history', '수업 프로필'],
    ['/account/teaching-profile/my-courses/all', '내 강좌'],
    ['/account/teaching-profile/my-courses/course-1/edit', '내 강좌'],
    ['/account/teaching-profile/my-courses-of-others', undefined],
    ['/account/lesson-packs/pack-1', '강의 자료'],
  ])('%s belongs to %s [RTE-6]', (path, label) => {
    expect(activeLink(links, path)?.label).toBe(label);
  });
});

it('marks the entry of a section whose pages lie below several addresses [DRW-2]', () => {
  const base = ['/account/my-courses', '/account/lessons'];
  const nav = { label: '내 수업', icon: () => null, order: 1, path: '/account/my-courses/all', base };
  const section: PortalSection = { id: 'classes', nav, routes: [] };
  expect(isActiveSection(section, '/account/my-courses/c1/overview')).toBe(true);
  expect(isActiveSection(section, '/account/lessons/l1/wrap-up')).toBe(true);
  expect(isActiveSection(section, '/account/live/l1')).toBe(false);
});
