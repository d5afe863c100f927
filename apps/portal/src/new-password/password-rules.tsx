import { chakra } from '@chakra-ui/react/styled-system';
import { Circle, CircleCheck } from 'lucide-react';
import { brokenPasswordRules, PASSWORD_RULE_TEXTS, PASSWORD_RULES } from '@portal/domain/identity/password';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { newPassword as words } from '../messages.ts';

/** What a new password must fulfil, ticked off as it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const broken = brokenPasswordRules(password);
  return (
    <chakra.ul aria-label={words.rules} listStyleType="none" display="grid" gap="1" textStyle="body.sm">
      {PASSWORD_RULES.map((rule) => {
        // Nothing has no outer spaces either, and is no password.
        const isKept = password !== '' && !broken.includes(rule);
        return (
          <chakra.li key={rule} display="flex" gap="2" color={isKept ? 'celadon.fg' : 'fg.muted'}>
            <chakra.span pt="3px" flexShrink="0">
              <Icon as={isKept ? CircleCheck : Circle} size={16} />
            </chakra.span>
            <span>
              {PASSWORD_RULE_TEXTS[rule]}
              <VisuallyHidden> {isKept ? words.kept : words.notKept}</VisuallyHidden>
            </span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
