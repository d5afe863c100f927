import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { group as words } from './groups-messages.ts';

/** A page of one group, with the way back to all of them. */
export function GroupFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div pb="10">
      <PageHeading
        title={title}
        back={
          <TextLink href={paths.opsGroups()} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
            <Icon as={ArrowLeft} size={16} />
            {words.back}
          </TextLink>
        }
      />
      {children}
    </chakra.div>
  );
}
