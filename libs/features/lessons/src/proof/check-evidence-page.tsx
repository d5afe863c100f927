import { useNavigate, useParams } from 'react-router';
import { proofCodeFrom } from '@portal/domain/lessons/evidence-proof';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { CodeForm } from './code-form.tsx';
import { FoundProof } from './found-proof.tsx';
import { proof as words } from './proof-messages.ts';

/** /e and /e/:code: whoever was given a copy of a lesson's evidence checks it here, without an account (W1). */
export function CheckEvidencePage() {
  const { code } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title={words.check} />
      {code === undefined ? (
        <CodeForm onCode={(typed) => void navigate(paths.evidenceProof(typed))} />
      ) : (
        <FoundProof key={code} code={proofCodeFrom(code)} />
      )}
    </>
  );
}
