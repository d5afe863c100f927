import { useListApplicationContractsQuery } from '@portal/api/recruiting/contracts.api';
import { Banner } from '@portal/ui/banner';
import { applicantAccount as words } from '../messages.ts';

/** Before a yes: whose account the applicant's e-mail is, for who is no teacher cannot sign; nothing where it is nobody's. */
export function ApplicantAccount({ applicationId }: { applicationId: string }) {
  const { currentData } = useListApplicationContractsQuery({ id: applicationId }, { refetchOnMountOrArgChange: true });
  const account = currentData?.account;
  if (!account) return null;
  return account.isTeacher ? (
    <Banner tone="info" title={words.teacher} />
  ) : (
    <Banner tone="warning" title={words.other}>
      {words.otherBody}
    </Banner>
  );
}
