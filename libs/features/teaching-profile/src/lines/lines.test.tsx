import { screen, waitFor } from '@testing-library/react';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { aProfileServer, aReadyProfile } from '../profile.fixture.ts';
import { teachingProfileSection } from '../section.ts';
import { button, group, text } from '../teaching-profile.screen.ts';

beforeAll(() => Promise.all(teachingProfileSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const [one] = aProfileContent().experiences;
const experiences = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...one!, id: `experience-${at}`, title: `일 ${at + 1}` }));

function open(content: Partial<TeacherProfile['content']>) {
  const { server, handlers } = aProfileServer(aReadyProfile({ content: aProfileContent(content) }));
  return { server, ...renderSection(teachingProfileSection, { handlers }) };
}
const titles = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^한 일/, { selector: 'input' }).map(({ value }) => value);

describe('the lines of a list', () => {
  it('give the focus of one that is taken away to the next, at last to the button that adds one', async () => {
    const { user } = open({ experiences: experiences(3) });
    await user.click(await screen.findByRole('button', { name: '경력 2 지우기' }));
    expect(titles()).toEqual(['일 1', '일 3']);
    expect(button('경력 2 지우기')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['일 1']);
    expect(button('경력 1 지우기')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('경력 추가')).toHaveFocus();
  });

  it('come back one in its place, with what was written meanwhile still there', async () => {
    const { user, server } = open({ experiences: experiences(3) });
    await user.click(await screen.findByRole('button', { name: '경력 2 지우기' }));
    await user.type((await group('경력 1')).getByRole('textbox', { name: /^한 일/ }), '!');
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(titles()).toEqual(['일 1!', '일 2', '일 3']));
    await waitFor(() => expect(server.saves.at(-1)?.experiences.map(({ id }) => id)).toHaveLength(3));
  });

  it.each([
    [19, true],
    [20, false],
  ])('of %s may be followed by another one: %s', async (count, mayGrow) => {
    open({ experiences: experiences(count) });
    await text(/^한 줄 소개/);
    expect(screen.queryAllByRole('button', { name: '경력 추가' })).toHaveLength(mayGrow ? 1 : 0);
  });
});
