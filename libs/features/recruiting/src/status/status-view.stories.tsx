import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAskedApplication, anApplication } from '@portal/testing/recruiting/application-builders';
import { aContractProgress } from '@portal/testing/recruiting/contract-builders';
import { StatusView } from './status-view.tsx';

const decided = { reviewDueAt: null, decidedAt: '2026-11-18T00:30:00Z' };
const at = '2026-11-18T01:42:00Z';
const CONTRACTS = [
  aContractProgress(),
  aContractProgress({ status: 'VIEWED', viewedAt: at }),
  aContractProgress({ status: 'SIGNED', signedAt: at }),
  aContractProgress({ status: 'SIGNED', signedAt: at, isAccountReady: true }),
  aContractProgress({ status: 'EXPIRED' }),
];
const VIEWS = [
  anApplication(),
  anApplication({ status: 'IN_REVIEW' }),
  anAskedApplication(),
  anApplication({ status: 'PASSED', ...decided }),
  ...CONTRACTS.map((contract) => anApplication({ status: 'PASSED', ...decided, contract })),
  anApplication({
    status: 'REFUSED',
    ...decided,
    reason: '가르친 경력이 더 필요해요.\n준비가 되면 다시 지원해 주세요.',
  }),
];

const meta = {
  component: StatusView,
  args: { view: anApplication() },
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof StatusView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  name: '단계마다',
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      {VIEWS.map((view, no) => (
        <StatusView key={no} view={view} />
      ))}
    </div>
  ),
};
