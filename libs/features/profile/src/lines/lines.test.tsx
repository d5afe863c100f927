import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { createWorld } from '@portal/testing-react/fake-world';
import { renderSection } from '@portal/testing-react/render-section';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import { aProfileServer, aReadyProfile } from '../profile.fixture.ts';
import { button, group } from '../profile.screen.ts';
import { profileSection } from '../section.ts';
import { ExperienceFields } from './experience-fields.tsx';

beforeAll(() => Promise.all(profileSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const [one] = aProfileContent().experiences;
const experiences = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...one!, id: `experience-${at}`, title: `일 ${at + 1}` }));

function open(content: Partial<TeacherProfile['content']>) {
  const { server, handlers } = aProfileServer(aReadyProfile({ content: aProfileContent(content) }));
  return { server, ...renderSection(profileSection, { handlers }) };
}

/** The list alone: the whole form takes its time, with twenty lines most of all. */
function openList(count: number) {
  const profile = aReadyProfile({ content: aProfileContent({ experiences: experiences(count) }) });
  const form = (
    <ProfileFrame profile={profile}>
      <ExperienceFields />
    </ProfileFrame>
  );
  render(createWorld().wrap(form));
  return userEvent.setup();
}
const titles = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^한 일/, { selector: 'input' }).map(({ value }) => value);

describe('the lines of a list', () => {
  it('give the focus of one that is taken away to the next, at last to the button that adds one', async () => {
    const user = openList(3);
    await user.click(button('경력 2 지우기'));
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
  ])('of %s may be followed by another one: %s', (count, mayGrow) => {
    openList(count);
    // By their words: to look for labels and roles among so many fields takes a quarter of a minute.
    expect(screen.getAllByText(/^경력 \d+$/)).toHaveLength(count);
    expect(screen.queryAllByText('경력 추가')).toHaveLength(mayGrow ? 1 : 0);
  });
});
