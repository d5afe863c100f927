import { screen } from '@testing-library/react';
import { renderSection } from '@portal/testing-react/render-section';
import { answered, INVITATION, invited, REQUESTED } from '../families.fixture.ts';
import { fillAndSend, heading, withInvitations } from '../families.screen.ts';
import { familiesSection } from '../section.ts';

withInvitations();

const visit = (seatsFree: number, answer = REQUESTED) =>
  renderSection(familiesSection, {
    path: INVITATION,
    signedIn: false,
    handlers: [answered(answer), invited({ seatsFree })],
    config: { sendsMail: false },
  });
const page = () => screen.getByRole('heading', { level: 1 }).parentElement!;

describe('where the installation sends no mail', () => {
  it.each([
    [2, '선생님이 확인한 뒤 연락드려요.'],
    [0, '자리가 나면 선생님이 연락드려요.'],
  ])('a family with %i free seats is promised none', async (seatsFree, words) => {
    visit(seatsFree);
    await heading('중2 수학 개념 완성 – 일차함수');
    expect(screen.getByText(words)).toBeVisible();
    expect(page()).not.toHaveTextContent(/메일로 (?:답을|알려)/);
  });

  it('the answer says who writes to her', async () => {
    const { user } = visit(2);
    await fillAndSend(user);
    expect(await screen.findByText('선생님이 이 주소로 연락드려요.')).toBeVisible();
  });
});
