import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, Lightbulb } from 'lucide-react';
import type { Finding } from '@portal/domain/contract/finding';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { opsFieldLabel } from '@portal/domain/ops/ops-fields';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { itemMessages as words } from '../messages.ts';

const LOOKS: Record<Finding['level'], readonly [typeof Lightbulb, string]> = {
  ERROR: [CircleAlert, 'fg.error'],
  HINT: [Lightbulb, 'fg.muted'],
};

interface FindingsPanelProps {
  details: OpsItemDetails;
  /** Takes a finding over as a remark; without it nothing can be remarked. */
  onRemark?: ((path: string, text: string) => void) | undefined;
}

/** What the rules say by themselves. */
export function FindingsPanel({ details: { findings, fields }, onRemark }: FindingsPanelProps) {
  return (
    <Panel title={words.findings}>
      {findings.length === 0 ? (
        <chakra.p color="fg.muted">{words.noFindings}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {findings.map(({ path, level, message }) => {
            const [drawing, color] = LOOKS[level];
            const label = opsFieldLabel(fields, path);
            return (
              <chakra.li key={`${path} ${message}`} display="flex" flexWrap="wrap" alignItems="center" gap="2">
                <chakra.span color={color}>
                  <Icon as={drawing} size={18} />
                </chakra.span>
                <chakra.p flex="1 1 14rem" minW="0">
                  <chakra.span textStyle="label" color={color}>
                    {words.findingLevels[level]} · {label}
                  </chakra.span>{' '}
                  {message}
                </chakra.p>
                {onRemark && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={words.toRemarkOf(label)}
                    onClick={() => onRemark(path, message)}
                  >
                    {words.toRemark}
                  </Button>
                )}
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
    </Panel>
  );
}
