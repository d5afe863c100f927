import { Panel } from '@portal/ui/panel';
import { sections } from '../field-messages.ts';
import { AreaFields } from './area-fields.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { ExperienceFields } from './experience-fields.tsx';
import { IntroFields } from './intro-fields.tsx';
import { SubjectFields } from './subject-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

/** The five parts of the profile, in the order in which they are written. */
export function ProfileFields() {
  return (
    <>
      <IntroFields />
      <SubjectFields />
      <Panel title={sections.career.title} intro={sections.career.body}>
        <ExperienceFields />
        <CertificateFields />
      </Panel>
      <AreaFields />
      <TaxFields />
    </>
  );
}
