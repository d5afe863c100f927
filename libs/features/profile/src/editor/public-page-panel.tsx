import { chakra } from '@chakra-ui/react/styled-system';
import { paths, sitePath } from '@portal/domain/site/paths';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { publicPage as words } from '../messages.ts';

const NEEDS = [
  { label: words.courses, href: paths.teachingCourses() },
  { label: words.freeTimes, href: paths.freeTimes() },
] as const;

/** Where anybody reads what was approved, and what families need to book a trial there (CON-3). */
export function PublicPagePanel() {
  const { profile } = useCurrentProfile();
  if (!profile) return null;
  const path = paths.publicTeacher(profile.id);
  const address = location.origin + sitePath(path);
  return (
    <Panel title={words.title} intro={words.intro}>
      <chakra.p aria-label={words.address} role="group" overflowWrap="anywhere" userSelect="all" dir="ltr">
        {address}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button asChild variant="outline">
          <RouterLink href={path}>{words.open}</RouterLink>
        </Button>
        <CopyButton text={address} label={words.copy} />
      </chakra.div>
      <chakra.div textStyle="body.sm">
        <chakra.p color="fg.muted">{words.needs}</chakra.p>
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5">
          {NEEDS.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} linkAs={RouterLink} touch>
                {label}
              </TextLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Panel>
  );
}
