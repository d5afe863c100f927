import { useNavigate, useParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { titles } from '../title-messages.ts';
import { CodeForm } from './code-form.tsx';
import { FoundProof } from './found-proof.tsx';

/** /e and /e/:code: whoever was given a copy of a lesson's evidence checks it here, without an account (W1). */
export function CheckEvidencePage() {
  const { code } = useParams();
  const navigate = useNavigate();
  const onCode = (typed: string) => void navigate(paths.evidenceProof(typed));
  return (
    <>
      <PageHeading title={code === undefined ? titles.check : titles.proof} />
      {code === undefined ? <CodeForm onCode={onCode} /> : <FoundProof key={code} code={code} onCode={onCode} />}
    </>
  );
}
