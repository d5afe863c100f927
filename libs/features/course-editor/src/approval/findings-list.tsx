import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, Lightbulb } from 'lucide-react';
import type { Finding } from '@portal/domain/contract/finding';
import { courseFieldLabel } from '@portal/domain/courses/course-field-label';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { fieldHref } from '../form/editor-links.ts';
import { byStep, EDITOR_STEPS, STEP_LABELS } from '../form/editor-steps.ts';
import { check as words } from '../saving-messages.ts';

interface Props {
  courseId: string;
  /** All of one level. */
  findings: readonly (Finding & { readonly others?: number })[];
}

/** What the rules of the approval say, step by step, each with the way to its field (W4). */
export function FindingsList({ courseId, findings }: Props) {
  const sorted = byStep(findings);
  return (
    <chakra.div display="grid" gap="4">
      {EDITOR_STEPS.filter((step) => sorted[step].length > 0).map((step) => (
        <section key={step} aria-label={STEP_LABELS[step]}>
          <chakra.h4 textStyle="label" color="fg.muted">
            {STEP_LABELS[step]}
          </chakra.h4>
          <chakra.ul listStyleType="none" display="grid" gap="1" mt="1">
            {sorted[step].map(({ path, level, message, others = 0 }) => (
              <chakra.li key={`${path} ${message}`} display="flex" gap="2" textStyle="body.sm">
                <chakra.span color={level === 'ERROR' ? 'fg.error' : 'fg.info'} pt={{ base: '13px', md: '2px' }}>
                  <Icon as={level === 'ERROR' ? CircleAlert : Lightbulb} size={16} />
                </chakra.span>
                <TextLink touch linkAs={RouterLink} href={fieldHref(courseId, path)}>
                  {[words.places(courseFieldLabel(path), others), message].filter(Boolean).join(': ')}
                </TextLink>
              </chakra.li>
            ))}
          </chakra.ul>
        </section>
      ))}
    </chakra.div>
  );
}
