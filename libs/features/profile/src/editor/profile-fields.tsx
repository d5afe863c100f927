import { Panel } from '@portal/ui/panel';
import { sections } from '../field-messages.ts';
import { IntroFields } from '../fields/intro-fields.tsx';
import { SubjectFields } from '../fields/subject-fields.tsx';
import { TaxFields } from '../fields/tax-fields.tsx';
import { AreaFields } from '../lines/area-fields.tsx';
import { CertificateFields } from '../lines/certificate-fields.tsx';
import { ExperienceFields } from '../lines/experience-fields.tsx';

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
