import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { messages, rail } from '../messages.ts';

const LINKS = [
  { label: rail.asParent, href: paths.teacherProfilePreview('PARENT') },
  { label: rail.asStudent, href: paths.teacherProfilePreview('STUDENT') },
  { label: messages.historyLink, href: paths.teacherProfileHistory() },
] as const;

/** To what families see, and to what became of earlier requests. */
export function ViewLinks() {
  return (
    <chakra.nav aria-label={rail.views}>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" textStyle="body.sm">
        {LINKS.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} linkAs={RouterLink} touch>
              {label}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
