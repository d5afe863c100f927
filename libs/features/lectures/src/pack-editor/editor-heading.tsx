import { ArrowLeft } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { editor as words } from '../pack-editor-messages.ts';

/** The name of the page, with the way back to all packs. */
export function EditorHeading({ title }: { title: string }) {
  return (
    <PageHeading
      title={title}
      back={
        <TextLink href={paths.lessonPacks()} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
          <Icon as={ArrowLeft} size={16} />
          {words.back}
        </TextLink>
      }
    />
  );
}
