import { screen } from '@testing-library/react';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { score, student, withFreshPages } from '../assignments.screen.ts';
import { aGradingServer, handedIn } from '../grading.fixture.ts';
import { assignmentsSection } from '../section.ts';

withFreshPages();

it('a score that cannot be is marked as it comes back from this device, where nobody has touched it yet [ASG-2]', async () => {
  const kept = { version: 1, score: '105', feedback: '', isLate: null, rubricPoints: [], errorTags: [] };
  saveDraft(aProfile().id, 'grading:submission-3', kept);
  renderSection(assignmentsSection, {
    path: '/account/grading',
    handlers: aGradingServer(handedIn()),
  });
  await student('학생 A03');
  expect(await score()).toHaveValue('105');
  expect(await screen.findByText('점수는 100점까지예요.')).toBeVisible();
  expect(await score()).toBeInvalid();
});
